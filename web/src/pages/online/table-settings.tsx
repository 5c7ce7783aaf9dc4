import { Segments } from '../../parts/segments.tsx'
import { hostText } from '../../text/host.ts'

/** The settings of an online table that do not depend on the game. */
export interface Terms {
  /** Whether the table is listed in the lobby. */
  readonly open: boolean
  readonly spectators: boolean
  readonly hints: boolean
  /** Whether players may ask the others to undo moves. */
  readonly undo: boolean
  /** How long a player can be away before the others decide, in ms. */
  readonly awayAfter: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const AWAY: readonly (readonly [number, string])[] = [
  [MINUTE, hostText.minutes(1)],
  [5 * MINUTE, hostText.minutes(5)],
  [DAY, hostText.days(1)],
  [3 * DAY, hostText.days(3)],
  [7 * DAY, hostText.days(7)],
  [30 * DAY, hostText.days(30)],
]

export const LIVE: Terms = { open: false, spectators: true, hints: false, undo: true, awayAfter: MINUTE }
/** The default waiting time of a correspondence game. */
export const LETTERS_AWAY = 7 * DAY
/** Whether the waiting time makes it a correspondence game. */
export function isByLetter({ awayAfter }: Terms): boolean {
  return awayAfter >= DAY
}

/** Who can join, whether spectators, hints and agreed undo are allowed, and how long the others wait for a player. */
export function TableSettings({ terms, set }: { readonly terms: Terms; readonly set: (terms: Terms) => void }) {
  return (
    <section className="panel setup-card" aria-labelledby="host-terms">
      <h2 className="section-title" id="host-terms">
        {hostText.settings}
      </h2>
      <div className="option">
        <div className="option__name">
          <b>{hostText.whoCanJoin}</b>
        </div>
        <Segments
          name="open"
          label={hostText.whoCanJoin}
          value={terms.open ? 'all' : 'link'}
          choices={[
            ['link', hostText.anyoneWithLink],
            ['all', hostText.anyone],
          ]}
          set={who => set({ ...terms, open: who === 'all' })}
        />
      </div>
      <div className="option">
        <div className="option__name">
          <b>{hostText.spectators}</b>
          <small>{hostText.spectatorsHelp}</small>
        </div>
        <Segments
          name="spectators"
          label={hostText.spectators}
          value={terms.spectators ? 'yes' : 'no'}
          choices={[
            ['yes', hostText.allowed],
            ['no', hostText.notAllowed],
          ]}
          set={who => set({ ...terms, spectators: who === 'yes' })}
        />
      </div>
      <div className="option">
        <div className="option__name">
          <b>{hostText.hints}</b>
          <small>{hostText.hintsHelp}</small>
        </div>
        <Segments
          name="hints"
          label={hostText.hints}
          value={terms.hints ? 'yes' : 'no'}
          choices={[
            ['yes', hostText.allowed],
            ['no', hostText.notAllowed],
          ]}
          set={who => set({ ...terms, hints: who === 'yes' })}
        />
      </div>
      <div className="option">
        <div className="option__name">
          <b>{hostText.undo}</b>
          <small>{hostText.undoHelp}</small>
        </div>
        <Segments
          name="undo"
          label={hostText.undo}
          value={terms.undo ? 'yes' : 'no'}
          choices={[
            ['yes', hostText.allowed],
            ['no', hostText.notAllowed],
          ]}
          set={who => set({ ...terms, undo: who === 'yes' })}
        />
      </div>
      <div className="option">
        <div className="option__name">
          <b>{hostText.away}</b>
          <small>{hostText.awayHelp}</small>
        </div>
        <select
          className="select"
          aria-label={hostText.awayLabel}
          value={terms.awayAfter}
          onChange={event => set({ ...terms, awayAfter: Number(event.target.value) })}
        >
          {AWAY.map(([ms, title]) => (
            <option key={ms} value={ms}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}
