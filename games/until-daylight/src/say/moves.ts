import { type Decision, type Phrase, say } from '@holdout/engine'
import type { Move } from '../state.ts'
import type { View } from '../view.ts'
import { listed, many, type Parts, planned } from './parts.ts'

/** What a move does, as one would write it on its button. */
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
    case 'draw':
      return say`Draw from pile ${move.pile}`
    case 'next':
      return say`Say “Next”`
    case 'build':
      return say`Build: ${p.card(move.recipe)}`
    case 'give':
      return say`Give ${some(p, move.card, move.amount)} to ${p.seat(move.to)}`
    case 'ask':
      return say`Ask ${p.seat(move.from)} for ${some(p, move.card, move.amount)}`
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
      return say`Attack the area of ${p.seat(move.area)} with ${p.card(move.with)}`
    case 'end-turn':
      return v.asked?.spent ? say`End the turn` : say`Do nothing`
    case 'steal':
      return say`Steal ${p.card(move.card)} from ${p.seat(move.from)}`
    case 'lure':
      return say`Lure infected from the area of ${p.seat(move.from)} to that of ${p.seat(move.to)}`
    case 'cancel':
      return say`Put it back`
    case 'heal':
      return say`Heal ${p.seat(move.who)}`
    case 'boost':
      return say`Add ${p.card(move.card)}`
    case 'roll':
      return rollLabel(move.ammo, v)
    case 'reroll':
      return say`Roll again: ${listed(diceParts(move.misses, move.bodies, move.heads).map(part => [part]))}`
    case 'stand':
      return say`Let the dice stand`
    case 'pay':
      return say`Pay ${listed(payParts(move.heads, move.converted, move.bodies).map(part => [part]))}`
    case 'hit':
      return say`Hit the Survivor with a ${move.with}`
    case 'pass':
      return say`Pass the Survivor over`
    case 'stop':
      return say`Stop the attack`
    case 'protect':
      return say`Let ${p.card(move.card)} take it`
    case 'sacrifice':
      return move.give ? say`Sacrifice a saved Survivor` : say`Take the damage`
    case 'gong':
      return say`The gong sounds`
    case 'unlock':
      return say`The lock opens`
    case 'left':
      return say`${p.seat(move.seat)} has lost the connection`
    case 'announce':
      return say`Announce ${p.card(move.objective)}`
    case 'propose':
      return say`Propose: ${planned(move.plan, p)}`
    case 'vote':
      return move.yes ? say`Vote yes` : say`Vote no`
    case 'absent':
      return say`Mark ${p.seat(move.seat)} as absent`
    case 'abandon':
      return move.agree ? say`Agree to stop the game` : say`Go on with the game`
    case 'time-out':
      return say`Time runs out for ${p.seat(move.seat)}`
  }
}

function some(p: Parts, card: string, amount: number): Phrase {
  return amount === 1 ? [p.card(card)] : [`${amount} × `, p.card(card)]
}

function isAmmo(p: Parts, card: string): boolean {
  const kind = p.box.kinds.get(card)
  return kind !== undefined && p.box.rubble[kind]?.type === 'ammunition'
}

function rollLabel(ammo: number, v: View): Phrase {
  const dice = v.attack?.choices.find(choice => choice.ammo === ammo)?.dice
  const count = dice === undefined ? '' : dice === 1 ? ' 1 die' : ` ${dice} dice`
  return ammo === 0 ? say`Roll${count}` : say`Roll${count} with ${many(ammo, 'ammunition card')}`
}

function diceParts(misses: number, bodies: number, heads: number): string[] {
  const parts: string[] = []
  if (misses) parts.push(misses === 1 ? '1 miss' : `${misses} misses`)
  if (bodies) parts.push(many(bodies, 'body'))
  if (heads) parts.push(many(heads, 'head'))
  return parts
}

function payParts(heads: number, converted: number, bodies: number): string[] {
  const parts: string[] = []
  if (heads) parts.push(many(heads, 'head'))
  if (converted) parts.push(`${many(converted, 'body')} as ${converted === 1 ? 'a head' : 'heads'}`)
  if (bodies) parts.push(many(bodies, 'body'))
  return parts
}

/** What is asked, in a sentence. */
export function questionOf({ decision }: Decision, v: View, p: Parts): Phrase {
  const { asked, attack } = v
  const mine = v.turnOf !== null && v.turnOf === v.you
  switch (decision) {
    case 'choose-character':
      return say`Which character do you play?`
    case 'choose-secondary':
      return say`Which secondary objective do you keep? The other leaves the game.`
    case 'launch':
      return say`Round ${v.round}: ready to search? The wave will be ${many(v.nextWave, 'card')}.`
    case 'search-turn':
      if (!mine) return say`Your bag is too full: discard down to your limit.`
      return asked?.spent
        ? say`Your action is done. Say Next before the gong, or play free cards.`
        : say`You search: one action, then say Next.`
    case 'consent':
      return asked?.card
        ? say`May ${p.seat(v.turnOf ?? '')} take ${some(p, asked.card, asked.amount)} from ${p.seat(asked.who ?? '')}?`
        : say`Do you agree?`
    case 'overflow':
      return say`Your bag is too full: what do you throw away?`
    case 'stuck':
      return asked?.who === v.you ? say`You are stuck and can only wait.` : say`${p.seat(asked?.who ?? '')} is stuck.`
    case 'lose-card':
      return say`Which card do you lose${asked && asked.amount > 1 ? ` (${asked.amount} to go)` : ''}?`
    case 'blackout':
      return say`It is dark: which card do you pass to the next player?`
    case 'combat-turn':
      return asked?.spent ? say`Your action is done. Any free cards?` : say`Your turn to fight: one action.`
    case 'prey':
      return say`Whose card do you steal?`
    case 'lure':
      return say`From which area to which do you lure the infected?`
    case 'heal-target':
      return say`Whom do you heal?`
    case 'prepare':
      return say`Add boosts, choose the ammunition, and roll.`
    case 'lucky':
      return attack
        ? say`You rolled ${listed(diceParts(attack.misses, attack.bodies, attack.heads).map(part => [part]))}. Roll any of them again?`
        : say`Roll again?`
    case 'choose-payment': {
      const next = attack && v.players.find(({ seat }) => seat === attack.area)?.line[attack.at]
      if (!attack || !next) return say`How do you pay?`
      const dice = listed(diceParts(0, attack.bodies, attack.heads).map(part => [part]))
      return say`Next in line: ${p.card(next)}. You have ${dice}${attack.convert > 0 ? `, and may count ${many(attack.convert, 'body')} as heads` : ''}.`
    }
    case 'protection':
      return say`Which card takes the hit?`
    case 'sacrifice':
      return say`A hit is about to reach you. Sacrifice a saved Survivor?`
    case 'announce':
      return say`You may announce an objective that you have achieved.`
    case 'propose':
      return say`You may put a plan to the vote.`
    case 'vote':
      return v.vote ? say`A vote: ${planned(v.vote.plan, p)}. Yes or no?` : say`A vote.`
    case 'absent':
      return say`You may mark a player who has left as absent.`
    case 'abandon':
      return say`You may ask the others to stop the game.`
    default:
      return say`The clock.`
  }
}
