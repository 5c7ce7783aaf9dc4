import { abilityOf, isDownForGood, ROWS, type State } from '../state.ts'

/** TS-31 The Energy that every action costs whose cost is not printed on a card and never changes. */
export const ACTION_COST = 1

/** The part of the alley that state and view share. Costs are computed from either. */
interface Alley {
  readonly row: number
  readonly rows: readonly { readonly zombies: readonly { readonly down: boolean }[] }[]
}

/** TS-40 Whether a zombie without a knockdown token is in the Survivor's row. Crawlers and Zombie Friends count. */
function standingZombieHere(s: Alley): boolean {
  if (s.row > ROWS) return false
  for (const zombie of s.rows[s.row - 1].zombies) if (!zombie.down) return true
  return false
}

/** TS-34 The cost on the visible side of the card. TS-150 Crawling costs 1E more. */
export function moveCost(s: Pick<State, 'character' | 'health' | 'down' | 'options'>): number {
  const ability = abilityOf(s)
  const cost = s.health <= 1 ? ability.woundedMove : Math.max(ability.move, s.options['move-healthy'])
  return isDownForGood(s, s) ? cost + 1 : cost
}

export function standCost(s: Alley): number {
  return standingZombieHere(s) ? 2 : 1
}

/** TS-50 1E. TS-51 While down the first pick-up of the turn is free. */
export function pickUpCost(s: Pick<State, 'down' | 'freePickUpUsed'>): number {
  return s.down && !s.freePickUpUsed ? 0 : 1
}

/** TS-104 1E. TS-150 A zombie that is down for good crawls for 2E. */
export function shambleCost(
  s: Pick<State, 'options'>,
  zombie: { readonly down: boolean; readonly health: number },
): number {
  return isDownForGood(s, zombie) ? 2 : 1
}

/** TS-149 1E, or 2E with the option (TS-R26). */
export function clearHeadCost(s: Pick<State, 'options'>): number {
  return s.options['concussion-2e'] ? 2 : 1
}
