import { say } from '@holdout/engine'
import type { Cx, MoveOf } from '../cx.ts'
import { type CardId, nameOf } from '../data/load.ts'
import { price, row } from '../say/parts.ts'
import { HALFWAY, isDownForGood, isFrozen, ROWS, rowAt, STREET, type State, type Zombie } from '../state.ts'
import { ACTION_COST, moveCost, standCost } from './costs.ts'
import { survivorEscapes } from './endings.ts'
import { CAN_RISE, MAY_MOVE, MOVES_STANDING, ON_THE_WAY, pays } from './needs.ts'

/** TS-34 Move one row. TS-150 A Survivor who is down for good may crawl, for 1E more. */
export const walk: MoveOf<'walk', 'survivor-acts'> = {
  rule: 'TS-34',
  label: ({ by }, v) => say`Move ${by > 0 ? 'forward' : 'back'} to ${row(v.row + by)} ${price(moveCost(v))}`,
  candidates: [
    { move: 'walk', by: 1 },
    { move: 'walk', by: -1 },
  ],
  exists: [['TS-34', (_s, { by }) => Math.abs(by) === 1, 'You move one row at a time.']],
  needs: [
    ...MAY_MOVE,
    [MOVES_STANDING[0], s => !s.down || isDownForGood(s, s), 'You are down. First stand up.'],
    ...ON_THE_WAY,
    [
      'TS-150',
      s => !isDownForGood(s, s) || s.energy >= moveCost(s),
      s => `You are down for good: crawling costs ${moveCost(s)}E; you have ${s.energy}E.`,
    ],
    pays(moveCost, 'Moving', 'TS-34'),
  ],
  take(s, { by }, cx) {
    s.energy -= moveCost(s)
    moveSurvivor(s, by, null, 'TS-34', cx)
  },
}

/** TS-38 The zombies that make Opportunity Attacks: standing, without time tokens, not stopped by Distraction. */
export function opportunists(s: State, row: number): Zombie[] {
  if (row > ROWS || isFrozen(s, row)) return []
  return rowAt(s, row).zombies.filter(zombie => !zombie.down && zombie.time === 0)
}

/**
 * TS-35 When the Survivor moves forward, each standing zombie in the row they leave makes an Opportunity Attack. TS-36
 * The attacks come after the movement, bottom first. TS-43 Moving back causes none. `ignored` are the zombies that the
 * College Track Star ignores (TS-78).
 */
export function moveSurvivor(s: State, by: number, ignored: readonly CardId[] | null, rule: string, cx: Cx): void {
  const from = s.row
  const strikers = by > 0 ? opportunists(s, from) : []
  const direction = Math.sign(by)
  cx.emit?.({ event: 'walked', rule, from, to: from + by })
  for (let steps = Math.abs(by); steps > 0; steps--) {
    s.row += direction
    takeAbilityToken(s, cx)
  }
  if (s.row >= HALFWAY) s.reachedSix = true
  const attacks = strikers
    .filter(zombie => !ignored?.includes(zombie.card))
    .map(zombie => ({ step: 'opportunity-attack', zombie: zombie.card }) as const)
  cx.next(...attacks, { step: 'arrived' })
}

/** TS-41 Takes the Ability token in a row that is entered or passed over. TS-82 It belongs to this character. */
function takeAbilityToken(s: State, cx: Cx): void {
  if (s.row > ROWS || !rowAt(s, s.row).token) return
  rowAt(s, s.row).token = false
  s.tokens += 1
  cx.emit?.({ event: 'token-taken', rule: 'TS-41', row: s.row, tokens: s.tokens })
}

/** TS-37 Costs no Energy, uses line A, and does not count as the zombie's attack of its own turn. */
export function opportunityAttack(s: State, { zombie }: { zombie: CardId }, cx: Cx): void {
  cx.emit?.({ event: 'opportunity', rule: 'TS-35', zombie: nameOf(zombie) })
  cx.next({ step: 'zombie-attack', zombie, line: s.options['soft-opportunities'] ? 'B' : 'A' })
}

/** TS-21 The move is over; in the street the Survivor escapes. TS-R40 So Stumble cannot follow a winning move. */
export function arrive(s: State, _step: object, cx: Cx): void {
  if (s.row === STREET) return survivorEscapes(s, cx)
  cx.next({ step: 'may-stumble' })
}

/** TS-40 Stand up: 1E, or 2E with a standing zombie in the row. */
export const rising: MoveOf<'stand-up', 'survivor-acts'> = {
  rule: 'TS-40',
  label: (_move, v) => say`Stand up ${price(standCost(v))}`,
  candidates: [{ move: 'stand-up' }],
  tempting: s => (s.down ? [{ move: 'stand-up' }] : []),
  needs: [['TS-40', s => s.down, 'You are already standing.'], CAN_RISE, pays(standCost, 'Standing up', 'TS-40')],
  take: (s, _move, cx) => standUp(s, standCost(s), 'TS-40', cx),
}

export function standUp(s: State, cost: number, rule: string, cx: Cx): void {
  s.energy -= cost
  s.down = false
  cx.emit?.({ event: 'stood-up', rule })
}

/** TS-127 Break free for 1E, also while down. */
export const breakFree: MoveOf<'break-free', 'survivor-acts'> = {
  rule: 'TS-127',
  label: () => say`Break free ${price(ACTION_COST)}`,
  candidates: [{ move: 'break-free' }],
  needs: [['TS-127', s => s.grabbedBy !== null, 'You are not grabbed.'], pays(ACTION_COST, 'Breaking free')],
  take(s, _move, cx) {
    s.energy -= ACTION_COST
    s.grabbedBy = null
    cx.emit?.({ event: 'broke-free', rule: 'TS-127' })
  },
}

/**
 * TS-125 Knocks the Survivor down; nothing else changes. TS-146 Going from standing to down gives a Concussion token.
 */
export function survivorFalls(s: State, cx: Cx): void {
  if (s.down) return // TS-42
  s.down = true
  cx.emit?.({ event: 'fell', rule: 'TS-123' })
  if (!s.options.concussion) return
  s.concussions += 1
  cx.emit?.({ event: 'concussed', rule: 'TS-146', tokens: s.concussions })
  if (s.concussions < 3) return
  s.concussions = 0
  s.energyLost += 1 // TS-147
  cx.emit?.({ event: 'energy-lost', rule: 'TS-147', lost: s.energyLost })
}
