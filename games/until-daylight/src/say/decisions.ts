import { type Decision, listed, type Phrase, quantity, say } from '@holdout/engine'
import type { View } from '../view/index.ts'
import { diceParts } from './moves.ts'
import { type Parts, planned } from './parts.ts'

/** Why a card is lost, before the question which one. */
const LOSSES: Readonly<Record<string, string>> = {
  'torn-bag': 'Torn Bag: ',
  fate: 'Fate takes a card. ',
  raider: 'A Raider takes a card. ',
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
      if (v.you !== null && asked?.ready.includes(v.you)) return say`You are ready. Start now, or wait for the others?`
      return say`Round ${v.round}: are you ready to search? The wave will have about ${quantity(v.nextWave, 'card')}.`
    case 'search-turn':
      if (!mine) return say`Your inventory is over its limit. Discard cards down to the limit.`
      return asked?.spent
        ? say`Your action is spent. Say Next before the gong sounds, or play free cards.`
        : say`Your search turn: take one action, then say Next.`
    case 'consent':
      return asked?.card
        ? say`May ${p.seat(v.turnOf ?? '')} take ${p.these(asked.card, asked.amount)} from ${asked.who === v.you ? 'you' : p.seat(asked.who ?? '')}?`
        : say`Do you agree?`
    case 'overflow':
      return say`Your inventory is over its limit. Which card do you discard?`
    case 'stuck':
      return asked?.who === v.you
        ? say`You are stuck. Wait until the lock ends.`
        : say`${p.seat(asked?.who ?? '')} is stuck.`
    case 'lose-card':
      return say`${LOSSES[asked?.why ?? ''] ?? ''}Which card do you discard${asked && asked.amount > 1 ? ` (${asked.amount} left to discard)` : ''}?`
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
      return attack && attack.choices.length > 1
        ? say`Add boosts, choose ammunition, then roll.`
        : say`Add a boost, or roll.`
    case 'lucky':
      return attack
        ? say`You rolled ${listed(diceParts(attack.misses, attack.bodies, attack.heads))}. Which dice do you re-roll?`
        : say`Which dice do you re-roll?`
    case 'choose-payment': {
      const next = attack && v.players.find(({ seat }) => seat === attack.area)?.line[attack.at]
      if (!attack || !next) return say`Which dice do you spend?`
      const dice = listed(diceParts(0, attack.bodies, attack.heads))
      const most = Math.min(attack.convert, attack.bodies) // Bloodlust sets no limit
      const convert =
        most > 1 ? ` You may convert up to ${most} bodies to heads.` : most ? ' You may convert 1 body to a head.' : ''
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
      return say`The search timer is running.`
  }
}
