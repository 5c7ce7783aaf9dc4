import type { AnyGame, AnyMove, Decision, Outcome, Reason, Seat, Who } from '@holdout/engine'
import { type AnyMatch, askedIn, sightOf } from '@holdout/host'
import { tableText } from '../text/table.ts'
import { eventTexts } from './event-texts.ts'
import { movesText } from './move-texts.ts'
import { OwnView, SharedView, same } from './view-changes.ts'

/** A sight without words as it is sent: what everybody is told, and on top of it what only these eyes are. */
export interface SentSight {
  /** The entry to which it is the difference; -1: it is all. */
  readonly base: number
  readonly sight: string
  readonly own: string
}

/** What one pair of eyes was shown after an entry. */
interface SeatState {
  seq: number
  readonly view: OwnView
  /** What only they may do and take back. */
  moves: readonly AnyMove[]
  standing: readonly AnyMove[]
  undoBlocked: Reason | null
  /** What is new since the entry before, beside what is new for everybody; null if that cannot be said. */
  own: string | null
}

export const NOTHING = '{}'
const NO_MOVES: readonly AnyMove[] = []
const SPECTATOR: Reason = { why: null, say: tableText.spectatorsCannotUndo }

/**
 * What is sent of a match to those who need no words: only what is new. Most of it is the same for all eyes, for bystanders see it too:
 * it is written once. To it comes for each seat what is different there.
 */
export class Sights {
  /** The entry that is shown, and the one before to which `shared` is the difference; -1: to none. */
  private seq = -1
  private base = -1
  private asked: readonly Decision[] = []
  private outcome: Outcome | null = null
  private readonly view = new SharedView()
  private shared = NOTHING
  private readonly shown = new Map<Who, SeatState>()

  constructor(private readonly match: AnyMatch) {}

  /** After entry `seq`, for somebody who was shown the sight after entry `known`; -1: they were shown none. */
  patchFor(who: Who, seq: number, known: number): SentSight {
    if (seq !== this.seq) this.advance(seq)
    const own = who === 'table' ? NOTHING : this.ownPatch(who)
    if (known === seq) return { base: seq, sight: NOTHING, own: NOTHING }
    if (known >= 0 && known === this.base && own !== null) return { base: known, sight: this.shared, own }
    return { base: -1, sight: this.whole(who), own: NOTHING }
  }

  /** What `who` has seen happen from a move on. It is mostly what everybody has. */
  eventsFor(who: Who, seq: number, from: number): string {
    if (seq !== this.seq) this.advance(seq)
    return eventTexts.textFor(who, this.match, seq, from)
  }

  /** All were told: what is only needed for that is not kept until the next move. Whoever comes now is told everything. */
  clearPatches(): void {
    this.base = -1
    this.shared = NOTHING
    eventTexts.clear()
    this.view.clear()
    for (const shown of this.shown.values()) shown.own = null
  }

  /** Finds what is new for everybody. */
  private advance(seq: number): void {
    const { match } = this
    const comparable = this.view.take((match.game as AnyGame).view(match.state, 'table'))
    const asked = askedIn(match)
    const { outcome } = match.state
    let news = `{"seq":${match.entries.length}`
    if (this.seq < 0 || !same(asked, this.asked)) news += `,"asked":${JSON.stringify(asked)}`
    if (this.seq < 0 || !same(outcome, this.outcome)) news += `,"outcome":${JSON.stringify(outcome)}`
    this.shared = `${news}${this.view.patch}}`
    this.asked = asked
    this.outcome = outcome
    this.base = comparable ? this.seq : -1
    this.seq = seq
  }

  /** Finds what is new for one pair of eyes; once, however many look through them. */
  private ownPatch(seat: Seat): string | null {
    let shown = this.shown.get(seat)
    if (shown?.seq === this.seq) return shown.own
    if (!shown) {
      shown = { seq: -1, view: new OwnView(), moves: NO_MOVES, standing: NO_MOVES, undoBlocked: null, own: null }
      this.shown.set(seat, shown)
    }
    shown.own = this.patchForSeat(seat, shown, this.base >= 0 && shown.seq === this.base)
    shown.seq = this.seq
    return shown.own
  }

  private patchForSeat(seat: Seat, shown: SeatState, follows: boolean): string | null {
    const { match } = this
    const game = match.game as AnyGame
    const view = shown.view.take(game.view(match.state, seat, this.view.view ?? undefined), this.view, follows)
    let news = ''
    const moves: readonly AnyMove[] = this.asks(seat) ? game.moves(match.state, seat) : NO_MOVES
    if (!same(moves, shown.moves)) news += `,"moves":${movesText(game, moves)}`
    const standing: readonly AnyMove[] = match.over ? NO_MOVES : game.standing(match.state, seat)
    if (!same(standing, shown.standing)) news += `,"standing":${movesText(game, standing)}`
    const undoBlocked: Reason | null = match.undoBlocked(seat)
    if (!same(undoBlocked, shown.undoBlocked)) news += `,"undoBlocked":${JSON.stringify(reasonOf(undoBlocked))}`
    shown.moves = moves
    shown.standing = standing
    shown.undoBlocked = undoBlocked
    if (view === null) return null
    news += view
    return news === '' ? NOTHING : `{${news.slice(1)}}`
  }

  private asks(seat: Seat): boolean {
    for (const decision of this.asked) if (decision.seat === seat) return true
    return false
  }

  private whole(who: Who): string {
    return JSON.stringify({ ...sightOf(this.match, who), undoBlocked: blockedFor(this.match, who) })
  }
}

/** What keeps somebody from taking back their last move. */
export function blockedFor(match: AnyMatch, who: Who): Reason | null {
  return who === 'table' ? SPECTATOR : reasonOf(match.undoBlocked(who))
}

/** No more than the reason. */
function reasonOf(blocked: Reason | null): Reason | null {
  return blocked && { why: blocked.why, say: blocked.say }
}
