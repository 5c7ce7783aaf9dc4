import { say } from '@holdout/engine'
import { onslaught, rivalries, woundCost } from '../bot/worth.ts'
import { couldReach } from '../bot/zombies.ts'
import { type PawnId, type PlayerId, pawnName, pawnNamed, refNamed, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, distance, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { LONGEST_WALK, WALLS } from '../limits.ts'
import { type Move, SEND_PAWN, SEND_STEP } from '../moves.ts'
import { canDefend } from '../rules/arrivals.ts'
import { nextIsMoved } from '../rules/pieces.ts'
import { putPawn } from '../rules/possession.ts'
import { fireAtZombie } from '../rules/shooting.ts'
import { piece } from '../say/parts.ts'
import { ownerOf, type State, wallCount } from '../state.ts'
import { best } from '../steps/defaults.ts'
import type { Effect } from './effect.ts'

/** ZT-169 Sends a pawn 3 squares away, on a way that the card's player chooses. */
export const sendPlayer: Effect = {
  works: s => s.pawns.some((_, pawn) => canBeSent(s, pawn)),
  take: (_s, player, _pawn, cx) => cx.next({ step: 'send-pawn', player }),
  questions: {
    'send-pawn': () => say`Which pawn do you send?`,
    'send-way': v => say`Where does ${piece(v.asked?.pawn ?? '')} go? Choose 3 steps.`,
  },
  bot: {
    worth: 1.2,
    judge: judgeSending,
    triggered: () => 0.6,
    keeps: () => true,
    answers: {
      'send-pawn'(s, me, _step, moves) {
        const rivalry = rivalries(s, me)
        return best(moves, move => (move.move === 'send-pawn' ? sendWorth(s, me, pawnNamed(move.pawn), rivalry) : 0))
      },
      'send-way': (s, me, { pawn, chain }) => SEND_STEP[worstWay(s, me, pawn, chain).next as Loc],
    },
  },
}

/** ZT-169 Not into a building with 3 barricades, not even the player's own. */
function mayBeSentTo(s: State, to: Loc): boolean {
  return !isBuilding(to) || wallCount(s, to) < WALLS
}

/** ZT-169 The next steps of a chain of three that ends at distance 3. */
function sendSteps(s: State, pawn: PawnId, chain: readonly Loc[]): Loc[] {
  const start = s.pawns[pawn].at as Loc
  const from = chain.length ? chain[chain.length - 1] : start
  return BOARD.steps[from].filter(to => leadsOn(s, start, to, chain.length + 1))
}

function leadsOn(s: State, start: Loc, to: Loc, step: number): boolean {
  if (distance(start, to) !== step || !mayBeSentTo(s, to)) return false
  return step === LONGEST_WALK || BOARD.steps[to].some(next => leadsOn(s, start, next, step + 1))
}

function canBeSent(s: State, pawn: PawnId): boolean {
  return s.pawns[pawn].at !== null && sendSteps(s, pawn, []).length > 0
}

export function offerSendPawn(s: State, _step: object, _seat: string, list: Move[]): void {
  for (let pawn = 0; pawn < s.pawns.length; pawn++) if (canBeSent(s, pawn)) list.push(SEND_PAWN[pawn])
}

export function takeSendPawn(
  _s: State,
  { player }: { readonly player: PlayerId },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move === 'send-pawn') cx.next({ step: 'send-way', player, pawn: pawnNamed(move.pawn), chain: [] })
}

interface Sending {
  readonly pawn: PawnId
  readonly chain: readonly Loc[]
}

export function offerSendWay(s: State, { pawn, chain }: Sending, _seat: string, list: Move[]): void {
  for (const to of sendSteps(s, pawn, chain)) list.push(SEND_STEP[to])
}

export function takeSendWay(
  _s: State,
  { player, pawn, chain }: Sending & { readonly player: PlayerId },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move !== 'send-step') return
  const way = [...chain, locNamed(move.to)]
  if (way.length < LONGEST_WALK) return cx.next({ step: 'send-way', player, pawn, chain: way })
  cx.emit?.({ event: 'sent', rule: 'ZT-169', seat: seatOf(player), pawn: pawnName(pawn), to: move.to })
  cx.next({ step: 'sent', pawn, chain: way })
}

/** ZT-169 The pawn walks one step. It must defend against each zombie it meets. */
export function sent(s: State, { pawn, chain }: Sending, cx: Cx): void {
  const [to, ...rest] = chain
  cx.emit?.({
    event: 'walked',
    rule: 'ZT-169',
    pawn: pawnName(pawn),
    from: nameOf(s.pawns[pawn].at as Loc),
    to: nameOf(to),
  })
  putPawn(s, pawn, to, cx)
  cx.next({ step: 'sent-faces', pawn, chain: rest })
}

/**
 * ZT-169 Faces the zombies one by one, ZT-47 then enters a building, then continues. The first damage cancels the rest.
 */
export function sentFaces(s: State, { pawn, chain }: Sending, cx: Cx): void {
  const at = s.pawns[pawn].at as Loc
  if (s.zombies[at] > 0) {
    if (canDefend(s, pawn, at)) cx.next({ step: 'sent-defends', pawn, chain })
    else cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
  } else if (isBuilding(at)) cx.next({ step: 'enter', pawn, at, way: chain.length > 0 ? { how: 'sent', chain } : null })
  else if (chain.length > 0) cx.next({ step: 'sent', pawn, chain })
}

export function takeSentDefends(s: State, { pawn, chain }: Sending, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'fire') return cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
  const at = s.pawns[pawn].at as Loc
  fireAtZombie(s, pawn, refNamed(move.gun), at, nextIsMoved(s, at), cx)
  cx.next({ step: 'sent-faces', pawn, chain })
}

/** The best gain from sending any pawn. */
function judgeSending(s: State, me: PlayerId): number {
  const rivalry = rivalries(s, me)
  let most = -1
  for (let pawn = 0; pawn < s.pawns.length; pawn++)
    if (s.pawns[pawn].at !== null && ownerOf(s, pawn) !== me) most = Math.max(most, sendWorth(s, me, pawn, rivalry))
  return most
}

/** The gain from sending this pawn on the most dangerous way. */
function sendWorth(s: State, me: PlayerId, pawn: PawnId, rivalry: readonly number[]): number {
  const owner = ownerOf(s, pawn)
  if (owner === me) return -1
  const { zombies } = worstWay(s, me, pawn, [])
  if (zombies === 0) return 0
  const { wound, kills, bullets } = onslaught(s, pawn, zombies)
  return rivalry[owner] * (wound * (woundCost(s, pawn) + 1.5) - kills + bullets * 0.4)
}

/** The way with the most zombies, including those the sender can move onto the pawn afterwards. */
function worstWay(s: State, me: PlayerId, pawn: PawnId, chain: readonly Loc[]): { zombies: number; next: Loc | null } {
  if (chain.length === LONGEST_WALK) return { zombies: followers(s, me, chain[chain.length - 1]), next: null }
  let zombies = -1
  let next: Loc | null = null
  for (const to of sendSteps(s, pawn, chain)) {
    const met = s.zombies[to] + worstWay(s, me, pawn, [...chain, to]).zombies
    if (met > zombies) {
      zombies = met
      next = to
    }
  }
  return { zombies: Math.max(0, zombies), next }
}

/** The number of zombies the active player can still move onto a square in this turn's zombie phase. */
function followers(s: State, me: PlayerId, at: Loc): number {
  const step = s.agenda.find(({ step: name }) => name === 'zombie-move')
  if (me !== s.active || step?.step !== 'zombie-move') return 0
  if (isBuilding(at) && wallCount(s, at) > 0) return 0
  return Math.min(step.left, couldReach(s, at))
}
