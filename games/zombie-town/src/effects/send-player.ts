import { say } from '@holdout/engine'
import { onslaught, rivalries, woundCost } from '../bot/worth.ts'
import { couldReach } from '../bot/zombies.ts'
import { type PawnId, type PlayerId, pawnName, pawnNamed, seatOf } from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { BOARD, distance, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { LONGEST_WALK, WALLS } from '../limits.ts'
import { SEND_PAWN, SEND_STEP } from '../moves.ts'
import { canDefend, defense } from '../rules/arrivals.ts'
import { anyOf, best, cardsPlayer, oneOf, otherMoves } from '../rules/asked.ts'
import { nextIsMoved } from '../rules/pieces.ts'
import { putPawn } from '../rules/possession.ts'
import { fireAtZombie } from '../rules/shooting.ts'
import { Piece, piece, place, within } from '../say/parts.ts'
import { ownerOf, type State, type Steps, wallCount } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-169 Sends a pawn 3 squares away, on a way that the card's player chooses. */
export const sendPlayer: Effect = {
  works: s => s.pawns.some((_, pawn) => canBeSent(s, pawn)),
  take: (_s, player, _pawn, cx) => cx.next({ step: 'send-pawn', player }),
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

/** ZT-169 Any pawn, own or enemy. */
export const sendPawn: Ask<'send-pawn'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: () => say`Which pawn do you send?`,
  moves: {
    'send-pawn': {
      ...oneOf<'send-pawn'>(
        'ZT-169',
        s => s.pawns.flatMap((_, pawn) => (canBeSent(s, pawn) ? [SEND_PAWN[pawn]] : [])),
        'Choose a pawn that can go 3 squares away.',
      ),
      label: ({ pawn }) => say`Send ${piece(pawn)}`,
      take: (_s, { pawn }, cx, { player }) => cx.next({ step: 'send-way', player, pawn: pawnNamed(pawn), chain: [] }),
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose the pawn that you send.' },
  timeout: anyOf,
}

/** ZT-169 A chain of exactly 3 steps, one after another. */
export const sendWay: Ask<'send-way'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: v => say`Where does ${piece(v.asked?.pawn ?? '')} go? Choose 3 steps.`,
  tempting: (s, step, seat) => [...otherMoves(s, step, seat), SEND_STEP[s.pawns[step.pawn].at as Loc]],
  moves: {
    'send-step': {
      ...oneOf<'send-way'>(
        'ZT-169',
        (s, { pawn, chain }) => sendSteps(s, pawn, chain).map(to => SEND_STEP[to]),
        'The path must end 3 squares away and not go through a building with 3 barricades.',
      ),
      label: ({ to }) => say`Next step: ${place(to)}`,
      take(_s, { to }, cx, { player, pawn, chain }) {
        const way = [...chain, locNamed(to)]
        if (way.length < LONGEST_WALK) return cx.next({ step: 'send-way', player, pawn, chain: way })
        cx.emit?.({ event: 'sent', rule: 'ZT-169', seat: seatOf(player), pawn: pawnName(pawn), to })
        cx.next({ step: 'sent', pawn, chain: way })
      },
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose where the pawn goes.' },
  timeout: anyOf,
}

type Sending = Steps['sent']

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

export const sentDefends = defense<'sent-defends'>(
  v => say`${Piece(v.asked?.pawn ?? '')} meets zombies ${within(v.asked?.at ?? '')}. Which gun do you fire?`,
  (s, { pawn, chain }, gun, cx) => {
    const at = s.pawns[pawn].at as Loc
    fireAtZombie(s, pawn, gun, at, nextIsMoved(s, at), cx)
    cx.next({ step: 'sent-faces', pawn, chain })
  },
  ({ pawn }, cx) => cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true }),
)

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
