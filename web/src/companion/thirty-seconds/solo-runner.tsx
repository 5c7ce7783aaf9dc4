import { chartText, SOLO_DECKS, sectionTitle, soloStepText } from '@holdout/thirty-seconds/table'
import { useState } from 'react'
import { Counter } from '../../pages/companion/counter.tsx'
import { RollButton } from '../../pages/companion/roll-button.tsx'
import { Segments } from '../../parts/segments.tsx'
import { secureRandom } from '../random.ts'
import type { Stored } from '../stored-state.ts'
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
} from './ai-runner.ts'
import { needOf, questionOf } from './solo-questions.ts'
import { soloText } from './text.ts'

export interface Solo {
  readonly deck: Deck
  readonly row: number
  readonly down: boolean
  /** The zombies' current turn; null between turns. */
  readonly run: Runner | null
}

export const FRESH_SOLO: Solo = { deck: 'fast', row: 1, down: false, run: null }

/** Plays the zombies of a solo game: asks each step card in order, then rolls on the chart. */
export function SoloRunner({ stored }: { readonly stored: Stored<Solo> }) {
  const { state, set } = stored
  const { run } = state
  if (run === null) return <BeforeTurn stored={stored} />
  const put = (next: Runner): void => set({ ...state, run: next })
  const total = SOLO_DECKS[run.deck].steps.length
  const [before, after] = soloText.step(soloText.decks[run.deck], total)
  return (
    <div className="stack solo">
      <p className="solo__state">
        <span>
          {before}
          <b>{Math.min(run.at + 1, total)}</b>
          {after}
        </span>
        <span className="solo__energy" role="img" aria-label={soloText.energyLeft(run.energy)}>
          {'▲'.repeat(run.energy)}
          {'△'.repeat(ENERGY - run.energy)} {soloText.energy(run.energy)}
        </span>
      </p>
      <div className="solo__card paper" aria-live="polite">
        <Asked run={run} put={put} />
      </div>
      {run.waiting.kind === 'done' && (
        <button type="button" className="button button--main" onClick={() => set({ ...state, run: null })}>
          {soloText.yourTurnAgain}
        </button>
      )}
      <p className="solo__who">{soloText.whichZombie}</p>
      {run.lines.length > 0 && (
        <>
          <h2>{soloText.soFar}</h2>
          <ol className="solo__told">
            {run.lines.map(({ id, say, energy }, i) => (
              <li key={i}>
                <b>{id}</b> {say} <span>{soloText.energy(energy)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {run.waiting.kind !== 'done' && (
        <button type="button" className="button button--quiet" onClick={() => set({ ...state, run: null })}>
          {soloText.cancelTurn}
        </button>
      )}
    </div>
  )
}

function BeforeTurn({ stored }: { readonly stored: Stored<Solo> }) {
  const { state, set } = stored
  const { row, deck, down } = state
  return (
    <div className="stack">
      <h2>{soloText.heading}</h2>
      <Segments
        name="deck"
        label={soloText.deck}
        value={deck}
        choices={[
          ['fast', soloText.decks.fast],
          ['swarm', soloText.decks.swarm],
        ]}
        set={chosen => set({ ...state, deck: chosen })}
      />
      <Counter
        label={soloText.yourRow}
        value={row}
        less={row > 1 ? () => set({ ...state, row: row - 1 }) : null}
        more={row < 10 ? () => set({ ...state, row: row + 1 }) : null}
      />
      <label className="switch">
        <input type="checkbox" checked={down} onChange={() => set({ ...state, down: !down })} /> {soloText.knockedDown}
      </label>
      <p>{soloText.yourCards}</p>
      <button
        type="button"
        className="button button--main"
        onClick={() => set({ ...state, run: startTurn(deck, { row, down }) })}
      >
        {soloText.begin}
      </button>
    </div>
  )
}

/** The current question with its buttons. */
function Asked({ run, put }: { readonly run: Runner; readonly put: (next: Runner) => void }) {
  const { waiting } = run
  const step = stepOf(run)
  switch (waiting.kind) {
    case 'done':
      return <h2>{soloText.over}</h2>
    case 'roll':
      return <Roll run={run} put={put} />
    case 'then-attack':
      return (
        <>
          <h2>{soloText.canAttack}</h2>
          <p>{soloText.canAttackHelp}</p>
          <YesNo yes={soloText.attacks} no={soloText.cannotAttack} give={yes => put(answer(run, yes))} />
        </>
      )
    case 'entry': {
      const entry = entryNamed(run, waiting.entry)
      const again = waiting.tried.length > 0
      return (
        <>
          <p>{soloText.entry(String(waiting.roll).padStart(2, '0'), sectionTitle(entry.section), entry.id, again)}</p>
          <h2>{chartText(entry.do, entry.who, entry.row)}</h2>
          <p>{needOf(entry)}</p>
          <YesNo yes={soloText.yesFor(1)} no={soloText.notPossible} give={yes => put(answer(run, yes))} />
        </>
      )
    }
    case 'step': {
      if (step === null) return null
      const again = run.lines.at(-1)?.id === step.id
      const always = step.do === 'draw-phase'
      return (
        <>
          <p>{step.id}</p>
          <h2>{soloStepText(step.id)}</h2>
          <p>{questionOf(step, again)}</p>
          {always ? (
            <button type="button" className="button button--main" onClick={() => put(answer(run, true))}>
              {soloText.done}
            </button>
          ) : (
            <YesNo yes={soloText.yesFor(step.cost)} no={soloText.no} give={yes => put(answer(run, yes))} />
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
      <h2>{soloText.rollChart}</h2>
      <p className="page__row">
        <RollButton roll={() => put(takeRoll(run, rollDice(secureRandom)))}>{soloText.rollDice}</RollButton>
      </p>
      <form
        className="solo__own"
        onSubmit={event => {
          event.preventDefault()
          if (fine) put(takeRoll(run, Number(own)))
        }}
      >
        <label className="field">
          <span>{soloText.ownDice}</span>
          <input className="input" inputMode="numeric" value={own} onChange={event => setOwn(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={!fine}>
          {soloText.readChart}
        </button>
      </form>
    </>
  )
}
