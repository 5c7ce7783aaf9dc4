import { type Phrase, type Seat, say } from '@holdout/engine'
import { capitalized } from '@holdout/words'
import type { Ask, MoveOf } from '../cx.ts'
import { attackCardOf, type CardId, tacticOf, type ZombieEffect, zombieNamed } from '../data/load.ts'
import { comesFirst, passing, silencePasses, survivorAnswers } from '../rules/answers.ts'
import { spoil } from '../rules/attack.ts'
import { discardFromHand, drawAttackCard } from '../rules/decks.ts'
import { spendToken } from '../rules/supplies.ts'
import { card as cardRef, zombieThere } from '../say/parts.ts'
import { abilityOf, type Blow, mightHold, type State, SURVIVOR, tacticInHand, ZOMBIE } from '../state.ts'
import { zombieOn } from '../targets.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules, ZombieRules } from './effect.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [SURVIVOR]

/** Dodge. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'block' }

/** Flailing Arms: draws a Zombie Attack card, line A. Anything but a miss blocks. */
export const zombieRules: ZombieRules<ZombieEffect> = {
  reactsIn: 'zombie-reacts',
  take(s, _effect, _played, cx) {
    const face = attackCardOf(drawAttackCard(s, ZOMBIE, cx))
    const success = face.A !== 'miss'
    cx.emit?.({ event: 'block', rule: 'TS-63', seat: ZOMBIE, card: face.id, line: 'A', success })
    if (success) spoil(s, 'TS-63', cx)
  },
}

const CARD = 'dodge'
/** In a block move: an Ability token instead of a card. */
const TOKEN = 'token'

/** TS-77 The Self Defense Trainer may block as often as tokens last, but once per attack. */
function mayDefend(s: State): boolean {
  return isTrainer(s) && s.tokens > 0 && !s.blow?.tokenTried
}

function isTrainer(s: State): boolean {
  return abilityOf(s).id === 'self-defense-trainer'
}

const isToken = ({ card }: { readonly card: string }): boolean => card === TOKEN

const blockKind: MoveOf<'block', 'block'> = {
  rule: 'TS-122',
  label: ({ card }) =>
    card === TOKEN ? say`Try to block with an Ability token` : say`Try to block with ${cardRef(card)}`,
  candidates: [
    { move: 'block', card: TOKEN },
    { move: 'block', card: CARD },
  ],
  tempting: s => (isTrainer(s) ? [{ move: 'block', card: TOKEN }] : []),
  exists: [
    [
      'TS-122',
      (_s, { card }) => card === TOKEN || card === CARD,
      'Only Dodge or an Ability token can block an attack.',
    ],
  ],
  needs: [
    ['TS-70', (s, move) => isToken(move) || tacticInHand(s.hand, CARD) !== null, 'You do not have Dodge.'],
    ['TS-77', (s, move) => !isToken(move) || isTrainer(s), 'Only a Self Defense Trainer can block with a token.'],
    ['TS-73', (s, move) => !isToken(move) || s.tokens > 0, 'You have no Ability token.'],
    ['TS-77', (s, move) => !isToken(move) || mayDefend(s), 'You can use only one token against each attack.'],
  ],
  /** Draws a Survivor Attack card: any success, on line A standing or line B down, blocks the whole attack. */
  take(s, { card }, cx) {
    const blow = s.blow as Blow
    if (card === TOKEN) {
      blow.tokenTried = true
      const used = s.abilityUsed
      spendToken(s, 'TS-77', cx)
      s.abilityUsed = used // It may be used several times per turn.
    } else {
      const held = tacticInHand(s.hand, CARD) as CardId
      discardFromHand(s, held)
      cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card: tacticOf(held).id, zombie: null, target: null })
    }
    const face = attackCardOf(drawAttackCard(s, SURVIVOR, cx))
    const line = s.down ? 'B' : 'A'
    const success = face[line] !== 'miss'
    cx.emit?.({ event: 'block', rule: 'TS-122', seat: SURVIVOR, card: face.id, line, success })
    if (success) s.blow = null
    else cx.next({ step: 'block' })
  },
}

/**
 * TS-D13 Asks for a block whenever the ability allows it or the Survivor could hold a Dodge. TS-71 Only in an Action
 * Phase.
 */
export const block: Ask<'block'> = {
  rule: 'TS-D13',
  ...survivorAnswers,
  asks(s) {
    if (s.blow === null || s.phase === null) return NO_SEATS
    return mayDefend(s) || mightHold(s, SURVIVOR, CARD) ? ASKED : NO_SEATS
  },
  question: v => say`${v.blow ? blowOf(v, v.blow) : 'A zombie attacks you'}. Do you block?`,
  moves: { pass: passing('block', 'TS-D13', 'Do not block'), block: blockKind },
  ...comesFirst('TS-122', 'First block the attack or pass.'),
  ...silencePasses,
}

/** TS-122 The effect the drawn card would have on the Survivor. */
function blowOf(v: View, { zombie, result, line }: NonNullable<View['blow']>): Phrase {
  const who = capitalized(zombieThere(v, zombie))
  if (result === 'kd' || line === 'C') return say`${who} would knock you down`
  const damage = (zombieNamed(zombieOn(v, zombie)?.zombie)?.damage ?? 1) + (result === 'hit+1' ? 1 : 0)
  return say`${who} would do ${damage} damage${result === 'hit+kd' ? ' and knock you down' : ''}`
}

export const worth = { [CARD]: 0.4 }
export const kept = ['flailing-arms']
