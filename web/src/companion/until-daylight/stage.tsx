import crown from 'icon:crown'
import { LAST_ROUND } from '@holdout/until-daylight/table'
import { useEffect } from 'react'
import { play } from '../../client/sound.ts'
import { RollButton } from '../../pages/companion/roll-button.tsx'
import type { Parts } from '../../pages/companion/use-parts.ts'
import { Icon } from '../../parts/icon.tsx'
import { secureRandom } from '../random.ts'
import type { Stored } from '../stored-state.ts'
import { Search } from './search.tsx'
import { SeatLetter } from './seat-letter.tsx'
import { daylightText, stageText } from './text.ts'
import {
  applyFate,
  catchPlayer,
  endCombat,
  endNight,
  FATES,
  FRESH_NIGHT,
  gong,
  type Night,
  nameOf,
  rollFate,
  savedSurvivors,
  startSearch,
  waveNow,
} from './tracker.ts'

/** The current phase: what happens now, and the button to continue. */
export function Stage({ night, parts }: { readonly night: Stored<Night>; readonly parts: Parts }) {
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
        restart={() => set(startSearch(state, Date.now(), secureRandom))}
        over={() => set(last => (last.phase === 'search' ? gong(last) : last))}
      />
    )
  return (
    <section className={`stage stage--${phase}`} aria-live="polite">
      {phase === 'ready' && (
        <>
          <h2>{stageText.round(state.round)}</h2>
          <p>{stageText.ready(name(state.starter))}</p>
          <p className="page__row">
            {parts.isOn('timer') ? (
              <button
                type="button"
                className="button button--main stage__go"
                onClick={() => {
                  play('turn')
                  set(startSearch(state, Date.now(), secureRandom))
                }}
              >
                {stageText.startSearch}
              </button>
            ) : (
              <button type="button" className="button button--main stage__go" onClick={() => set(gong(state))}>
                {stageText.endSearch}
              </button>
            )}
          </p>
        </>
      )}
      {phase === 'caught' && (
        <>
          <h2>{stageText.whoWasCaught}</h2>
          <p>{stageText.caughtHelp}</p>
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
          <h2>{stageText.rollsFate(name(state.receiver))}</h2>
          <p className="page__row">
            <RollButton roll={() => set(applyFate(state, rollFate(secureRandom)))}>{stageText.rollHere}</RollButton>
          </p>
          <p>{stageText.ownDie}</p>
          <p className="stage__people">
            {FATES.map(fate => (
              <button key={fate} type="button" className="button" onClick={() => set(applyFate(state, fate))}>
                {daylightText.fate(fate, name(state.receiver as number))}
              </button>
            ))}
          </p>
        </>
      )}
      {phase === 'combat' && state.receiver !== null && (
        <>
          <h2>{stageText.layCards(waveNow(state))}</h2>
          {state.fate && <p className="stage__fate">{daylightText.fate(state.fate)}</p>}
          <ol className="stage__order">
            {stageText.order(name(state.receiver)).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p className="page__row">
            <button type="button" className="button button--main" onClick={() => set(endCombat(state))}>
              {state.round === LAST_ROUND ? stageText.lastFight : stageText.endRound}
            </button>
          </p>
        </>
      )}
      {phase === 'final' && (
        <>
          <h2>{stageText.lastFightCycle(state.cycle)}</h2>
          <p>{stageText.lastFightText}</p>
          <p className="page__row">
            <button type="button" className="button button--open" onClick={() => set(endCombat(state))}>
              {stageText.nextCycle}
            </button>
            <button type="button" className="button button--main" onClick={() => set(endNight(state))}>
              {stageText.enemiesGone}
            </button>
          </p>
        </>
      )}
      {phase === 'over' && (
        <>
          <h2>{stageText.endings[state.ending ?? 'died'][0]}</h2>
          <p>{stageText.endings[state.ending ?? 'died'][1]}</p>
          <p>
            {stageText.summary(state.round, savedSurvivors(state))}
            {state.leader !== null && (
              <>
                , <Icon of={crown} />
                {stageText.led(name(state.leader))}
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
              {stageText.newNight}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
