import { type Decision, listed, type Phrase, quantity, say } from '@holdout/engine'
import type { Move } from '../state.ts'
import type { View } from '../view/index.ts'
import { convertedBodies, type Parts, planned } from './parts.ts'

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
      return say`Spend ${listed(payParts(move.heads, move.converted, move.bodies))}`
    case 'hit':
      return say`Hit the Survivor with a ${move.with}`
    case 'pass':
      return say`Pass over the Survivor`
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

function diceParts(misses: number, bodies: number, heads: number): string[] {
  const parts: string[] = []
  if (misses) parts.push(quantity(misses, 'miss'))
  if (bodies) parts.push(quantity(bodies, 'body'))
  if (heads) parts.push(quantity(heads, 'head'))
  return parts
}

function payParts(heads: number, converted: number, bodies: number): string[] {
  const parts: string[] = []
  if (heads) parts.push(quantity(heads, 'head'))
  if (converted) parts.push(convertedBodies(converted))
  if (bodies) parts.push(quantity(bodies, 'body'))
  return parts
}

/** The sentence that asks a decision. */
export function questionOf({ decision }: Decision, v: View, p: Parts): Phrase {
  const { asked, attack } = v
  const mine = v.turnOf !== null && v.turnOf === v.you
  switch (decision) {
    case 'choose-character':
      return say`Which character do you play?`
    case 'choose-secondary':
      return say`Which secondary objective do you keep? The other one leaves the game.`
    case 'launch':
      return say`Round ${v.round}: are you ready to search? The wave will be about ${quantity(v.nextWave, 'card')}.`
    case 'search-turn':
      if (!mine) return say`Your inventory is over its limit. Discard cards down to the limit.`
      return asked?.spent
        ? say`Your action is spent. Say Next before the gong sounds, or play free cards.`
        : say`Your search turn: take one action, then say Next.`
    case 'consent':
      return asked?.card
        ? say`May ${p.seat(v.turnOf ?? '')} take ${p.copies(asked.card, asked.amount)} from ${asked.who === v.you ? 'you' : p.seat(asked.who ?? '')}?`
        : say`Do you agree?`
    case 'overflow':
      return say`Your inventory is over its limit. Which card do you discard?`
    case 'stuck':
      return asked?.who === v.you
        ? say`You are stuck. Wait until the lock ends.`
        : say`${p.seat(asked?.who ?? '')} is stuck.`
    case 'lose-card':
      return say`Which card do you discard${asked && asked.amount > 1 ? ` (${asked.amount} left to discard)` : ''}?`
    case 'blackout':
      return say`Blackout: which card do you pass to the next player?`
    case 'combat-turn':
      return asked?.spent
        ? say`Your action is spent. Play free cards or end your turn.`
        : say`Your combat turn: take one action.`
    case 'prey':
      return say`Which card do you steal?`
    case 'lure':
      return say`From which area to which area do you lure the infected?`
    case 'heal-target':
      return say`Which character do you heal?`
    case 'prepare':
      return say`Add boosts, choose ammunition, then roll.`
    case 'lucky':
      return attack
        ? say`You rolled ${listed(diceParts(attack.misses, attack.bodies, attack.heads))}. Which dice do you re-roll?`
        : say`Which dice do you re-roll?`
    case 'choose-payment': {
      const next = attack && v.players.find(({ seat }) => seat === attack.area)?.line[attack.at]
      if (!attack || !next) return say`Which dice do you spend?`
      const dice = listed(diceParts(0, attack.bodies, attack.heads))
      const most = Math.min(attack.convert, attack.bodies) // Bloodlust sets no limit
      const convert = most > 0 ? ` You may convert ${quantity(most, 'body')}.` : ''
      return say`Next in line: ${p.card(next)}. You have ${dice}.${convert}`
    }
    case 'protection':
      return say`Which card absorbs the damage?`
    case 'sacrifice':
      return say`You are about to take 1 damage. Do you sacrifice a saved Survivor instead?`
    case 'announce':
      return say`You may announce an objective you have achieved.`
    case 'propose':
      return say`You may call a vote on a plan.`
    case 'vote':
      return v.vote ? say`Vote: ${planned(v.vote.plan, p)}. Yes or no?` : say`Vote yes or no.`
    case 'absent':
      return say`You may vote to mark a player as away.`
    case 'abandon':
      return say`You may agree to stop the game.`
    default:
      return say`The clock is running.`
  }
}
