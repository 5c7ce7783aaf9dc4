import { Segments } from '../../parts/segments.tsx'

/** What holds at a table on a server, whatever the game. */
export interface Terms {
  /** Whether the lobby shows it to everybody. */
  readonly open: boolean
  readonly spectators: boolean
  /** How long somebody may be away before the others decide, in ms. */
  readonly awayAfter: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const AWAY: readonly (readonly [number, string])[] = [
  [MINUTE, 'a minute'],
  [5 * MINUTE, 'five minutes'],
  [DAY, 'a day'],
  [3 * DAY, 'three days'],
  [7 * DAY, 'a week'],
  [30 * DAY, 'a month'],
]

export const LIVE: Terms = { open: false, spectators: true, awayAfter: MINUTE }
/** What a game by correspondence starts from. */
export const LETTERS_AWAY = 7 * DAY
/** From here on nobody would call it one evening. */
export function isByLetter({ awayAfter }: Terms): boolean {
  return awayAfter >= DAY
}

/** Who may come and look, and how long one waits for somebody. */
export function HostTerms({ terms, set }: { readonly terms: Terms; readonly set: (terms: Terms) => void }) {
  return (
    <section className="panel setup-card" aria-labelledby="host-terms">
      <h2 className="section-title" id="host-terms">
        The company
      </h2>
      <div className="option">
        <div className="option__name">
          <b>Who may come</b>
        </div>
        <Segments
          name="open"
          label="Who may come"
          value={terms.open ? 'all' : 'link'}
          choices={[
            ['link', 'Whoever has the link'],
            ['all', 'Everybody: it is in the lobby'],
          ]}
          set={who => set({ ...terms, open: who === 'all' })}
        />
      </div>
      <div className="option">
        <div className="option__name">
          <b>Spectators</b>
          <small>They see what a bystander would: nobody’s hand.</small>
        </div>
        <Segments
          name="spectators"
          label="Spectators"
          value={terms.spectators ? 'yes' : 'no'}
          choices={[
            ['yes', 'May watch'],
            ['no', 'Not wanted'],
          ]}
          set={who => set({ ...terms, spectators: who === 'yes' })}
        />
      </div>
      <div className="option">
        <div className="option__name">
          <b>When somebody is away</b>
          <small>Then the others choose: wait on, let a bot play for them, or end it.</small>
        </div>
        <select
          className="select"
          aria-label="How long the others wait for somebody"
          value={terms.awayAfter}
          onChange={event => set({ ...terms, awayAfter: Number(event.target.value) })}
        >
          {AWAY.map(([ms, words]) => (
            <option key={ms} value={ms}>
              the others wait {words}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}
