import { chartText, SOLO_DECKS, sectionTitle, soloStepText } from '@holdout/thirty-seconds/table'
import { useState } from 'react'
import { needOf, questionOf } from '../../../companion/ai-questions.ts'
import {
  answer,
  type Deck,
  ENERGY,
  entryNamed,
  type Runner,
  rollDice,
  startTurn,
  stepOf,
  takeRoll,
} from '../../../companion/ai-runner.ts'
import type { Kept } from '../../../companion/kept-state.ts'
import { trueLuck } from '../../../companion/luck.ts'
import { Segments } from '../../../parts/segments.tsx'
import { Counter } from '../counter.tsx'
import { RollButton } from '../roll-button.tsx'

export interface Solo {
  readonly deck: Deck
  readonly row: number
  readonly down: boolean
  /** The zombies' turn that runs; null between turns. */
  readonly run: Runner | null
}

export const FRESH_SOLO: Solo = { deck: 'fast', row: 1, down: false, run: null }

/** The zombies of a solo game: each step card in order, yes or no, and the chart at the end. */
export function SoloRunner({ kept }: { readonly kept: Kept<Solo> }) {
  const { state, set } = kept
  const { run } = state
  if (run === null) return <BeforeTurn kept={kept} />
  const put = (next: Runner): void => set({ ...state, run: next })
  const total = SOLO_DECKS[run.deck].steps.length
  return (
    <div className="stack solo">
      <p className="solo__state">
        <span>
          {DECKS[run.deck]}, step <b>{Math.min(run.at + 1, total)}</b> of {total}
        </span>
        <span className="solo__energy" role="img" aria-label={`${run.energy} Energy left`}>
          {'▲'.repeat(run.energy)}
          {'△'.repeat(ENERGY - run.energy)} {run.energy}E
        </span>
      </p>
      <div className="solo__card paper" aria-live="polite">
        <Asked run={run} put={put} />
      </div>
      {run.waiting.kind === 'done' && (
        <button type="button" className="button button--main" onClick={() => set({ ...state, run: null })}>
          Your turn again
        </button>
      )}
      <p className="solo__who">
        Who is it? Your row first, then behind you, nearest first, then ahead of you; in a row the bottom one. It must
        be able to do it.
      </p>
      {run.told.length > 0 && (
        <>
          <h2>So far</h2>
          <ol className="solo__told">
            {run.told.map(({ id, say, energy }, i) => (
              <li key={i}>
                <b>{id}</b> {say} <span>{energy}E</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {run.waiting.kind !== 'done' && (
        <button type="button" className="button button--quiet" onClick={() => set({ ...state, run: null })}>
          Break this turn off
        </button>
      )}
    </div>
  )
}

const DECKS: Readonly<Record<Deck, string>> = { fast: 'Fast Attack', swarm: 'Swarm' }

function BeforeTurn({ kept }: { readonly kept: Kept<Solo> }) {
  const { state, set } = kept
  const { row, deck, down } = state
  return (
    <div className="stack">
      <h2>The zombies’ turn</h2>
      <Segments
        name="deck"
        label="Zombie deck"
        value={deck}
        choices={[
          ['fast', DECKS.fast],
          ['swarm', DECKS.swarm],
        ]}
        set={chosen => set({ ...state, deck: chosen })}
      />
      <Counter
        label="Your row"
        value={row}
        less={row > 1 ? () => set({ ...state, row: row - 1 }) : null}
        more={row < 10 ? () => set({ ...state, row: row + 1 }) : null}
      />
      <label className="switch">
        <input type="checkbox" checked={down} onChange={() => set({ ...state, down: !down })} /> You are knocked down
      </label>
      <p>The printed cards of your box come first: where ours read differently, follow yours.</p>
      <button
        type="button"
        className="button button--main"
        onClick={() => set({ ...state, run: startTurn(deck, { row, down }) })}
      >
        Begin their turn
      </button>
    </div>
  )
}

/** What the runner waits for, with its buttons. */
function Asked({ run, put }: { readonly run: Runner; readonly put: (next: Runner) => void }) {
  const { waiting } = run
  const step = stepOf(run)
  switch (waiting.kind) {
    case 'done':
      return <h2>Their turn is over.</h2>
    case 'roll':
      return <Roll run={run} put={put} />
    case 'then-attack':
      return (
        <>
          <h2>It has moved in. Can it attack?</h2>
          <p>Not with time tokens on it, and not if something knocked it down on the way.</p>
          <YesNo yes="It attacks, 1E" no="It cannot" give={yes => put(answer(run, yes))} />
        </>
      )
    case 'entry': {
      const entry = entryNamed(run, waiting.entry)
      const again = waiting.tried.length > 0
      return (
        <>
          <p>
            Roll {String(waiting.roll).padStart(2, '0')} · {sectionTitle(entry.section)} · {entry.id}
            {again && ', the next of its section'}
          </p>
          <h2>{chartText(entry.do)}</h2>
          <p>{needOf(entry)}</p>
          <YesNo yes="Yes, done: 1E" no="Not possible" give={yes => put(answer(run, yes))} />
        </>
      )
    }
    case 'step': {
      if (step === null) return null
      const again = run.told.at(-1)?.id === step.id
      const always = step.do === 'draw-phase'
      return (
        <>
          <p>{step.id}</p>
          <h2>{soloStepText(step.id)}</h2>
          <p>{questionOf(step, again)}</p>
          {always ? (
            <button type="button" className="button button--main" onClick={() => put(answer(run, true))}>
              Done
            </button>
          ) : (
            <YesNo
              yes={step.cost > 0 ? `Yes, done: ${step.cost}E` : 'Yes, done: free'}
              no="No"
              give={yes => put(answer(run, yes))}
            />
          )}
        </>
      )
    }
  }
}

function YesNo({ yes, no, give }: { yes: string; no: string; give: (yes: boolean) => void }) {
  return (
    <p className="page__row">
      <button type="button" className="button button--main" onClick={() => give(true)}>
        {yes}
      </button>
      <button type="button" className="button" onClick={() => give(false)}>
        {no}
      </button>
    </p>
  )
}

function Roll({ run, put }: { readonly run: Runner; readonly put: (next: Runner) => void }) {
  const [own, setOwn] = useState('')
  const fine = /^\d{1,2}$/.test(own)
  return (
    <>
      <h2>Roll on the chart</h2>
      <p className="page__row">
        <RollButton roll={() => put(takeRoll(run, rollDice(trueLuck)))}>Roll both dice</RollButton>
      </p>
      <form
        className="solo__own"
        onSubmit={event => {
          event.preventDefault()
          if (fine) put(takeRoll(run, Number(own)))
        }}
      >
        <label className="field">
          <span>Or your own dice, 00 to 99</span>
          <input className="input" inputMode="numeric" value={own} onChange={event => setOwn(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={!fine}>
          Read the chart
        </button>
      </form>
    </>
  )
}
