import { say } from '@holdout/engine'
import { seatOf } from '../codes.ts'
import { type Ask, type Cx, type MoveOf, type NeedOf, nothing } from '../cx.ts'
import { boxOf, type Horde, type Kind } from '../data/box.ts'
import type { Payment } from '../moves.ts'
import { diceShown, diceSpent, partsOf, titleIn } from '../say/parts.ts'
import { type Attack, fixed, type State } from '../state.ts'
import { countAttack } from './attack.ts'
import { settle } from './experience.ts'
import { toDiscard } from './inventory.ts'
import { attractAll, makeNoise } from './taming.ts'
import { asked } from './time.ts'
import { inTurn } from './turn.ts'
import { canPay, diceAfter, HITS, mustGoOn, PASS, STOP, waysToEliminate, waysToPay } from './ways.ts'

/** DL-81 to DL-85 The choices for the next card in line. Empty: the attack is over. */
function payments(s: State, attack: Attack): Payment[] {
  const card: Kind | undefined = s.players[attack.area].line[attack.at]
  if (card === undefined) return []
  return waysToPay(boxOf(s).horde[card], attack, s.options['survivor-line'] === 'skip')
}

/** DL-82 Goes through the line from the left. The attacker is asked only if there is a choice. */
export function payNext(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const open = payments(s, attack)
  if (open.length === 0) return
  if (open.length > 1) return cx.next({ step: 'choose-payment' })
  pay(s, attack, open[0], cx)
}

function nextInLine(s: State): Horde {
  const { area, at } = s.attack as Attack
  return boxOf(s).horde[s.players[area].line[at]]
}

function isSurvivorNext(s: State): boolean {
  return nextInLine(s).class === 'survivor'
}

/** R-30 Whether a Survivor in line may be skipped. */
function maySkip(s: State): boolean {
  return s.options['survivor-line'] === 'skip'
}

const NOT_BLOCKED: NeedOf = [
  'DL-R30',
  s => maySkip(s) || !isSurvivorNext(s),
  'A Survivor is next in line. At this table you must hit it.',
]
const NO_SURVIVOR: readonly NeedOf[] = [
  NOT_BLOCKED,
  ['DL-85', s => !isSurvivorNext(s), 'A Survivor is next in line. First hit it or skip it.'],
]
const SURVIVOR: NeedOf = ['DL-85', isSurvivorNext, 'The next card in line is not a Survivor.']

const cannotEliminate = (s: State): string =>
  `You cannot eliminate the ${titleIn(s, nextInLine(s).id)} with those dice.`

/** The dice eliminate the next card in line. */
const payKind: MoveOf<'pay'> = {
  rule: 'DL-83',
  label: move => say`Spend ${diceSpent(move)}`,
  candidates: s => (isSurvivorNext(s) ? [] : waysToEliminate(nextInLine(s))),
  tempting: nothing,
  needs: [
    ...NO_SURVIVOR,
    [
      'DL-81',
      (s, { heads, converted, bodies }) =>
        waysToEliminate(nextInLine(s)).some(
          way => way.heads === heads && way.converted === converted && way.bodies === bodies,
        ),
      cannotEliminate,
    ],
    ['DL-81', (s, move) => canPay(s.attack as Attack, move), cannotEliminate],
  ],
  elsewhere: inTurn('DL-83', 'You have no attack dice to spend now.'),
  take: payFor,
}

const hit: MoveOf<'hit'> = {
  rule: 'DL-85',
  label: ({ with: die }) => say`Hit the Survivor with a ${die}`,
  candidates: HITS,
  tempting: nothing,
  needs: [
    SURVIVOR,
    [
      'DL-85',
      (s, { with: die }) => {
        const { heads, bodies } = s.attack as Attack
        return die === 'head' ? heads > 0 : die === 'body' && bodies > 0
      },
      (_s, { with: die }) => `You have no ${die} to hit the Survivor with.`,
    ],
  ],
  elsewhere: inTurn('DL-85', 'You have no attack dice to spend now.'),
  take: payFor,
}

const pass: MoveOf<'pass'> = {
  rule: 'DL-85',
  label: () => say`Skip the Survivor`,
  candidates: [PASS],
  tempting: nothing,
  needs: [SURVIVOR, NOT_BLOCKED],
  elsewhere: inTurn('DL-85', 'You are not attacking a line with a Survivor now.'),
  take: payFor,
}

const stop: MoveOf<'stop'> = {
  rule: 'DL-84',
  label: () => say`Stop the attack`,
  candidates: [STOP],
  tempting: nothing,
  needs: [
    ...NO_SURVIVOR,
    [
      'DL-84',
      s => !mustGoOn(nextInLine(s), s.attack as Attack),
      s => `Your dice can eliminate the ${titleIn(s, nextInLine(s).id)}, so you must go on.`,
    ],
  ],
  elsewhere: inTurn('DL-84', 'You are not attacking now.'),
  take: payFor,
}

function payFor(s: State, move: Payment, cx: Cx): void {
  pay(s, s.attack as Attack, move, cx)
}

/** DL-81 to DL-85 Which dice eliminate the next card in line, and whether a Survivor is hit or skipped. */
export const choosePayment: Ask<'choose-payment'> = {
  rule: 'DL-D15',
  ...asked(({ attack }) => (attack === null ? [] : [seatOf(attack.by)])),
  question(v) {
    const { attack } = v
    const next = attack && v.players.find(({ seat }) => seat === attack.area)?.line[attack.at]
    if (!attack || !next) return say`Which dice do you spend?`
    const most = Math.min(attack.convert, attack.bodies) // Bloodlust sets no limit
    const convert =
      most > 1 ? ` You may convert up to ${most} bodies to heads.` : most ? ' You may convert 1 body to a head.' : ''
    const dice = diceShown(0, attack.bodies, attack.heads)
    return say`Next in line: ${partsOf(v).card(next)}. You have ${dice}.${convert}`
  },
  moves: { pay: payKind, hit, pass, stop },
  first: { rule: 'DL-78', text: 'First spend the dice of your attack.' },
  timeout: s => bestPayment(s, s.attack as Attack),
}

/** DL-83 Removes the spent dice and the eliminated card. */
function pay(s: State, attack: Attack, move: Payment, cx: Cx): void {
  if (move.move === 'stop') return
  cx.next({ step: 'pay' })
  if (move.move === 'pass') {
    attack.at += 1
    return
  }
  const [heads, converted, bodies] =
    move.move === 'pay' ? [move.heads, move.converted, move.bodies] : move.with === 'head' ? [1, 0, 0] : [0, 0, 1]
  Object.assign(attack, diceAfter(attack, move))
  const [card] = s.players[attack.area].line.splice(attack.at, 1)
  attack.felled.push(card)
  cx.emit?.({
    event: 'felled',
    rule: move.move === 'hit' ? 'DL-85' : 'DL-82',
    who: seatOf(attack.by),
    card: boxOf(s).names[card],
    area: seatOf(attack.area),
    heads,
    converted,
    bodies,
  })
}

/**
 * DL-87 End of attack: used cards, eliminated cards, experience and objectives, rewards. DL-86 Leftover dice are lost.
 */
export function endAttack(s: State, _step: object, cx: Cx): void {
  const box = boxOf(s)
  const attack = s.attack as Attack
  const attacker = s.players[attack.by]
  s.attack = null
  for (const card of attack.used) toDiscard(s, card, cx)
  let rewards = 0
  let infected = 0
  for (const card of attack.felled) {
    const face = box.horde[card]
    rewards += face.draw
    if (face.class === 'infected') infected++
    if (face.kept) {
      attacker.trophies = fixed([...attacker.trophies, card])
      cx.emit?.({ event: 'kept-trophy', rule: 'DL-65', who: seatOf(attack.by), card: face.id })
    } else s.hordeDiscard.push(card)
  }
  cx.emit?.({ event: 'attack-over', rule: 'DL-87', who: seatOf(attack.by), felled: attack.felled.length })
  countAttack(s, attack)
  makeNoise(s, attack, infected)
  settle(s, cx)
  if (rewards > 0) cx.next({ step: 'draw', who: attack.by, left: rewards }) // DL-68
  if (s.options['attract-moment'] === 'attack') attractAll(s, cx)
}

/** DL-D15 Most enemies eliminated, then most heads kept. Survivors are hit only if they block the line. */
export function bestPayment(s: State, attack: Attack): Payment {
  const open = payments(s, attack).filter(move => move.move !== 'stop')
  const pass = open.find(move => move.move === 'pass')
  if (pass) return pass
  let best = open[0]
  let most = -1
  for (const move of open) {
    const { heads, bodies, convert } = diceAfter(attack, move)
    const left = reach(s, attack, attack.at + 1, heads, bodies, convert)
    if (left > most) {
      most = left
      best = move
    }
  }
  return best
}

/** Score of what these dice can do from there on: enemies eliminated count most, then heads kept, then bodies. */
function reach(s: State, attack: Attack, from: number, heads: number, bodies: number, convert: number): number {
  const box = boxOf(s)
  const line = s.players[attack.area].line
  let at = from
  if (s.options['survivor-line'] === 'skip') while (line[at] === box.survivor) at++
  const rest = heads * 10 + bodies
  if (at >= line.length || heads + bodies === 0) return rest
  const face = box.horde[line[at]]
  let best = rest
  if (face.bodies !== null && bodies >= face.bodies)
    best = Math.max(best, 1000 + reach(s, attack, at + 1, heads, bodies - face.bodies, convert))
  for (let converted = 0; converted <= Math.min(face.heads, bodies, convert); converted++) {
    const paid = face.heads - converted
    if (heads >= paid)
      best = Math.max(best, 1000 + reach(s, attack, at + 1, heads - paid, bodies - converted, convert - converted))
  }
  return best
}
