import { type Phrase, say } from '@holdout/engine'
import { agree, quantity } from '@holdout/words'
import type { Dice, Event } from '../events.ts'
import { diceSpent, type Parts, planned } from './parts.ts'

type Sentences = { readonly [K in Event['event']]: (e: Extract<Event, { event: K }>, p: Parts) => Phrase }

const SOURCES = {
  raider: 'Raiders',
  infected: 'infected',
  collateral: 'collateral damage',
  fate: 'the die of fate',
  event: 'an event',
} as const

const FATES = {
  'enemy-minus': '1 horde card fewer in this wave',
  'enemy-plus': '1 horde card more in this wave',
  'rubble-minus': 'discard 1 rubble card',
  'rubble-plus': 'draw 1 rubble card',
  heal: 'heal 1 damage',
  damage: 'take 1 damage',
} as const

/** Why a card was discarded: the end of the sentence. */
const DISCARD_REASONS = {
  overflow: ' (inventory over the limit)',
  'own-choice': '',
  rats: ' (Rats)',
  'torn-bag': ' (Torn Bag)',
  fate: ' (die of fate)',
  raider: ' (damage from Raiders)',
} as const

function dice({ misses, bodies, heads }: Dice): string {
  return `${quantity(heads, 'head')}, ${quantity(bodies, 'body')}, ${quantity(misses, 'miss')}`
}

/** Damage after healing: "no damage", "2 damage". */
const damageLeft = (damage: number): string => `${damage === 0 ? 'no' : damage} damage`

/** How many are left or saved, with the verb: "No barricade is", "2 barricades are". */
function counted(count: number, noun: string): string {
  return count === 0 ? `No ${noun} is` : `${quantity(count, noun)} ${agree(count, 'is', 'are')}`
}

/** One sentence for each kind of event. */
const sentences: Sentences = {
  'time-out': (e, p) => say`Time ran out for ${p.seat(e.seat)}.`,
  'first-roll': (e, p) => say`${p.seat(e.who)} rolls ${quantity(e.heads, 'head')} and ${quantity(e.bodies, 'body')}.`,
  'first-player': (e, p) => say`${p.seat(e.who)} is the first player.`,
  'character-chosen': (e, p) => say`${p.seat(e.who)} plays ${p.character(e.character)} and takes ${p.the(e.weapon)}.`,
  'secondary-dealt': (e, p) =>
    e.cards
      ? say`You are dealt 2 secondary objectives: ${p.cards(e.cards)}.`
      : say`${p.seat(e.who)} is dealt 2 secondary objectives.`,
  'secondary-kept': (e, p) =>
    e.kept && e.other
      ? say`You keep ${p.card(e.kept)}. ${p.card(e.other)} leaves the game.`
      : say`${p.seat(e.who)} keeps 1 secondary objective.`,
  'rubble-split': e => say`The rubble is shuffled and split: ${quantity(e.a, 'card')} in pile A, ${e.b} in pile B.`,
  'round-began': (e, p) => say`Round ${e.round} begins. ${p.seat(e.starter)} starts the search phase.`,
  ready: (e, p) => say`${p.seat(e.who)} is ready.`,
  countdown: e => say`All are ready. The search begins in ${quantity(e.seconds, 'second')}.`,
  'search-began': (e, p) =>
    say`The search phase begins${e.timed ? ' and the timer starts' : ''}. ${p.seat(e.starter)} searches first.`,
  'turn-skipped': (e, p) => say`${p.seat(e.who)} is stuck and skips search turn ${e.turn}.`,
  drew: (e, p) => say`${p.seat(e.who)} draws a card from pile ${e.pile}: ${p.card(e.card)}.`,
  'nothing-to-draw': (e, p) => say`There is no rubble card left for ${p.seat(e.who)} to draw.`,
  'rubble-reshuffled': e =>
    say`The rubble discard (${quantity(e.count, 'card')}) is shuffled and split into 2 new piles.`,
  built: (e, p) => say`${p.seat(e.who)} builds a ${e.token}.`,
  gave: (e, p) => say`${p.seat(e.who)} gives ${p.these(e.card, e.amount)} to ${p.seat(e.to)}.`,
  asked: (e, p) => say`${p.seat(e.who)} asks ${p.seat(e.from)} for ${p.these(e.card, e.amount)}.`,
  took: (e, p) => say`${p.seat(e.who)} takes ${p.these(e.card, e.amount)} from ${p.seat(e.from)}.`,
  refused: (e, p) => say`${p.seat(e.from)} refuses to hand over ${p.the(e.card)}.`,
  withdrew: (e, p) => say`${p.seat(e.who)} withdraws the request for ${p.the(e.card)}.`,
  discarded: (e, p) => say`${p.seat(e.who)} discards ${p.these(e.card, e.amount)}${DISCARD_REASONS[e.why]}.`,
  overflowed: (e, p) =>
    say`${p.seat(e.who)} is over the inventory limit: ${quantity(e.slots, 'slot')} used, ${e.limit} allowed.`,
  used: (e, p) => say`${p.seat(e.who)} uses ${p.the(e.card)}.`,
  canceled: (e, p) => say`${p.seat(e.who)} keeps ${p.the(e.card)} after all.`,
  healed: (e, p) =>
    e.who === e.by
      ? say`${p.seat(e.who)} heals ${e.amount} damage and has ${damageLeft(e.damage)} left.`
      : say`${p.seat(e.by)} heals ${e.amount} damage on ${p.seat(e.who)}, who has ${damageLeft(e.damage)} left.`,
  stole: (e, p) => say`${p.seat(e.who)} steals ${p.the(e.card)} from ${p.seat(e.from)}.`,
  lured: (e, p) => say`The noise lures ${p.horde(e.cards)} from ${p.seat(e.from)}'s area to ${p.seat(e.to)}'s area.`,
  'extra-action': (e, p) => say`${p.seat(e.who)} may take one more action.`,
  'passed-next': (e, p) => say`${p.seat(e.who)} says Next${e.acted ? '' : ' without taking an action'}.`,
  gong: (e, p) => say`The gong sounds. ${p.seat(e.receiver)} is caught and receives the wave.`,
  stuck: (e, p) =>
    e.seconds === null
      ? say`${p.seat(e.who)} is stuck and will skip a search turn.`
      : say`${p.seat(e.who)} is stuck for ${quantity(e.seconds, 'second')}.`,
  unstuck: (e, p) => say`${p.seat(e.who)} is no longer stuck.`,
  'car-alarm': (e, p) =>
    say`${p.seat(e.who)} sets off a car alarm. Car alarms add ${quantity(e.pending, 'card')} to the next wave.`,
  ambushed: (e, p) => say`Ambush: ${p.horde([e.card])} enters ${p.seat(e.who)}'s area.`,
  'no-horde-card': (e, p) => say`Ambush: there is no horde card left for ${p.seat(e.who)}'s area.`,
  'handed-on': (e, p) =>
    e.card
      ? say`${p.seat(e.who)} chooses ${p.the(e.card)} to pass on.`
      : say`${p.seat(e.who)} has chosen a card to pass on.`,
  'passed-on': (e, p) => say`${p.seat(e.from)} passes ${p.the(e.card)} to ${p.seat(e.to)}.`,
  fate: (e, p) => say`${p.seat(e.who)} rolls the die of fate: ${FATES[e.face]}.`,
  'wave-came': (e, p) =>
    e.cards.length === 0
      ? say`The wave for ${p.seat(e.receiver)} has no cards.`
      : say`A wave of ${e.cards.length} hits ${p.seat(e.receiver)}: ${p.cards(e.cards)}.`,
  'horde-reshuffled': e => say`The horde discard is shuffled into a new deck of ${quantity(e.count, 'card')}.`,
  'combat-turn': (e, p) => say`${p.seat(e.who)}'s combat turn begins${e.cycle > 1 ? ` (cycle ${e.cycle})` : ''}.`,
  attacked: (e, p) =>
    e.who === e.area
      ? say`${p.seat(e.who)} attacks in their own area with ${p.weapon(e.with)}.`
      : say`${p.seat(e.who)} attacks in ${p.seat(e.area)}'s area with ${p.weapon(e.with)}.`,
  boosted: (e, p) => say`${p.seat(e.who)} adds ${p.card(e.card)} to the attack.`,
  rolled: (e, p) => say`${p.seat(e.who)} rolls ${quantity(e.dice, 'die', 'dice')}: ${dice(e)}.`,
  rerolled: (e, p) => say`${p.seat(e.who)} re-rolls. The dice now show ${dice(e)}.`,
  collateral: (e, p) => say`${p.seat(e.who)}'s attack deals ${e.damage} collateral damage to ${p.seat(e.to)}.`,
  felled: (e, p) => say`${p.seat(e.who)} eliminates the ${p.card(e.card)} with ${diceSpent(e)}.`,
  'attack-over': (e, p) =>
    say`${p.seat(e.who)}'s attack is over. It eliminated ${e.felled === 0 ? 'no horde card' : quantity(e.felled, 'horde card')}.`,
  'kept-trophy': (e, p) => say`${p.seat(e.who)} keeps the ${p.card(e.card)}.`,
  attracted: (e, p) =>
    say`${p.horde(e.cards)} ${agree(e.cards.length, 'follows', 'follow')} ${p.seat(e.who)} from ${p.seat(e.from)}'s area.`,
  'did-nothing': (e, p) => say`${p.seat(e.who)} does nothing.`,
  'enemies-began': (e, p) => say`The enemies attack. ${p.seat(e.leader)} rolls their dice.`,
  'trap-sprung': (e, p) =>
    say`${p.seat(e.who)}'s trap goes off and ${e.felled ? 'eliminates' : 'hits'} the ${p.card(e.card)}${e.felled ? '' : ', which stays'}.`,
  volley: (e, p) =>
    say`${e.by === 'raider' ? 'Raiders' : 'Infected'} attack ${p.seat(e.at)} with ${quantity(e.dice, 'die', 'dice')}: ${dice(e)}.`,
  'survivor-killed': (e, p) => say`A Survivor in ${p.seat(e.at)}'s area is killed.`,
  'barricade-broken': (e, p) =>
    say`A barricade in ${p.seat(e.at)}'s area is destroyed. ${counted(e.left, 'barricade')} left there.`,
  'shrugged-off': (e, p) => say`${p.seat(e.who)} ignores 1 damage.`,
  protected: (e, p) =>
    e.left === null
      ? say`${p.seat(e.who)}'s ${p.card(e.card)} absorbs 1 damage and is discarded.`
      : say`${p.seat(e.who)}'s ${p.card(e.card)} absorbs 1 damage and becomes a ${p.card(e.left)}.`,
  sacrificed: (e, p) =>
    say`${p.seat(e.who)} sacrifices a saved Survivor and has ${e.left === 0 ? 'no saved Survivor' : quantity(e.left, 'saved Survivor')} left.`,
  hurt: (e, p) =>
    say`${p.seat(e.who)} takes 1 ${e.source === 'collateral' ? SOURCES.collateral : `damage from ${SOURCES[e.source]}`} and has ${e.health} health left.`,
  died: (e, p) => say`${p.seat(e.who)} is killed by ${SOURCES[e.source]}. The game is lost.`,
  saved: (e, p) => say`${p.seat(e.who)} saves ${quantity(e.count, 'Survivor')}.`,
  achieved: (e, p) => say`${p.seat(e.who)} achieves ${p.card(e.objective)} and gains ${e.xp} XP.`,
  'claim-failed': (e, p) =>
    e.objective
      ? say`${p.card(e.objective)} is not achieved yet.`
      : say`${p.seat(e.who)} announces an objective that is not achieved yet.`,
  'new-leader': (e, p) => say`${p.seat(e.who)} becomes leader with ${e.xp} XP.`,
  'round-ended': (e, p) => say`Round ${e.round} is over. ${p.seat(e.next)} starts the next search phase.`,
  'cycle-ended': e => say`Cycle ${e.cycle} of the final fight is over. There are enemies left.`,
  'fight-over': e => say`The last enemy is eliminated. ${counted(e.saved, 'Survivor')} saved.`,
  proposed: (e, p) => say`${p.seat(e.who)} calls a vote: ${planned(e.plan, p)}.`,
  voted: (e, p) => say`${p.seat(e.who)} votes ${e.yes ? 'yes' : 'no'}.`,
  decided: (e, p) =>
    say`The plan “${planned(e.plan, p)}” is ${e.agreed ? 'accepted' : 'rejected'}, ${e.yes} to ${e.no}.`,
  'absent-vote': (e, p) => say`${p.seat(e.who)} votes to mark ${p.seat(e.seat)} as away.`,
  'marked-absent': (e, p) => say`${p.seat(e.seat)} is away. Default moves are played for this seat.`,
  'came-back': (e, p) => say`${p.seat(e.seat)} is back.`,
  'wants-to-stop': (e, p) => say`${p.seat(e.who)} ${e.agree ? 'agrees to stop the game' : 'wants to keep playing'}.`,
  abandoned: () => say`The game is abandoned.`,
}

export function sentenceOf(event: Event, parts: Parts): Phrase {
  return (sentences[event.event] as (e: Event, p: Parts) => Phrase)(event, parts)
}
