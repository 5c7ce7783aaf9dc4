import type { Payment } from '../moves.ts'

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

const PASS: Payment = { move: 'pass' }
const STOP: Payment = { move: 'stop' }
const HIT_HEAD: Payment = { move: 'hit', with: 'head' }
const HIT_BODY: Payment = { move: 'hit', with: 'body' }
const PAYMENTS = new Map<number, Payment>()

function pays(heads: number, converted: number, bodies: number): Payment {
  const key = heads * 100 + converted * 10 + bodies
  let move = PAYMENTS.get(key)
  if (move === undefined) {
    move = { move: 'pay', heads, converted, bodies }
    PAYMENTS.set(key, move)
  }
  return move
}

/** DL-81 to DL-85 The ways to use dice on the next card in line. Empty: the attack is over. */
export function waysToPay(card: Toughness, dice: DiceLeft, maySkipSurvivors: boolean): Payment[] {
  if (dice.bodies + dice.heads === 0) return []
  const list: Payment[] = []
  if (card.class === 'survivor') {
    if (dice.heads > 0) list.push(HIT_HEAD)
    if (dice.bodies > 0) list.push(HIT_BODY)
    if (maySkipSurvivors) list.push(PASS) // DL-85
    return list
  }
  const { heads, bodies } = card
  const withoutConverting = dice.heads >= heads || (bodies !== null && dice.bodies >= bodies)
  for (let converted = 0; converted <= Math.min(heads, dice.bodies, dice.convert); converted++)
    if (dice.heads >= heads - converted) list.push(pays(heads - converted, converted, 0))
  if (bodies !== null && dice.bodies >= bodies) list.push(pays(0, 0, bodies))
  if (!withoutConverting && list.length > 0) list.push(STOP) // DL-84 otherwise the attacker must go on
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
