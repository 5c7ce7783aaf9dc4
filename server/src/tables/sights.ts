import type { AnyGame, AnyMove, Decision, Reason, Seat, Who } from '@holdout/engine'
import { type AnyMatch, askedIn, type Seen, seenSince, sightOf } from '@holdout/host'

type Fields = Readonly<Record<string, unknown>>

/** A sight without words as it is sent: what everybody is told, and on top of it what only these eyes are. */
export interface SentSight {
  /** The entry to which it is the difference; -1: it is all. */
  readonly base: number
  readonly sight: string
  readonly own: string
}

/** What one pair of eyes was shown after an entry. */
interface Shown {
  seq: number
  /** The fields of the view as JSON, in their order. */
  readonly texts: string[]
  /** What only they may do and take back. */
  moves: string
  standing: readonly AnyMove[]
  undoBlocked: Reason | null
  /** What is new since the entry before, beside what is new for everybody; null if that cannot be said. */
  own: string | null
}

const NOTHING = '{}'
const NOT_TOLD = { from: -1, seen: [], text: '' }
const BYSTANDER: Reason = { why: null, say: 'Bystanders do not play.' }

/**
 * What is sent of a match to those who need no words: only what is new. Most of it is the same for all eyes, for bystanders see it too:
 * it is written once. To it comes for each seat what is different there. Nothing is kept but texts: what lives for one move only costs
 * next to nothing.
 */
export class Sights {
  /** The entry that is shown, and the one before to which `shared` is the difference; -1: to none. */
  private seq = -1
  private base = -1
  private asked: readonly Decision[] = []
  private askedText = ''
  private outcome = ''
  /** What bystanders see: the fields of their view, and whether each is new. */
  private view: Fields = {}
  private readonly keys: string[] = []
  private readonly texts: string[] = []
  private readonly fresh: boolean[] = []
  private shared = NOTHING
  private readonly shown = new Map<Who, Shown>()
  /** What bystanders have seen happen from a move on. */
  private told: { readonly from: number; readonly seen: readonly Seen[]; readonly text: string } = NOT_TOLD

  constructor(private readonly match: AnyMatch) {}

  /** After entry `seq`, for somebody who was shown the sight after entry `known`; -1: they were shown none. */
  sentTo(who: Who, seq: number, known: number): SentSight {
    if (seq !== this.seq) this.advance(seq)
    const shown = this.show(who)
    if (known === seq) return { base: seq, sight: NOTHING, own: NOTHING }
    if (known >= 0 && known === this.base && shown.own !== null)
      return { base: known, sight: this.shared, own: shown.own }
    return { base: -1, sight: this.whole(who), own: NOTHING }
  }

  /** What `who` has seen happen from a move on. It is mostly what everybody has. */
  toldTo(who: Who, seq: number, from: number): string {
    if (seq !== this.seq) this.advance(seq)
    if (this.told.from !== from) {
      const seen = seenSince(this.match, from, 'table')
      this.told = { from, seen, text: JSON.stringify(seen) }
    }
    if (who === 'table') return this.told.text
    const seen = seenSince(this.match, from, who)
    return same(this.told.seen, seen) ? this.told.text : JSON.stringify(seen)
  }

  /** Finds what is new for everybody. */
  private advance(seq: number): void {
    const { match, keys, texts, fresh } = this
    this.told = NOT_TOLD
    this.view = (match.game as AnyGame).view(match.state, 'table')
    let news = ''
    let i = 0
    let comparable = this.seq >= 0
    for (const key in this.view) {
      const text = textOf(this.view[key])
      if (keys[i] !== key) comparable = false
      fresh[i] = keys[i] !== key || texts[i] !== text
      if (fresh[i]) {
        keys[i] = key
        texts[i] = text
        news += `${news === '' ? '' : ','}"${key}":${text}`
      }
      i += 1
    }
    if (i < keys.length) comparable = false
    keys.length = i
    this.asked = askedIn(match)
    const asked = JSON.stringify(this.asked)
    const outcome = JSON.stringify(match.state.outcome)
    this.shared = `{"seq":${match.entries.length}${since('asked', this.askedText, asked)}${since('outcome', this.outcome, outcome)},"view":{${news}}}`
    this.askedText = asked
    this.outcome = outcome
    this.base = comparable ? this.seq : -1
    this.seq = seq
  }

  /** Finds what is new for one pair of eyes; once, however many look through them. */
  private show(who: Who): Shown {
    let shown = this.shown.get(who)
    if (shown?.seq === this.seq) return shown
    if (!shown) {
      shown = { seq: -1, texts: [], moves: '', standing: [], undoBlocked: null, own: null }
      this.shown.set(who, shown)
    }
    const comparable = this.base >= 0 && shown.seq === this.base
    const own = who === 'table' ? NOTHING : this.newsFor(who, shown)
    shown.own = comparable ? own : null
    shown.seq = this.seq
    return shown
  }

  private newsFor(seat: Seat, shown: Shown): string | null {
    const { match } = this
    const game = match.game as AnyGame
    const view = this.newsInView(game.view(match.state, seat), shown.texts)
    let news = view === '' ? '' : `,"view":{${view}}`
    const moves = this.asked.some(one => one.seat === seat) ? JSON.stringify(game.moves(match.state, seat)) : '[]'
    if (moves !== shown.moves) news += `,"moves":${moves}`
    const standing = match.over ? [] : game.standing(match.state, seat)
    if (!same(standing, shown.standing)) news += `,"standing":${JSON.stringify(standing)}`
    const undoBlocked = blockedFor(match, seat)
    if (!same(undoBlocked, shown.undoBlocked)) news += `,"undoBlocked":${JSON.stringify(undoBlocked)}`
    Object.assign(shown, { moves, standing, undoBlocked })
    if (view === null) shown.texts.length = 0 // all of it is sent: nothing is known to be as it was
    return view === null ? null : `{${news.slice(1)}}`
  }

  /** The fields of a seat's view that are still wrong there when what is new for everybody was told; null if it has other fields. */
  private newsInView(view: Fields, known: string[]): string | null {
    const { keys, texts, fresh } = this
    let news = ''
    let i = 0
    for (const key in view) {
      if (keys[i] !== key) return null
      const value = view[key]
      const text = same(value, this.view[key]) ? texts[i] : textOf(value)
      if (text !== (fresh[i] ? texts[i] : known[i])) news += `${news === '' ? '' : ','}"${key}":${text}`
      known[i] = text
      i += 1
    }
    return i === keys.length ? news : null
  }

  private whole(who: Who): string {
    return JSON.stringify({ ...sightOf(this.match, who), undoBlocked: blockedFor(this.match, who) })
  }
}

/** What keeps somebody from taking back their last move. */
export function blockedFor(match: AnyMatch, who: Who): Reason | null {
  if (who === 'table') return BYSTANDER
  const blocked = match.undoBlocked(who)
  return blocked && { why: blocked.why, say: blocked.say }
}

/** A field and the comma before it, if it is not as it was. */
function since(key: string, before: string, now: string): string {
  return before === now ? '' : `,"${key}":${now}`
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : JSON.stringify(value)
}

/** Whether two pieces of plain data say the same. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as Fields
  const right = b as Fields
  for (const key in left) if (!same(left[key], right[key])) return false
  for (const key in right) if (left[key] === undefined && right[key] !== undefined) return false
  return true
}
