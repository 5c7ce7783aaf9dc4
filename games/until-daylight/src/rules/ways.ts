import type { Hit, Pay, Payment } from '../moves.ts'

/** The dice of an attack that are not spent yet; `convert`: how many bodies may still become heads. */
export interface DiceLeft {
  readonly heads: number
  readonly bodies: number
  readonly convert: number
}

/** The dice that eliminate a card in line. */
export interface Toughness {
  readonly class: 'infected' | 'raider' | 'survivor'
  readonly heads: number
  /** null: bodies cannot eliminate it. */
  readonly bodies: number | null
}

export const PASS = { move: 'pass' } as const
export const STOP = { move: 'stop' } as const
/** With a head, with a body. */
export const HITS: readonly [Hit, Hit] = [
  { move: 'hit', with: 'head' },
  { move: 'hit', with: 'body' },
]
const PAYMENTS = new Map<number, Pay>()

function pays(heads: number, converted: number, bodies: number): Pay {
  const key = heads * 100 + converted * 10 + bodies
  let move = PAYMENTS.get(key)
  if (move === undefined) {
    move = { move: 'pay', heads, converted, bodies }
    PAYMENTS.set(key, move)
  }
  return move
}

/** DL-81, DL-83 All payments that eliminate an enemy: heads, of which some may be converted bodies, or bodies. */
export function waysToEliminate({ heads, bodies }: Toughness): Pay[] {
  const list: Pay[] = []
  for (let converted = 0; converted <= heads; converted++) list.push(pays(heads - converted, converted, 0))
  if (bodies !== null) list.push(pays(0, 0, bodies))
  return list
}

export function canPay(dice: DiceLeft, { heads, converted, bodies }: Pay): boolean {
  return dice.heads >= heads && dice.bodies >= bodies + converted && dice.convert >= converted
}

/** DL-84 The attacker must go on if the dice eliminate the enemy without converting. */
export function mustGoOn({ heads, bodies }: Toughness, dice: DiceLeft): boolean {
  return dice.heads >= heads || (bodies !== null && dice.bodies >= bodies)
}

/** DL-81 to DL-85 The ways to use dice on the next card in line. Empty: the attack is over. */
export function waysToPay(card: Toughness, dice: DiceLeft, maySkipSurvivors: boolean): Payment[] {
  if (dice.bodies + dice.heads === 0) return []
  const list: Payment[] = []
  if (card.class === 'survivor') {
    if (dice.heads > 0) list.push(HITS[0])
    if (dice.bodies > 0) list.push(HITS[1])
    if (maySkipSurvivors) list.push(PASS) // DL-85
    return list
  }
  for (const way of waysToEliminate(card)) if (canPay(dice, way)) list.push(way)
  if (list.length > 0 && !mustGoOn(card, dice)) list.push(STOP)
  return list
}

/** The dice left after a payment. */
export function diceAfter({ heads, bodies, convert }: DiceLeft, payment: Payment): DiceLeft {
  if (payment.move === 'hit')
    return payment.with === 'head' ? { heads: heads - 1, bodies, convert } : { heads, bodies: bodies - 1, convert }
  if (payment.move !== 'pay') return { heads, bodies, convert }
  const { converted } = payment
  return {
    heads: heads - payment.heads,
    bodies: bodies - payment.bodies - converted,
    convert: convert - converted,
  }
}
