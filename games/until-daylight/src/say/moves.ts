import { listed, type Phrase, quantity, say } from '@holdout/engine'
import type { Move } from '../moves.ts'
import type { View } from '../view/index.ts'
import { diceSpent, type Parts, planned } from './parts.ts'

/** The text of a move's button. */
export function labelOf(move: Move, v: View, p: Parts): Phrase {
  switch (move.move) {
    case 'character':
      return say`Play ${p.character(move.character)}`
    case 'keep':
      return say`Keep ${p.card(move.objective)}`
    case 'launch':
      return say`Start the search`
    case 'ready':
      return say`Ready`
    case 'begin':
      return say`The search begins`
    case 'draw':
      return say`Draw from pile ${move.pile}`
    case 'next':
      return say`Say “Next”`
    case 'build':
      return say`Build a ${p.card(move.recipe)}`
    case 'give':
      return say`Give ${p.copies(move.card, move.amount)} to ${p.seat(move.to)}`
    case 'ask':
      return say`Ask ${p.seat(move.from)} for ${p.copies(move.card, move.amount)}`
    case 'use':
      return say`Use ${p.card(move.card)}`
    case 'discard':
      return say`Discard ${v.asked?.step === 'overflow' && isAmmo(p, move.card) ? 'all ' : ''}${p.card(move.card)}`
    case 'answer':
      return move.agree ? say`Agree` : say`Refuse`
    case 'withdraw':
      return say`Withdraw the request`
    case 'hand-on':
      return say`Pass on ${p.card(move.card)}`
    case 'attack':
      return move.area === v.you
        ? say`Attack in your own area with ${p.weapon(move.with)}`
        : say`Attack in ${p.seat(move.area)}'s area with ${p.weapon(move.with)}`
    case 'end-turn':
      return v.asked?.spent ? say`End turn` : say`Do nothing`
    case 'steal':
      return say`Steal ${p.card(move.card)} from ${p.seat(move.from)}`
    case 'lure':
      return say`Lure infected from ${p.seat(move.from)}'s area to ${p.seat(move.to)}'s area`
    case 'cancel':
      return say`Keep the card`
    case 'heal':
      return move.who === v.you ? say`Heal yourself` : say`Heal ${p.seat(move.who)}`
    case 'boost':
      return say`Add ${p.card(move.card)}`
    case 'roll':
      return rollLabel(move.ammo, v)
    case 'reroll':
      return say`Re-roll ${listed(diceParts(move.misses, move.bodies, move.heads))}`
    case 'stand':
      return say`Keep the roll`
    case 'pay':
      return say`Spend ${diceSpent(move)}`
    case 'hit':
      return say`Hit the Survivor with a ${move.with}`
    case 'pass':
      return say`Skip the Survivor`
    case 'stop':
      return say`Stop the attack`
    case 'protect':
      return say`Use ${p.card(move.card)}`
    case 'sacrifice':
      return move.give ? say`Sacrifice a Survivor` : say`Take the damage`
    case 'gong':
      return say`The gong sounds`
    case 'unlock':
      return say`The Stuck lock ends`
    case 'left':
      return say`${p.seat(move.seat)} is disconnected`
    case 'back':
      return say`${p.seat(move.seat)} is connected again`
    case 'announce':
      return say`Announce ${p.card(move.objective)}`
    case 'propose':
      return say`Call a vote: ${planned(move.plan, p)}`
    case 'vote':
      return move.yes ? say`Vote yes` : say`Vote no`
    case 'absent':
      return say`Mark ${p.seat(move.seat)} as away`
    case 'abandon':
      return move.agree ? say`Agree to stop the game` : say`Keep playing`
    case 'time-out':
      return say`Time runs out for ${p.seat(move.seat)}`
  }
}

function isAmmo(p: Parts, card: string): boolean {
  const kind = p.box.kinds.get(card)
  return kind !== undefined && p.box.rubble[kind]?.type === 'ammunition'
}

function rollLabel(ammo: number, v: View): Phrase {
  const dice = v.attack?.choices.find(choice => choice.ammo === ammo)?.dice
  const count = dice === undefined ? '' : ` ${quantity(dice, 'die', 'dice')}`
  return ammo === 0 ? say`Roll${count}` : say`Roll${count} with ${quantity(ammo, 'ammunition card')}`
}

/** The dice that are not 0, in words. */
export function diceParts(misses: number, bodies: number, heads: number): string[] {
  const parts: string[] = []
  if (misses) parts.push(quantity(misses, 'miss'))
  if (bodies) parts.push(quantity(bodies, 'body'))
  if (heads) parts.push(quantity(heads, 'head'))
  return parts
}
