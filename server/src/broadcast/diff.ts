import type { AnyMove, BarredMove, Decision, Outcome, Reason, Seat, Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { SceneFields } from '@holdout/protocol'
import { type AnyMatch, bareSceneOf, openDecisions } from '@holdout/table'
import { tableText } from '../text/table.ts'
import type { HeldSeat } from './audience.ts'
import { same } from './same.ts'
import { type FieldChange, NO_FIELDS, OwnView, SharedView } from './view-diff.ts'

/** The changes that everyone sees. What did not change is undefined. */
export interface SharedChanges {
  /** The number of moves in the match. */
  readonly seq: number
  readonly decisions: readonly Decision[] | undefined
  readonly outcome: Outcome | null | undefined
  readonly fields: readonly FieldChange[]
}

/** The changes that one seat needs on top of the shared ones. What did not change is undefined. */
export interface OwnChanges {
  readonly moves: readonly AnyMove[] | undefined
  readonly barred: readonly BarredMove<AnyMove>[] | undefined
  readonly standing: readonly AnyMove[] | undefined
  readonly undoBlocked: Reason | null | undefined
  readonly fields: readonly FieldChange[]
}

/** A patch for one seat: a whole scene, or changes. Without both, the client has everything. */
export interface ScenePatch {
  /** The entry that the patch builds on; null: none. */
  readonly base: number | null
  readonly whole: SceneFields | null
  readonly shared: SharedChanges | null
  readonly own: OwnChanges
}

/** The scene of one seat after an entry. */
interface SeatState {
  seq: number | null
  readonly view: OwnView
  /** The legal moves of the seat. */
  moves: readonly AnyMove[]
  barred: readonly BarredMove<AnyMove>[]
  standing: readonly AnyMove[]
  undoBlocked: Reason | null
  /** The seat's own changes since the entry before; null if there is no scene to compare with. */
  own: OwnChanges | null
}

/** Seats without own changes share this object, and so the text of their patch. */
export const NO_CHANGES: OwnChanges = {
  moves: undefined,
  barred: undefined,
  standing: undefined,
  undoBlocked: undefined,
  fields: NO_FIELDS,
}
const NO_MOVES: readonly never[] = []
const SPECTATOR: Reason = { rule: null, text: tableText.spectatorsCannotUndo }

/**
 * Finds what changed in a match from entry to entry. Most changes are visible to all, including spectators, and are
 * found once. Each seat then gets its differences from that.
 */
export class SceneDiff {
  /** The current entry, and the entry that `shared` builds on; null: none. */
  private seq: number | null = null
  private base: number | null = null
  private decisions: readonly Decision[] = []
  private outcome: Outcome | null = null
  private readonly view = new SharedView()
  private shared: SharedChanges | null = null
  private readonly shown = new Map<Who, SeatState>()

  constructor(readonly match: AnyMatch) {}

  /** The patch after entry `seq` for a client that has the scene after entry `known`; null: none. */
  patchFor(who: HeldSeat, seq: number, known: number | null): ScenePatch {
    if (seq !== this.seq) this.advance(seq)
    const own = who === 'table' ? NO_CHANGES : this.ownChanges(who)
    if (known === seq) return { base: seq, whole: null, shared: null, own: NO_CHANGES }
    if (known !== null && known === this.base && own !== null)
      return { base: known, whole: null, shared: this.shared, own }
    return { base: null, whole: this.whole(who), shared: null, own: NO_CHANGES }
  }

  /** Drops the changes after all receivers were notified. Clients that connect later get everything. */
  clear(): void {
    this.base = null
    this.shared = null
    this.view.clear()
    for (const shown of this.shown.values()) shown.own = null
  }

  /** Finds the shared changes. */
  private advance(seq: number): void {
    const { match } = this
    const comparable = this.view.take((match.game as AnyKnownGame).view(match.state, 'table'))
    const decisions = openDecisions(match)
    const { outcome } = match.state
    const isFirst = this.seq === null
    this.shared = {
      seq: match.entries.length,
      decisions: isFirst || !same(decisions, this.decisions) ? decisions : undefined,
      outcome: isFirst || !same(outcome, this.outcome) ? outcome : undefined,
      fields: this.view.fields,
    }
    this.decisions = decisions
    this.outcome = outcome
    this.base = comparable ? this.seq : null
    this.seq = seq
  }

  /** The seat's own changes, found once per entry. */
  private ownChanges(seat: Seat): OwnChanges | null {
    let shown = this.shown.get(seat)
    if (shown?.seq === this.seq) return shown.own
    if (!shown) {
      shown = {
        seq: null,
        view: new OwnView(),
        moves: NO_MOVES,
        barred: NO_MOVES,
        standing: NO_MOVES,
        undoBlocked: null,
        own: null,
      }
      this.shown.set(seat, shown)
    }
    shown.own = this.findOwn(seat, shown, this.base !== null && shown.seq === this.base)
    shown.seq = this.seq
    return shown.own
  }

  private findOwn(seat: Seat, shown: SeatState, follows: boolean): OwnChanges | null {
    const { match } = this
    const game = match.game as AnyKnownGame
    const fields = shown.view.take(game.view(match.state, seat, this.view.view ?? undefined), this.view, follows)
    const moves: readonly AnyMove[] = this.asks(seat) ? game.moves(match.state, seat) : NO_MOVES
    const barred: readonly BarredMove<AnyMove>[] = this.asks(seat) ? game.barred(match.state, seat) : NO_MOVES
    const standing: readonly AnyMove[] = match.over ? NO_MOVES : game.standing(match.state, seat)
    const undoBlocked: Reason | null = match.undoBlocked(seat)
    const sameMoves = same(moves, shown.moves)
    const sameBarred = same(barred, shown.barred)
    const sameStanding = same(standing, shown.standing)
    const sameUndo = same(undoBlocked, shown.undoBlocked)
    shown.moves = moves
    shown.barred = barred
    shown.standing = standing
    shown.undoBlocked = undoBlocked
    if (fields === null) return null
    if (sameMoves && sameBarred && sameStanding && sameUndo && fields.length === 0) return NO_CHANGES
    return {
      moves: sameMoves ? undefined : moves,
      barred: sameBarred ? undefined : barred,
      standing: sameStanding ? undefined : standing,
      undoBlocked: sameUndo ? undefined : reasonOf(undoBlocked),
      fields,
    }
  }

  private asks(seat: Seat): boolean {
    for (const decision of this.decisions) if (decision.seat === seat) return true
    return false
  }

  private whole(who: HeldSeat): SceneFields {
    return { ...(bareSceneOf(this.match, who) as SceneFields), undoBlocked: blockedFor(this.match, who) }
  }
}

/** The reason why `who` cannot undo their last move; null if they can. */
export function blockedFor(match: AnyMatch, who: Who): Reason | null {
  return who === 'table' ? SPECTATOR : reasonOf(match.undoBlocked(who))
}

/** Copies the reason without other fields. */
function reasonOf(blocked: Reason | null): Reason | null {
  return blocked && { rule: blocked.rule, text: blocked.text }
}
