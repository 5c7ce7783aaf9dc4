import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { hintsUsed } from '../../client/hints-used.ts'
import { start } from '../../client/start.ts'
import { Face, hasFace } from '../../parts/face.tsx'
import { Phrase } from '../../parts/phrase.tsx'
import { type EndRecord, useEndRecord } from '../../records/use-end-record.ts'
import { endText } from '../../text/end.ts'
import { done, type KeyMap, useEveryKey, useKeys } from '../keys.ts'
import { useOnlineParts } from '../online-parts.ts'
import { useSession } from '../session.ts'
import { DecidedCard } from './decided-card.tsx'
import { EndMoment } from './end-moment.tsx'
import { EndPicture } from './end-picture.tsx'
import { EndTableCard, plainTable } from './end-table.tsx'
import type { Ended, Ending } from './ending.ts'
import { loadEnding, loadPicture } from './load-ending.ts'
import { LuckCard } from './luck-card.tsx'
import { NextBar } from './next-bar.tsx'
import { AchievedList } from './records.tsx'
import { rematchOf } from './rematch.ts'
import { ShareCard } from './share-card.tsx'
import { type EndDetails, useEndDetails } from './use-end-details.ts'
import './end.css'
import './end-cards.css'

const KEYS = {
  close: { keys: ['Escape'], label: 'Esc', does: null },
  analysis: { keys: ['a'], label: 'A', does: null },
  again: { keys: ['Enter'], label: 'Enter', does: null },
} satisfies KeyMap

const DailyEnd = lazy(() => import('../../pages/daily/daily-end.tsx'))

/** Whether a game is the first attempt at a daily challenge. */
function isDaily(id: string): boolean {
  return id.startsWith('daily-')
}

/** An ending as it is told and drawn. */
interface Shown {
  readonly ending: Ending
  readonly picture: string
}

/** The end of a match: the result, what made it, and what to do next. The player can close it to view the table. */
export function EndScreen({ id, putAside }: { readonly id: string | null; readonly putAside: () => void }) {
  const { state, open } = useSession()
  const [, go] = useLocation()
  const ended = useEnded()
  const shown = useShown(ended)
  const details = useEndDetails(id)
  const kept = useEndRecord(id, details.record)
  const [still, setStill] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const play = (seed: string | null): void => {
    const table = details.record && rematchOf(details.record, seed)
    go(table ? `/play/${start(table)}` : `/${state.slug}${seed === null ? '' : `?seed=${encodeURIComponent(seed)}`}`)
  }
  const acts = {
    close: () => done(putAside),
    analysis: () => id !== null && done(() => go(`/analysis/${id}`)),
    // A link or a button that has the focus gets the key.
    again: () => main.current !== null && !document.activeElement?.matches('a, button') && done(() => play(null)),
  }
  useKeys(KEYS, acts, 'around', screen)
  useEveryKey(still ? null : () => setStill(true))
  if (!ended || !shown) return null
  const { ending, picture } = shown
  const { slug, title } = state
  const hints = id === null ? 0 : hintsUsed(id)
  return (
    <div
      ref={screen}
      className="end"
      role="dialog"
      aria-label={endText.label}
      data-won={ended.won}
      data-game={slug}
      data-still={still || undefined}
      onPointerDown={() => setStill(true)}
    >
      <EndPicture drawing={picture} className="end__picture" />
      <div className="end__top always-night">
        <b className="end__logo">HOLDOUT</b>
        <span className="end__game">{title}</span>
        {hints > 0 && <span className="end__hints">{endText.hints(hints)}</span>}
        <nav aria-label={endText.label}>
          <button type="button" className="button button--quiet" onClick={putAside}>
            {endText.viewTable}
          </button>
          <button type="button" className="button button--quiet" onClick={() => open({ kind: 'log' })}>
            {endText.log}
          </button>
          <Link href="/" className="button button--quiet">
            {endText.leave}
          </Link>
        </nav>
      </div>
      <div className="end__result always-night">
        <p className="end__badge" data-won={ended.won}>
          {ending.badge}
        </p>
        <h2>{ending.headline}</h2>
        {ending.line && <p className="end__line">{ending.line}</p>}
        {ending.chips.length > 0 && (
          <ul className="end__chips">
            {ending.chips.map(chip => (
              <li key={chip}>{chip}</li>
            ))}
          </ul>
        )}
      </div>
      <EndCards id={id} ended={ended} ending={ending} details={details} kept={kept} />
      <NextBar
        id={id}
        play={play}
        main={main}
        share={
          !(id && isDaily(id)) && (
            <ShareCard title={title} words={ending.share} picture={picture} id={id} record={details.record} />
          )
        }
      />
    </div>
  )
}

function useEnded(): Ended | null {
  const { state } = useSession()
  const { outcome } = state.scene
  return useMemo(() => {
    if (!outcome) return null
    const me = state.people.length === 1 ? state.people[0] : null
    const won = outcome.winners.some(seat => state.people.includes(seat))
    const { names, scene } = state
    return { outcome, me, won, seats: state.seats.map(({ seat }) => seat), names, view: scene.view }
  }, [outcome, state])
}

/** The ending in the words and the picture of its game, once they are loaded; in common ones if that fails. */
function useShown(ended: Ended | null): Shown | null {
  const { slug } = useSession().state
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (!ended) return
    let gone = false
    const show = async (from: string): Promise<void> => {
      const [tell, draw] = await Promise.all([loadEnding(from), loadPicture(from)])
      if (!gone) setShown({ ending: tell(ended as Ended<never>), picture: draw(ended as Ended<never>) })
    }
    show(slug).catch(() => show(''))
    return () => {
      gone = true
    }
  }, [slug, ended])
  return shown
}

/** The game's own table, what decided it, and luck and records: side by side where there is room. */
function EndCards({
  id,
  ended,
  ending,
  details,
  kept,
}: {
  id: string | null
  ended: Ended
  ending: Ending
  details: EndDetails
  kept: EndRecord | null
}) {
  const { state } = useSession()
  const online = useOnlineParts()
  const { outcome, me } = ended
  const names = me === null ? state.names : { ...state.names, [me]: endText.you }
  const { facts } = details
  const analyzed = id && me !== null && details.record ? { id, record: details.record, seat: me } : null
  const table = ending.table ?? plainTable(ended, names)
  return (
    <div className="end__cards">
      {id && isDaily(id) && (
        <Suspense fallback={null}>
          <DailyEnd id={id} outcome={outcome} />
        </Suspense>
      )}
      <EndTableCard
        table={table}
        ended={ended}
        names={names}
        face={seat => (hasFace(state.names[seat]) ? <Face name={state.names[seat]} /> : null)}
      />
      {analyzed ? (
        <DecidedCard {...analyzed} names={names} />
      ) : (
        facts &&
        facts !== 'failed' &&
        facts.moment &&
        id && (
          <EndMoment id={id} moment={facts.moment}>
            <Phrase of={facts.moment.text} names={state.names} />
          </EndMoment>
        )
      )}
      {id && me !== null && <LuckCard facts={facts} analyzed={analyzed} seat={me} kept={kept} />}
      {id && me === null && kept && <AchievedList kept={kept} />}
      {online && (
        <section className="end-card" aria-label={endText.chat}>
          <h3>{endText.chat}</h3>
          {online.chat}
        </section>
      )}
    </div>
  )
}
