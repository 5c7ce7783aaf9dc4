import type { AnyEvent, AnyMove, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { FromServer } from '@holdout/protocol'
import type { AnyMatch, Countdown } from '@holdout/table'
import { faultText } from '../text/operator.ts'
import type { HeldSeat } from './audience.ts'
import { NO_CHANGES, type OwnChanges, type ScenePatch, type SharedChanges } from './diff.ts'
import { type Frame, frameOf } from './frame.ts'
import { same } from './same.ts'
import type { FieldChange } from './view-diff.ts'

/** A match as it is sent: after entry `seq`. */
export interface ShownMatch {
  readonly match: AnyMatch
  readonly seq: number
  /** The first move whose log lines changed since entry `since`; null: nothing is known. */
  changedSince(since: number | null): number
  countdowns(now: number): Countdown[]
}

/** A message that does not depend on the receiver's seat. All others are written for an audience. */
export type OpenMessage = Extract<FromServer, { type: 'chat' | 'done' | 'error' | 'pong' | 'restart' }>

declare const open: unique symbol

/** Such a message, encoded once for all who receive it. */
export type OpenFrame = Frame & { readonly [open]: true }

export function openFrame(message: OpenMessage): OpenFrame {
  return frameOf(JSON.stringify(message)) as OpenFrame
}

/** The best moves of one seat. Only its player may see them. */
export interface SeatHint extends Pick<Extract<FromServer, { type: 'hint' }>, 'best' | 'of'> {
  readonly seat: Seat
}

/** The best moves of a seat, as an answer to the request `id`. */
export function hintText(who: HeldSeat, id: string, { seat, best, of }: SeatHint): string {
  if (who !== seat) throw new Error(faultText.otherSeat(seat, who))
  return JSON.stringify({ type: 'hint', id, best, of } satisfies FromServer)
}

/**
 * Writes the patch messages of one match at one time. What several receivers share is written once: the shared changes,
 * the changes of a seat, and the events.
 */
export class PatchEncoder {
  private events: EventTexts | null = null
  private sharedText = ''
  /** The changes of seats, and their texts in the same order. */
  private readonly owns: OwnChanges[] = []
  private readonly ownTexts: string[] = []
  /** The first part of the last message, which most receivers share, and what it depends on. */
  private head = ''
  private base: number | null = null
  private from: number | null = null
  /** The last message without own changes, and its log. */
  private log = ''
  private text = ''

  constructor(
    private readonly live: ShownMatch,
    private readonly now: number,
    private readonly moves: MoveTexts,
  ) {}

  /**
   * The message with a patch for `who`, and with the events from move `from` on. `done` is the client's request that
   * caused it.
   */
  patchText(who: HeldSeat, patch: ScenePatch, from: number, done: string | null): string {
    if (this.events?.from !== from) this.events = new EventTexts(this.live.match, from)
    const log = this.events.textFor(who)
    const { base, own } = patch
    if (base === null || base !== this.base || from !== this.from) this.writeHead(patch, from)
    if (own !== NO_CHANGES || done !== null) {
      const answer = done === null ? '' : `,"done":${JSON.stringify(done)}`
      return `${this.head},"log":${log},"own":${this.ownText(own)}${answer}}`
    }
    if (this.log !== log) {
      this.log = log
      this.text = `${this.head},"log":${log},"own":{}}`
    }
    return this.text
  }

  private writeHead(patch: ScenePatch, from: number): void {
    const { live, now } = this
    const clocks = JSON.stringify(live.countdowns(now))
    const shared = this.patchedText(patch)
    this.head = `{"type":"patch","seq":${live.seq},"base":${patch.base},"shared":${shared},"from":${from},"clocks":${clocks},"now":${now}`
    this.base = patch.base
    this.from = from
    this.log = ''
    this.text = ''
  }

  private patchedText({ whole, shared }: ScenePatch): string {
    if (whole) return JSON.stringify(whole)
    if (!shared) return '{}'
    if (this.sharedText === '') this.sharedText = sharedText(shared)
    return this.sharedText
  }

  private ownText(own: OwnChanges): string {
    if (own === NO_CHANGES) return '{}'
    const at = this.owns.indexOf(own)
    if (at >= 0) return this.ownTexts[at]
    const text = this.newOwnText(own, this.live.match.game as AnyKnownGame)
    this.owns.push(own)
    this.ownTexts.push(text)
    return text
  }

  private newOwnText({ moves, barred, standing, undoBlocked, fields }: OwnChanges, game: AnyKnownGame): string {
    let text = ''
    if (moves !== undefined) text += `,"moves":${this.moves.textOf(game, moves)}`
    if (barred !== undefined) text += `,"barred":${JSON.stringify(barred)}`
    if (standing !== undefined) text += `,"standing":${this.moves.textOf(game, standing)}`
    if (undoBlocked !== undefined) text += `,"undoBlocked":${JSON.stringify(undoBlocked)}`
    return `{${(text + fieldsText(fields)).slice(1)}}`
  }
}

function sharedText({ seq, decisions, outcome, fields }: SharedChanges): string {
  let text = `{"seq":${seq}`
  if (decisions !== undefined) text += `,"decisions":${JSON.stringify(decisions)}`
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`
  return `${text}${fieldsText(fields)}}`
}

/** Changed fields as the tail of an object: whole fields in `view`, elements of lists in `items`. */
export function fieldsText(fields: readonly FieldChange[]): string {
  let view = ''
  let items = ''
  for (const { key, value, change } of fields) {
    if (change === 'whole') view += `${view === '' ? '' : ','}"${key}":${valueText(value)}`
    else items += `${items === '' ? '' : ','}"${key}":{${elementsText(value as readonly unknown[], change)}}`
  }
  const tail = view === '' ? '' : `,"view":{${view}}`
  return items === '' ? tail : `${tail},"items":{${items}}`
}

function elementsText(list: readonly unknown[], elements: readonly number[]): string {
  let text = ''
  for (const at of elements) text += `${text === '' ? '' : ','}"${at}":${JSON.stringify(list[at])}`
  return text
}

function valueText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : JSON.stringify(value)
}

/**
 * The events of a match from a move on, as spectators see them. They are written for the first receiver; for each other
 * one, only the events that look different are written again.
 */
class EventTexts {
  private readonly game: AnyKnownGame
  private readonly all: { at: number; event: AnyEvent; seen: AnyEvent | null; text: string }[] = []
  private readonly text: string

  constructor(
    match: AnyMatch,
    readonly from: number,
  ) {
    const game = match.game as AnyKnownGame
    this.game = game
    let list = ''
    for (let at = from; at <= match.entries.length; at++)
      for (const event of at === 0 ? match.opening : match.entries[at - 1].events) {
        const seen: AnyEvent | null = game.see(event, 'table')
        const text = seenText(at, seen)
        this.all.push({ at, event, seen, text })
        list = joined(list, text)
      }
    this.text = `[${list}]`
  }

  textFor(who: HeldSeat): string {
    if (who === 'table') return this.text
    let differs = false
    let list = ''
    for (const { at, event, seen, text } of this.all) {
      const own: AnyEvent | null = this.game.see(event, who)
      const isSame = own === seen || (own !== null && same(own, seen))
      if (!isSame) differs = true
      list = joined(list, isSame ? text : seenText(at, own))
    }
    return differs ? `[${list}]` : this.text
  }
}

/** An event as JSON; empty if it is not seen. */
function seenText(at: number, event: AnyEvent | null): string {
  return event === null ? '' : `{"at":${at},"event":${JSON.stringify(event)}}`
}

function joined(list: string, text: string): string {
  return list === '' || text === '' ? list + text : `${list},${text}`
}

/** After this many moves it is clear whether a game reuses its move objects. */
const ENOUGH = 1_000

/** Caches the texts of moves. Most games reuse the same move objects, so all tables of a node share one cache. */
export class MoveTexts {
  private readonly games = new WeakMap<AnyKnownGame, GameMoveTexts>()

  textOf(game: AnyKnownGame, moves: readonly AnyMove[]): string {
    let texts = this.games.get(game)
    if (!texts) {
      texts = new GameMoveTexts()
      this.games.set(game, texts)
    }
    return texts.of(moves)
  }
}

class GameMoveTexts {
  private readonly texts = new WeakMap<AnyMove, string>()
  private asked = 0
  private known = 0

  of(moves: readonly AnyMove[]): string {
    const neverReused = this.asked > ENOUGH && this.known < this.asked / 2
    if (neverReused || moves.length === 0) return JSON.stringify(moves)
    let list = ''
    for (const move of moves) list += list === '' ? this.textOf(move) : `,${this.textOf(move)}`
    return `[${list}]`
  }

  private textOf(move: AnyMove): string {
    this.asked += 1
    const known = this.texts.get(move)
    if (known !== undefined) {
      this.known += 1
      return known
    }
    const text = JSON.stringify(move)
    this.texts.set(move, text)
    return text
  }
}
