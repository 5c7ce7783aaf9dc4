import { capital, listed, type Phrase, say } from '@holdout/engine'
import { hasSupplyIcon } from '../data/labels.ts'
import { againCard, CHARACTERS, costOfTactic, modeNamed, SUPPLIES, zombieNamed } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { ACTION_COST, clearHeadCost, moveCost, pickUpCost, shambleCost, standCost } from '../rules/costs.ts'
import { cardIn, type Slot } from '../slots.ts'
import { SURVIVOR } from '../state.ts'
import { isWholeRow, readTargets, rowOfTarget, type Target, zombieOn } from '../targets.ts'
import type { View } from '../view/index.ts'
import { abilityText, deckTitle, modeTitle, textOfCard } from './cards.ts'
import { aCard, card, listedCards, ofSide, row, theCard, YOU, zombieThere } from './parts.ts'

/** The text on the button of a move. */
export function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'choose': {
      const found = CHARACTERS.find(({ id }) => id === move.character)
      if (!found) return say`Random character`
      return say`${found.name}, ${abilityText(found.ability.id).title}: ${abilityText(found.ability.id).text}`
    }
    case 'keep':
      return say`Keep these Supply cards`
    case 'replace':
      return say`Replace ${listedCards(move.cards.split(' '))}`
    case 'place':
      return say`Place ${chosenCard(move.card)} in ${row(typeof v.about === 'number' ? v.about : 6)}`
    case 'start-clock':
      return v.about === 'zombie' || v.about === SURVIVOR ? say`Start ${ofSide(v.about)} clock` : say`Start the clock`
    case 'walk':
      return say`Move ${move.by > 0 ? 'forward' : 'back'} to ${row(v.row + move.by)} ${price(moveCost(v))}`
    case 'stand-up':
      return say`Stand up ${price(standCost(v))}`
    case 'break-free':
      return say`Break free ${price(ACTION_COST)}`
    case 'draw':
      return say`Draw a Tactics card ${price(ACTION_COST)}`
    case 'clear-head':
      return say`Remove a Concussion token ${price(clearHeadCost(v))}`
    case 'end-phase':
      return say`End the Action Phase${v.energy > 0 ? ` (${v.energy}E is lost)` : ''}`
    case 'ability':
      return say`Use an Ability token: ${v.ability === null ? '' : abilityText(v.ability).title}`
    case 'pick-up':
      return say`Pick up ${floorCard(move.card)} ${price(pickUpCost(v))}`
    case 'equip':
      return say`Equip ${theCard(move.card)} (free)`
    case 'drop':
      return say`Drop ${inSlot(v, move.slot)} (free)`
    case 'trade':
      return say`Discard ${chosenCard(move.card)} and ${chosenCard(move.other)} to draw a ${'deck' in move && move.deck === 'zombie' ? 'Zombie' : 'Tactics'} card`
    case 'use':
      return useLabel(move)
    case 'attack':
      return attackLabel(move, v)
    case 'stomp':
      return say`Head Stomp on ${zombieThere(v, move.target)} ${price(ACTION_COST)}`
    case 'knock-down':
      return say`Knock down ${zombieThere(v, move.target)} ${price(ACTION_COST)}`
    case 'dash': {
      const attackers = readTargets(move.struckBy).map(target => zombieThere(v, target))
      const but = attackers.length ? say`; attacked by ${listed(attackers)}` : []
      return say`Dash to ${row(v.row + move.by)} (1 token)${but}`
    }
    case 'play':
      return playLabel(move, v)
    case 'discard':
      return say`Discard ${chosenCard(move.card)}`
    case 'calm':
      return say`Remove a Concussion token`
    case 'pass':
      return say`${PASSES[v.asked ?? ''] ?? 'Pass'}`
    case 'keep-card':
      return say`Keep ${theCard(move.card)}`
    case 'give':
      return say`Give 1 point to ${zombieThere(v, move.target)}`
    case 'send':
      return say`Send ${chosenCard(move.card)} to ${row(10)}`
    case 'again':
      return say`${capital(modeTitle(move.mode))} again at ${zombieThere(v, move.target)}${move.quick ? ` (with another ${quickCard(move.mode)})` : ''}`
    case 'break-in':
      return say`Let ${chosenCard(move.card)} break in`
    case 'rise':
      return say`Stand up ${zombieThere(v, move.target)}${v.phase ? ` ${price(ACTION_COST)}` : ''}`
    case 'advance':
      return say`Advance ${zombieThere(v, move.target)} to ${row(rowOfTarget(move.target) + move.by)}`
    case 'advance-all':
      return say`Advance the rest, nearest first`
    case 'shamble':
      return say`Move ${zombieThere(v, move.target)} to ${row(rowOfTarget(move.target) + move.by)} ${price(stepPrice(v, move.target))}`
    case 'bite':
      return say`Attack with ${zombieThere(v, move.target)} ${price(ACTION_COST)}`
    case 'trip':
      return say`Knock ${YOU} down with ${zombieThere(v, move.target)} ${price(ACTION_COST)}`
    case 'grab':
      return say`Grab with ${zombieThere(v, move.target)} ${price(ACTION_COST)}`
    case 'deploy':
      return say`Deploy ${chosenCard(move.card)} to ${row(10)} ${price(zombieNamed(move.card)?.cost ?? 1)}`
    case 'shriek':
      return say`Shriek: call ${chosenCard(move.card)} to ${row(10)} (free)`
    case 'draw-card':
      return say`Draw from the ${deckTitle(move.deck === 'zombie' ? 'zombie' : 'zombie-tactics')} ${price(ACTION_COST)}`
    case 'confront':
      return say`Confront it: ${modeTitle(move.mode)}`
    case 'block':
      return move.card === 'token' ? say`Try to block with an Ability token` : say`Try to block with ${card(move.card)}`
    case 'breathe':
      return say`Take a last breath (1 Ability token)`
    case 'die':
      return say`Die and lose the game`
    case 'cancel':
      return say`Play ${card('lost-opportunity')}`
    case 'take':
      return say`Take ${chosenCard(move.card)}`
    case 'resume':
      return say`Resume`
    case 'bell':
      return say`The bell rings`
    case 'resign':
      return say`Give up`
    case 'claim':
      return say`Claim the game`
    case 'ask-pause':
      return say`Ask to pause the clock`
    case 'accept-pause':
      return say`Pause the clock`
    case 'time-out':
      return say`Time runs out`
  }
}

const PASSES: Readonly<Record<string, string>> = {
  'after-result': 'Play no card',
  block: 'Do not block',
  confront: 'Do not confront it',
  'may-cancel': 'Do not cancel it',
  'zombie-reacts': 'Let the attack succeed',
  'may-stumble': 'Do not play Stumble',
  'extra-attack': 'Skip the extra attack',
  'send-horde': 'Send no more zombies',
  'answer-sound': 'Send no zombie',
  'calm-down': 'Keep the token',
  'choose-rising': 'No zombie stands up',
  'search-deck': 'Continue: the deck is empty',
}

/** The cost on a button: `(1E)`, `(free)`. */
function price(energy: number): string {
  return energy === 0 ? '(free)' : `(${energy}E)`
}

function stepPrice(v: View, target: Target): number {
  const zombie = zombieOn(v, target)
  return zombie ? shambleCost(v, zombie) : 1
}

/** A card to choose from a hand or a pile. Zombies of one kind differ by the Supply icon. */
function chosenCard(name: string): Phrase {
  return hasSupplyIcon(name) ? say`${aCard(name)} with supplies` : aCard(name)
}

/** The card that repeats an attack in this mode. */
function quickCard(mode: string): string {
  return textOfCard(againCard(modeNamed(mode).kind)).title
}

function useLabel({ card: name, token }: Extract<Move, { move: 'use' }>): Phrase {
  const cost = SUPPLIES.find(({ id }) => id === name)?.use?.cost ?? 0
  return say`Use ${theCard(name)} ${token ? '(1 token)' : price(cost)}`
}

function floorCard(name: string): Phrase {
  return name === 'face-down' ? say`a face-down Supply card` : theCard(name)
}

function inSlot(v: View, slot: Slot): Phrase {
  const name = cardIn(v, slot)
  return name ? theCard(name) : say`slot ${slot}`
}

function attackLabel(move: Extract<Move, { move: 'attack' }>, v: View): Phrase {
  const { cost } = modeNamed(move.mode)
  const at = isWholeRow(move.target) ? say`at ${row(rowOfTarget(move.target))}` : say`at ${zombieThere(v, move.target)}`
  const second = move.second === null ? [] : say` and ${zombieThere(v, move.second)} with Lined Up`
  const paid = move.token ? '1 token' : `${cost}E`
  return say`${capital(modeTitle(move.mode))} ${at}${second} (${paid}${move.quick ? `, with ${quickCard(move.mode)}` : ''})`
}

function playLabel(move: Extract<Move, { move: 'play' }>, v: View): Phrase {
  const base = say`Play ${card(move.card)} ${price(costOfTactic(move.card))}`
  if ('take' in move) return say`${base}: pick up ${floorCard(move.take)}`
  if ('second' in move) return say`${base} on ${zombieThere(v, move.target)} and ${zombieThere(v, move.second)}`
  if ('by' in move && 'target' in move)
    return say`${base}: ${zombieThere(v, move.target)} to ${row(rowOfTarget(move.target) + move.by)}`
  if ('target' in move) return say`${base} on ${zombieThere(v, move.target)}`
  if ('by' in move) return say`${base}: to ${row(v.row + move.by)}`
  if ('slot' in move) return say`${base} on ${inSlot(v, move.slot)}`
  return base
}
