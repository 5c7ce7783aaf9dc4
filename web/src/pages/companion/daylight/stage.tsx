import crown from 'icon:crown'
import { useEffect } from 'react'
import { play } from '../../../client/sound.ts'
import {
  applyFate,
  catchPlayer,
  endCombat,
  endNight,
  FATE_WORDS,
  FATES,
  FRESH_NIGHT,
  gong,
  LAST_ROUND,
  type Night,
  nameOf,
  rollFate,
  savedSurvivors,
  startSearch,
  waveNow,
} from '../../../companion/daylight.ts'
import type { Kept } from '../../../companion/kept-state.ts'
import { trueLuck } from '../../../companion/luck.ts'
import { Icon } from '../../../parts/icon.tsx'
import { RollButton } from '../roll-button.tsx'
import type { Parts } from '../use-parts.ts'
import { Search } from './search.tsx'
import { SeatLetter } from './seat-letter.tsx'

/** What happens now: one sentence, and the one thing to do. */
export function Stage({ night, parts }: { readonly night: Kept<Night>; readonly parts: Parts }) {
  const { state, set } = night
  const { phase } = state
  const name = (place: number): string => nameOf(state.fighters[place].character)
  useEffect(() => {
    if (phase !== 'caught') return
    play('gong')
    navigator.vibrate?.([300, 120, 500])
  }, [phase])
  if (phase === 'search' && state.timer)
    return (
      <Search
        timer={state.timer}
        seconds={state.seconds}
        music={parts.isOn('music')}
        change={timer => set({ ...state, timer })}
        restart={() => set(startSearch(state, Date.now(), trueLuck))}
        over={() => set(last => (last.phase === 'search' ? gong(last) : last))}
      />
    )
  return (
    <section className={`stage stage--${phase}`} aria-live="polite">
      {phase === 'ready' && (
        <>
          <h2>Round {state.round}</h2>
          <p>{name(state.starter)} goes first. Talk as long as you like; the clock waits.</p>
          <p className="page__row">
            {parts.isOn('timer') ? (
              <button
                type="button"
                className="button button--main stage__go"
                onClick={() => {
                  play('turn')
                  set(startSearch(state, Date.now(), trueLuck))
                }}
              >
                Launch the search
              </button>
            ) : (
              <button type="button" className="button button--main stage__go" onClick={() => set(gong(state))}>
                The search is over
              </button>
            )}
          </p>
        </>
      )}
      {phase === 'caught' && (
        <>
          <h2>Gong! Who was caught?</h2>
          <p>Whoever had not yet said “Next”.</p>
          <p className="stage__people">
            {state.fighters.map(({ character }, place) => (
              <button
                key={character}
                type="button"
                className="button button--open"
                onClick={() => set(catchPlayer(state, place))}
              >
                <SeatLetter place={place} /> {nameOf(character)}
              </button>
            ))}
          </p>
        </>
      )}
      {phase === 'fate' && state.receiver !== null && (
        <>
          <h2>{name(state.receiver)} rolls the die of fate</h2>
          <p className="page__row">
            <RollButton roll={() => set(applyFate(state, rollFate(trueLuck)))}>Roll it here</RollButton>
          </p>
          <p>Or what your own die shows:</p>
          <p className="stage__people">
            {FATES.map(fate => (
              <button key={fate} type="button" className="button" onClick={() => set(applyFate(state, fate))}>
                {FATE_WORDS[fate].replace('The caught one', name(state.receiver as number))}
              </button>
            ))}
          </p>
        </>
      )}
      {phase === 'combat' && state.receiver !== null && (
        <>
          <h2>Lay {waveNow(state)} horde cards</h2>
          {state.fate && <p className="stage__fate">{FATE_WORDS[state.fate]}</p>}
          <ol className="stage__order">
            <li>Before {name(state.receiver)}, left to right.</li>
            <li>Attack in turn, {name(state.receiver)} first.</li>
            <li>Traps, then Raiders, then the infected, {name(state.receiver)}’s area first.</li>
          </ol>
          <p className="page__row">
            <button type="button" className="button button--main" onClick={() => set(endCombat(state))}>
              {state.round === LAST_ROUND ? 'On to the last fight' : 'The round is over'}
            </button>
          </p>
        </>
      )}
      {phase === 'final' && (
        <>
          <h2>The last fight, cycle {state.cycle}</h2>
          <p>No more gong. Everybody attacks, then the enemies, until one side is gone.</p>
          <p className="page__row">
            <button type="button" className="button button--open" onClick={() => set(endCombat(state))}>
              Another cycle
            </button>
            <button type="button" className="button button--main" onClick={() => set(endNight(state))}>
              All enemies are gone
            </button>
          </p>
        </>
      )}
      {phase === 'over' && (
        <>
          <h2>{ENDINGS[state.ending ?? 'died'][0]}</h2>
          <p>{ENDINGS[state.ending ?? 'died'][1]}</p>
          <p>
            Round {state.round}, {savedSurvivors(state)} saved
            {state.leader !== null && (
              <>
                , <Icon of={crown} /> {name(state.leader)} led
              </>
            )}
            .
          </p>
          <p className="page__row">
            <button
              type="button"
              className="button button--main"
              onClick={() =>
                set({
                  ...FRESH_NIGHT,
                  seconds: state.seconds,
                  jitter: state.jitter,
                  difficulty: state.difficulty,
                  relief: state.relief,
                })
              }
            >
              Another night
            </button>
          </p>
        </>
      )}
    </section>
  )
}

const ENDINGS = {
  won: ['Daylight.', 'Everybody lives, the last enemy is down, and a Survivor came along.'],
  died: [
    'The night has won.',
    'Somebody has died, and with one the whole team. A slip of the thumb? Undo takes it back.',
  ],
  'nobody-saved': ['Daylight, and nobody saved.', 'The enemies are gone, but no Survivor is with you: lost.'],
} as const
