import type { AnyGame, AnyMove, Decision, Outcome, Reason, Seat, Who } from '@holdout/engine'
import { type AnyMatch, askedIn, sightOf } from '@holdout/host'
import { tableText } from '../text/table.ts'
import { eventTexts } from './event-texts.ts'
import { movesText } from './move-texts.ts'
import { OwnView, SharedView, same } from './view-changes.ts'

/** A patch as JSON: the changes that all seats see, and on top of them the changes for one seat. */
export interface SentSight {
  /** The entry that the patch builds on; -1: it contains everything. */
  readonly base: number
  readonly sight: string
  readonly own: string
}

/** The scene of one seat after an entry. */
interface SeatState {
  seq: number
  readonly view: OwnView
  /** The legal moves of the seat. */
  moves: readonly AnyMove[]
  standing: readonly AnyMove[]
  undoBlocked: Reason | null
  /** The seat's own changes since the entry before; null if there is no scene to compare with. */
  own: string | null
}

export const NOTHING = '{}'
const NO_MOVES: readonly AnyMove[] = []
const SPECTATOR: Reason = { why: null, say: tableText.spectatorsCannotUndo }

/**
 * Creates the patches of a match. Most changes are visible to all, including spectators, and are written once. Each
 * seat then gets its differences from that.
 */
export class Sights {
  /** The current entry, and the entry that `shared` builds on; -1: none. */
  private seq = -1
  private base = -1
  private asked: readonly Decision[] = []
  private outcome: Outcome | null = null
  private readonly view = new SharedView()
  private shared = NOTHING
  private readonly shown = new Map<Who, SeatState>()

  constructor(private readonly match: AnyMatch) {}

  /** The patch after entry `seq` for a client that has the scene after entry `known`; -1: none. */
  patchFor(who: Who, seq: number, known: number): SentSight {
    if (seq !== this.seq) this.advance(seq)
    const own = who === 'table' ? NOTHING : this.ownPatch(who)
    if (known === seq) return { base: seq, sight: NOTHING, own: NOTHING }
    if (known >= 0 && known === this.base && own !== null) return { base: known, sight: this.shared, own }
    return { base: -1, sight: this.whole(who), own: NOTHING }
  }

  /** The events from a move on as JSON, as `who` sees them. */
  eventsFor(who: Who, seq: number, from: number): string {
    if (seq !== this.seq) this.advance(seq)
    return eventTexts.textFor(who, this.match, seq, from)
  }

  /** Drops cached patches after all receivers were notified. Clients that connect later get everything. */
  clearPatches(): void {
    this.base = -1
    this.shared = NOTHING
    eventTexts.clear()
    this.view.clear()
    for (const shown of this.shown.values()) shown.own = null
  }

  /** Computes the shared changes. */
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

  /** The seat's own changes, computed once per entry. */
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

/** The reason why `who` cannot undo their last move; null if they can. */
export function blockedFor(match: AnyMatch, who: Who): Reason | null {
  return who === 'table' ? SPECTATOR : reasonOf(match.undoBlocked(who))
}

/** Copies the reason without other fields. */
function reasonOf(blocked: Reason | null): Reason | null {
  return blocked && { why: blocked.why, say: blocked.say }
}
