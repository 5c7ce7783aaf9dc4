import hand from 'icon:hand'
import type { Seat } from '@holdout/engine'
import { Icon } from '../parts/icon.tsx'
import { SeatBadge } from '../parts/seat-badge.tsx'
import { boardText } from '../text/board.ts'
import './who-acts.css'

/** Who the table waits for: the viewer, the viewer's own move as it plays out, or another player. */
export type Acting =
  | { readonly is: 'mine' | 'plays' }
  | { readonly is: 'thinks'; readonly seat: Seat }
  /** `hits`: it is against the viewer. `asks`: the viewer is asked for an answer. */
  | { readonly is: 'acts'; readonly seat: Seat; readonly hits?: boolean; readonly asks?: boolean }

/** The chip at the head of the prompt: who acts, always with an icon and words. */
export function WhoActs({
  now,
  nameOf,
  seatOf,
}: {
  readonly now: Acting
  nameOf(seat: Seat): string
  /** The number of a seat, from 0, for its badge. */
  seatOf(seat: Seat): number
}) {
  return (
    <p className="kit-who" data-is={now.is} data-hits={now.is === 'acts' && now.hits === true}>
      {'seat' in now ? <SeatBadge place={seatOf(now.seat)} /> : <Icon of={hand} />}
      <span>{wordsOf(now, nameOf)}</span>
      {now.is === 'thinks' && (
        <span className="kit-who__dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </p>
  )
}

const { who } = boardText

function wordsOf(now: Acting, nameOf: (seat: Seat) => string): string {
  if (!('seat' in now)) return who[now.is]
  if (now.is === 'thinks') return who.thinks(nameOf(now.seat))
  return now.asks ? `${who.acts(nameOf(now.seat))} · ${who.yourAnswer}` : who.acts(nameOf(now.seat))
}
