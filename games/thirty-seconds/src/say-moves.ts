import { type Decision, type Phrase, say } from '@holdout/engine'
import { CHARACTERS, modeNamed, SUPPLIES, SURVIVOR_TACTICS, ZOMBIE_KINDS, ZOMBIE_TACTICS } from './data/load.ts'
import type { Move } from './moves.ts'
import { capital, card, listed, ofSide, row, side, YOU, zombieOn, zombieThere } from './say-parts.ts'
import { clearHeadCost, moveCost, pickUpCost, SURVIVOR, shambleCost, standCost } from './state.ts'
import { abilityText, deckTitle, modeTitle } from './text.ts'
import type { View } from './view.ts'

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a move does, as one would write on its button. */
export function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'choose': {
      const found = CHARACTERS.find(({ id }) => id === move.character)
      if (!found) return say`Let luck choose`
      return say`${found.name}, ${abilityText(found.ability.id).title}: ${abilityText(found.ability.id).text}`
    }
    case 'keep':
      return say`Keep these Supply cards`
    case 'replace':
      return say`Put back ${listed(move.cards.split(' '))} and draw again`
    case 'place':
      return say`Put a ${chosenZombie(move.card)} into ${row(typeof v.about === 'number' ? v.about : 6)}`
    case 'start-clock':
      return v.about === 'zombie' || v.about === SURVIVOR ? say`Start ${ofSide(v.about)} clock` : say`Start the clock`
    case 'walk':
      return say`Move ${move.by > 0 ? 'forward' : 'back'} to ${row(v.row + move.by)} ${price(moveCost(v))}`
    case 'stand-up':
      return say`Stand up ${price(standCost(v))}`
    case 'break-free':
      return say`Break free (1E)`
    case 'draw':
      return say`Draw a Tactics card (1E)`
    case 'clear-head':
      return say`Get rid of a Concussion token ${price(clearHeadCost(v))}`
    case 'end-phase':
      return say`End the Action Phase${v.energy > 0 ? ` (${v.energy}E is lost)` : ''}`
    case 'ability':
      return say`Use an Ability token: ${v.ability === null ? '' : abilityText(v.ability).title}`
    case 'pick-up':
      return say`Pick up ${floorCard(move.card)} ${price(pickUpCost(v))}`
    case 'equip':
      return say`Equip ${card(move.card)} (free)`
    case 'drop':
      return say`Drop ${inSlot(v, move.slot)} (free)`
    case 'trade':
      return say`Trade ${chosenZombie(move.card)} and ${chosenZombie(move.other)} for a ${'deck' in move && move.deck === 'zombie' ? 'Zombie' : 'Tactics'} card`
    case 'use':
      return useLabel(move)
    case 'attack':
      return attackLabel(move, v)
    case 'stomp':
      return say`Stomp on ${zombieThere(v, move.target)} (1E)`
    case 'knock-down':
      return say`Knock down ${zombieThere(v, move.target)} (1E)`
    case 'dash': {
      const strikers = move.struckBy?.split(' ').map(spot => zombieThere(v, Number(spot.replace('.', '')))) ?? []
      const but = strikers.flatMap((zombie, i) => [i === 0 ? '; struck by ' : ' and ', ...zombie])
      return say`Dash to ${row(v.row + move.by)} for a token${but}`
    }
    case 'play':
      return playLabel(move, v)
    case 'discard':
      return say`Discard ${chosenZombie(move.card)}`
    case 'calm':
      return say`Put back a Concussion token`
    case 'pass':
      return say`${PASSES[v.asked ?? ''] ?? 'Pass'}`
    case 'keep-card':
      return say`Keep ${card(move.card)}`
    case 'give':
      return say`One point to ${zombieThere(v, move.target)}`
    case 'send':
      return say`Send a ${chosenZombie(move.card)} into ${row(10)}`
    case 'again':
      return say`${upper(modeTitle(move.mode))} again at ${zombieThere(v, move.target)}${move.quick ? ', and once more after that' : ''}`
    case 'break-in':
      return say`Let the ${chosenZombie(move.card)} break in`
    case 'rise':
      return say`Stand up ${zombieThere(v, move.target)}${v.phase ? ' (1E)' : ''}`
    case 'advance':
      return say`Advance ${zombieThere(v, move.target)} to ${row(((move.target / 10) | 0) + move.by)}`
    case 'advance-all':
      return say`Advance all the others, nearest first`
    case 'shamble':
      return say`Move ${zombieThere(v, move.target)} to ${row(((move.target / 10) | 0) + move.by)} ${price(stepPrice(v, move.target))}`
    case 'bite':
      return say`Attack with ${zombieThere(v, move.target)} (1E)`
    case 'trip':
      return say`Knock ${YOU} down with ${zombieThere(v, move.target)} (1E)`
    case 'grab':
      return say`Grab with ${zombieThere(v, move.target)} (1E)`
    case 'deploy':
      return say`Deploy a ${chosenZombie(move.card)} into ${row(10)} ${price(zombieKind(move.card)?.cost ?? 1)}`
    case 'shriek':
      return say`Shriek: a ${chosenZombie(move.card)} into ${row(10)} (free)`
    case 'draw-card':
      return say`Draw from the ${deckTitle(move.deck === 'zombie' ? 'zombie' : 'zombie-tactics')} (1E)`
    case 'confront':
      return say`Confront it: ${modeTitle(move.mode)}`
    case 'block':
      return move.card === 'token' ? say`Try to block with an Ability token` : say`Try to ${card(move.card)}`
    case 'breathe':
      return say`Hold on with a last breath, for an Ability token`
    case 'die':
      return say`Let go`
    case 'cancel':
      return say`Play ${card('lost-opportunity')}`
    case 'take':
      return say`Take a ${chosenZombie(move.card)}`
    case 'resume':
      return say`Go on`
    case 'bell':
      return say`The bell rings`
    case 'resign':
      return say`Give up`
    case 'claim':
      return say`Claim the game: the other side is gone`
    case 'ask-pause':
      return say`Ask to stop the clock for a question about the rules`
    case 'accept-pause':
      return say`Agree to stop the clock`
    case 'time-out':
      return say`The time for an answer runs out`
  }
}

const PASSES: Readonly<Record<string, string>> = {
  'after-result': 'Add nothing',
  block: 'Do not block',
  confront: 'Let it come',
  'may-cancel': 'Let it happen',
  'zombie-reacts': 'Let the attack through',
  'may-stumble': 'Let it be',
  'extra-attack': 'No further attack',
  'send-horde': 'Send no more',
  'answer-sound': 'Send nobody',
  'calm-down': 'Keep it',
  'choose-rising': 'Nobody stands up',
  'search-deck': 'The deck is empty',
}

/** What something costs, as it stands on its button. */
function price(energy: number): string {
  return energy === 0 ? '(free)' : `(${energy}E)`
}

function zombieKind(name: string | undefined): (typeof ZOMBIE_KINDS)[number] | undefined {
  return ZOMBIE_KINDS.find(({ id }) => id === name?.replace('+', ''))
}

function stepPrice(v: View, target: number): number {
  const zombie = zombieOn(v, target)
  return zombie ? shambleCost(v, zombie) : 1
}

/** A card to be chosen from a hand or a pile: of two equal zombies one may bear the Supply icon. */
function chosenZombie(name: string): Phrase {
  return name.includes('+') ? say`${card(name)} with supplies` : say`${card(name)}`
}

function useLabel({ card: name, token }: Extract<Move, { move: 'use' }>): Phrase {
  const cost = SUPPLIES.find(({ id }) => id === name)?.use?.cost ?? 0
  return say`Use ${card(name)} ${token ? 'with a token' : price(cost)}`
}

function floorCard(name: string): Phrase {
  return name === 'face-down' ? say`a face-down Supply card` : say`${card(name)}`
}

function inSlot(v: View, slot: number): Phrase {
  const name = v.slots[slot - 1]
  return name ? say`${card(name)}` : say`slot ${slot}`
}

function attackLabel(move: Extract<Move, { move: 'attack' }>, v: View): Phrase {
  const { cost } = modeNamed(move.mode)
  const at = move.target % 10 === 0 ? say`at ${row(move.target / 10)}` : say`at ${zombieThere(v, move.target)}`
  const second = move.second === null ? [] : say`, lined up with ${zombieThere(v, move.second)}`
  const paid = move.token ? 'with a token' : `${cost}E`
  return say`${upper(modeTitle(move.mode))} ${at}${second} (${paid}${move.quick ? ', and again' : ''})`
}

function playLabel(move: Extract<Move, { move: 'play' }>, v: View): Phrase {
  const tactic = [...SURVIVOR_TACTICS, ...ZOMBIE_TACTICS].find(({ id }) => id === move.card)
  const base = say`Play ${card(move.card)} ${price(tactic?.cost ?? 0)}`
  if ('take' in move) return say`${base}: pick up ${floorCard(move.take)}`
  if ('second' in move) return say`${base} on ${zombieThere(v, move.target)} and ${zombieThere(v, move.second)}`
  if ('by' in move && 'target' in move)
    return say`${base}: ${zombieThere(v, move.target)} to ${row(((move.target / 10) | 0) + move.by)}`
  if ('target' in move) return say`${base} on ${zombieThere(v, move.target)}`
  if ('by' in move) return say`${base}: to ${row(v.row + move.by)}`
  if ('slot' in move) return say`${base} on ${inSlot(v, move.slot)}`
  return base
}

/** What is asked, in a sentence. */
export function questionOf(decision: Decision, v: View): Phrase {
  switch (decision.decision) {
    case 'choose-character':
      return say`Who runs for it?`
    case 'replace-supplies':
      return say`Keep the Supply cards you drew? Without a firearm you may put any of them back, once.`
    case 'place-horde':
      return say`Which zombie goes next into ${row(typeof v.about === 'number' ? v.about : 6)}?`
    case 'start-clock':
      return v.about === 'zombie' || v.about === SURVIVOR
        ? capital(say`${ofSide(v.about)} turn is next. Their clock starts when you press the button.`)
        : say`The next turn begins when you start the clock.`
    case 'survivor-acts':
      return say`What do you do? ${v.energy}E left.`
    case 'zombie-acts':
      return say`What do the zombies do? ${v.energy}E left.`
    case 'hand-limit':
      return say`Too many cards in hand: which one goes?`
    case 'calm-down':
      return say`No zombie attacked you for a whole round. Put back a Concussion token?`
    case 'may-stumble':
      return say`The Survivor has moved. Do they stumble?`
    case 'keep-supply':
      return say`Which Supply card do you keep?`
    case 'zombie-reacts':
      return say`The attack would hit. Do you spoil it?`
    case 'after-result':
      return say`${v.attack ? resultOf(v, v.attack) : 'The attack has a result'}. Do you add a card?`
    case 'divide':
      return say`Who takes the next point of damage?`
    case 'bonus-point':
      return say`Which of them takes one more point?`
    case 'answer-sound':
      return say`That was loud. Does somebody come?`
    case 'extra-attack':
      return say`Once more, with the same weapon. At whom?`
    case 'choose-break-in':
      return say`Who breaks through the warehouse door?`
    case 'choose-rising':
      return say`Which zombie stands up by itself?`
    case 'choose-advance':
      return say`The zombies come nearer. Who goes next?`
    case 'confront':
      return say`A zombie has come into your row${typeof v.about === 'number' ? say`: ${zombieThere(v, v.about)}` : []}. Do you confront it?`
    case 'block':
      return say`${v.blow ? blowOf(v, v.blow) : 'A blow comes'}. Do you block?`
    case 'last-breath':
      return say`That would be the end. Hold on with a last breath?`
    case 'may-cancel':
      return say`The Zombies play ${typeof v.about === 'string' ? card(v.about) : 'a card'}. Is it a lost opportunity?`
    case 'search-deck':
      return say`Which zombie do you take from the deck?`
    case 'send-horde':
      return say`Who comes with the horde?`
    case 'paused':
      return say`The clock stands still. Go on?`
    case 'bell':
    case 'time-out':
      return say`The clock runs.`
    case 'claim':
      return say`The other side has let two turns pass. You may claim the game.`
    case 'ask-pause':
      return say`You may ask to stop the clock.`
    case 'accept-pause':
      return capital(
        say`${side(decision.seat === SURVIVOR ? 'zombie' : SURVIVOR, 'asks', 'ask')} to stop the clock. Do you agree?`,
      )
    default:
      return say`You may give up.`
  }
}

/** TS-122 What the drawn card would do to the Survivor. */
function blowOf(v: View, { zombie, result, line }: NonNullable<View['blow']>): Phrase {
  const who = capital(zombieThere(v, zombie))
  if (result === 'kd' || line === 'C') return say`${who} would knock you down`
  const damage = (zombieKind(zombieOn(v, zombie)?.zombie)?.damage ?? 1) + (result === 'hit+1' ? 1 : 0)
  return say`${who} would hit you for ${damage}${result === 'hit+kd' ? ' and knock you down' : ''}`
}

/** What the Attack card has brought about, before cards are added to it. */
function resultOf(v: View, { target, result, spoiled }: NonNullable<View['attack']>): Phrase {
  const whom = zombieThere(v, target)
  if (spoiled) return say`Your attack on ${whom} comes to nothing`
  switch (result) {
    case 'miss':
      return say`You miss ${whom}`
    case 'kd':
      return say`You knock down ${whom} without damage`
    case 'hit+kd':
      return say`You hit ${whom} and knock it down`
    case 'hit+1':
      return say`You hit ${whom} for 1 more damage`
    default:
      return say`You hit ${whom}`
  }
}
