import type { AnyEvent, AnyGame, Seat, Who } from '@holdout/engine'
import type { AnyMatch } from '@holdout/host'
import { same } from './view-changes.ts'

/**
 * The events of a match from a move on as JSON, as spectators see them. It is built for the first receiver; for each
 * other one, only the events that look different are written again.
 */
class EventTexts {
  private match: AnyMatch | null = null
  private seq = -1
  private from = -1
  private readonly events: AnyEvent[] = []
  private readonly at: number[] = []
  private readonly seen: (AnyEvent | null)[] = []
  private readonly texts: string[] = []
  private text = ''

  /** The events from move `from` on, as `who` sees them after entry `seq`. */
  textFor(who: Who, match: AnyMatch, seq: number, from: number): string {
    this.prepare(match, seq, from)
    return who === 'table' ? this.text : this.textForSeat(who, match.game as AnyGame)
  }

  private prepare(match: AnyMatch, seq: number, from: number): void {
    if (match === this.match && seq === this.seq && from === this.from) return
    this.clear()
    const game = match.game as AnyGame
    for (let move = from; move <= match.entries.length; move++)
      for (const event of move === 0 ? match.opening : match.entries[move - 1].events)
        this.add(move, event, game.see(event, 'table'))
    this.text = listOf(this.texts)
    this.match = match // set last, so that an error above leaves no partial result
    this.seq = seq
    this.from = from
  }

  private add(move: number, event: AnyEvent, seen: AnyEvent | null): void {
    this.events.push(event)
    this.at.push(move)
    this.seen.push(seen)
    this.texts.push(seen === null ? '' : seenText(move, seen))
  }

  /** Writes only those events again that look different to the seat. */
  private textForSeat(seat: Seat, game: AnyGame): string {
    let own: string[] | null = null
    for (let i = 0; i < this.events.length; i++) {
      const event: AnyEvent | null = game.see(this.events[i], seat)
      if (event === this.seen[i] || (event !== null && same(event, this.seen[i]))) continue
      own ??= this.texts.slice()
      own[i] = event === null ? '' : seenText(this.at[i], event)
    }
    return own === null ? this.text : listOf(own)
  }

  /** Drops the cache after all receivers were notified. */
  clear(): void {
    this.match = null
    this.events.length = 0
    this.at.length = 0
    this.seen.length = 0
    this.texts.length = 0
    this.text = ''
  }
}

/**
 * One cache for all tables, because the receivers of one table are notified in a row. A new one per move filled the old
 * generation of the heap.
 */
export const eventTexts = new EventTexts()

function seenText(at: number, event: AnyEvent): string {
  return `{"at":${at},"event":${JSON.stringify(event)}}`
}

function listOf(texts: readonly string[]): string {
  let list = ''
  for (const text of texts) if (text !== '') list += list === '' ? text : `,${text}`
  return `[${list}]`
}
