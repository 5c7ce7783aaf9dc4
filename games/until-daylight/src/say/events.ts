import { type Phrase, say } from '@holdout/engine'
import { agree, does, form, player, quantity, whose } from '@holdout/words'
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
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'first-roll': e =>
    say`${does(e.who, 'rolls', 'roll')} ${quantity(e.heads, 'head')} and ${quantity(e.bodies, 'body')}.`,
  'first-player': e => say`${does(e.who, 'is', 'are')} the first player.`,
  'character-chosen': (e, p) =>
    say`${does(e.who, 'plays', 'play')} ${p.character(e.character)} and ${form(e.who, 'takes', 'take')} ${p.the(e.weapon)}.`,
  'secondary-dealt': (e, p) =>
    e.cards
      ? say`You are dealt 2 secondary objectives: ${p.cards(e.cards)}.`
      : say`${does(e.who, 'is', 'are')} dealt 2 secondary objectives.`,
  'secondary-kept': (e, p) =>
    e.kept && e.other
      ? say`You keep ${p.card(e.kept)}. ${p.card(e.other)} leaves the game.`
      : say`${does(e.who, 'keeps', 'keep')} 1 secondary objective.`,
  'rubble-split': e => say`The rubble is shuffled and split: ${quantity(e.a, 'card')} in pile A, ${e.b} in pile B.`,
  'round-began': e => say`Round ${e.round} begins. ${does(e.starter, 'starts', 'start')} the search phase.`,
  ready: e => say`${does(e.who, 'is', 'are')} ready.`,
  countdown: e => say`All are ready. The search begins in ${quantity(e.seconds, 'second')}.`,
  'search-began': e =>
    say`The search phase begins${e.timed ? ' and the timer starts' : ''}. ${does(e.starter, 'searches', 'search')} first.`,
  'turn-skipped': e =>
    say`${does(e.who, 'is', 'are')} stuck and ${form(e.who, 'skips', 'skip')} search turn ${e.turn}.`,
  drew: (e, p) => say`${does(e.who, 'draws', 'draw')} a card from pile ${e.pile}: ${p.card(e.card)}.`,
  'nothing-to-draw': e => say`There is no rubble card left for ${player(e.who)} to draw.`,
  'rubble-reshuffled': e =>
    say`The rubble discard (${quantity(e.count, 'card')}) is shuffled and split into 2 new piles.`,
  built: e => say`${does(e.who, 'builds', 'build')} a ${e.token}.`,
  gave: (e, p) => say`${does(e.who, 'gives', 'give')} ${p.these(e.card, e.amount)} to ${player(e.to)}.`,
  asked: (e, p) => say`${does(e.who, 'asks', 'ask')} ${player(e.from)} for ${p.these(e.card, e.amount)}.`,
  took: (e, p) => say`${does(e.who, 'takes', 'take')} ${p.these(e.card, e.amount)} from ${player(e.from)}.`,
  refused: (e, p) => say`${does(e.from, 'refuses', 'refuse')} to hand over ${p.the(e.card)}.`,
  withdrew: (e, p) => say`${does(e.who, 'withdraws', 'withdraw')} the request for ${p.the(e.card)}.`,
  discarded: (e, p) =>
    say`${does(e.who, 'discards', 'discard')} ${p.these(e.card, e.amount)}${DISCARD_REASONS[e.why]}.`,
  overflowed: e =>
    say`${does(e.who, 'is', 'are')} over the inventory limit: ${quantity(e.slots, 'slot')} used, ${e.limit} allowed.`,
  used: (e, p) => say`${does(e.who, 'uses', 'use')} ${p.the(e.card)}.`,
  canceled: (e, p) => say`${does(e.who, 'keeps', 'keep')} ${p.the(e.card)} after all.`,
  healed: e =>
    e.who === e.by
      ? say`${does(e.who, 'heals', 'heal')} ${e.amount} damage and ${form(e.who, 'has', 'have')} ${damageLeft(e.damage)} left.`
      : say`${does(e.by, 'heals', 'heal')} ${e.amount} damage on ${player(e.who)}, who ${form(e.who, 'has', 'have')} ${damageLeft(e.damage)} left.`,
  stole: (e, p) => say`${does(e.who, 'steals', 'steal')} ${p.the(e.card)} from ${player(e.from)}.`,
  lured: (e, p) => say`The noise lures ${p.horde(e.cards)} from ${whose(e.from)} area to ${whose(e.to)} area.`,
  'extra-action': e => say`${player(e.who)} may take one more action.`,
  'passed-next': e => say`${does(e.who, 'says', 'say')} Next${e.acted ? '' : ' without taking an action'}.`,
  gong: e =>
    say`The gong sounds. ${does(e.receiver, 'is', 'are')} caught and ${form(e.receiver, 'receives', 'receive')} the wave.`,
  stuck: e =>
    e.seconds === null
      ? say`${does(e.who, 'is', 'are')} stuck and will skip a search turn.`
      : say`${does(e.who, 'is', 'are')} stuck for ${quantity(e.seconds, 'second')}.`,
  unstuck: e => say`${does(e.who, 'is', 'are')} no longer stuck.`,
  'car-alarm': e =>
    say`${does(e.who, 'sets', 'set')} off a car alarm. Car alarms add ${quantity(e.pending, 'card')} to the next wave.`,
  ambushed: (e, p) => say`Ambush: ${p.horde([e.card])} enters ${whose(e.who)} area.`,
  'no-horde-card': e => say`Ambush: there is no horde card left for ${whose(e.who)} area.`,
  'handed-on': (e, p) =>
    e.card
      ? say`${does(e.who, 'chooses', 'choose')} ${p.the(e.card)} to pass on.`
      : say`${does(e.who, 'has', 'have')} chosen a card to pass on.`,
  'passed-on': (e, p) => say`${does(e.from, 'passes', 'pass')} ${p.the(e.card)} to ${player(e.to)}.`,
  fate: e => say`${does(e.who, 'rolls', 'roll')} the die of fate: ${FATES[e.face]}.`,
  'wave-came': (e, p) =>
    e.cards.length === 0
      ? say`The wave for ${player(e.receiver)} has no cards.`
      : say`A wave of ${e.cards.length} hits ${player(e.receiver)}: ${p.cards(e.cards)}.`,
  'horde-reshuffled': e => say`The horde discard is shuffled into a new deck of ${quantity(e.count, 'card')}.`,
  'combat-turn': e => say`${whose(e.who)} combat turn begins${e.cycle > 1 ? ` (cycle ${e.cycle})` : ''}.`,
  attacked: (e, p) =>
    e.who === e.area
      ? say`${does(e.who, 'attacks', 'attack')} in ${form(e.who, 'their', 'your')} own area with ${p.weapon(e.with)}.`
      : say`${does(e.who, 'attacks', 'attack')} in ${whose(e.area)} area with ${p.weapon(e.with)}.`,
  boosted: (e, p) => say`${does(e.who, 'adds', 'add')} ${p.card(e.card)} to the attack.`,
  rolled: e => say`${does(e.who, 'rolls', 'roll')} ${quantity(e.dice, 'die', 'dice')}: ${dice(e)}.`,
  rerolled: e => say`${does(e.who, 're-rolls', 're-roll')}. The dice now show ${dice(e)}.`,
  collateral: e => say`${whose(e.who)} attack deals ${e.damage} collateral damage to ${player(e.to)}.`,
  felled: (e, p) => say`${does(e.who, 'eliminates', 'eliminate')} the ${p.card(e.card)} with ${diceSpent(e)}.`,
  'attack-over': e =>
    say`${whose(e.who)} attack is over. It eliminated ${e.felled === 0 ? 'no horde card' : quantity(e.felled, 'horde card')}.`,
  'kept-trophy': (e, p) => say`${does(e.who, 'keeps', 'keep')} the ${p.card(e.card)}.`,
  attracted: (e, p) =>
    say`${p.horde(e.cards)} ${agree(e.cards.length, 'follows', 'follow')} ${player(e.who)} from ${whose(e.from)} area.`,
  'did-nothing': e => say`${does(e.who, 'does', 'do')} nothing.`,
  'enemies-began': e => say`The enemies attack. ${does(e.leader, 'rolls', 'roll')} their dice.`,
  'trap-sprung': (e, p) =>
    say`${whose(e.who)} trap goes off and ${e.felled ? 'eliminates' : 'hits'} the ${p.card(e.card)}${e.felled ? '' : ', which stays'}.`,
  volley: e =>
    say`${e.by === 'raider' ? 'Raiders' : 'Infected'} attack ${player(e.at)} with ${quantity(e.dice, 'die', 'dice')}: ${dice(e)}.`,
  'survivor-killed': e => say`A Survivor in ${whose(e.at)} area is killed.`,
  'barricade-broken': e =>
    say`A barricade in ${whose(e.at)} area is destroyed. ${counted(e.left, 'barricade')} left there.`,
  'shrugged-off': e => say`${does(e.who, 'ignores', 'ignore')} 1 damage.`,
  protected: (e, p) =>
    e.left === null
      ? say`${whose(e.who)} ${p.card(e.card)} absorbs 1 damage and is discarded.`
      : say`${whose(e.who)} ${p.card(e.card)} absorbs 1 damage and becomes a ${p.card(e.left)}.`,
  sacrificed: e =>
    say`${does(e.who, 'sacrifices', 'sacrifice')} a saved Survivor and ${form(e.who, 'has', 'have')} ${e.left === 0 ? 'no saved Survivor' : quantity(e.left, 'saved Survivor')} left.`,
  hurt: e =>
    say`${does(e.who, 'takes', 'take')} 1 ${e.source === 'collateral' ? SOURCES.collateral : `damage from ${SOURCES[e.source]}`} and ${form(e.who, 'has', 'have')} ${e.health} health left.`,
  died: e => say`${does(e.who, 'is', 'are')} killed by ${SOURCES[e.source]}. The game is lost.`,
  saved: e => say`${does(e.who, 'saves', 'save')} ${quantity(e.count, 'Survivor')}.`,
  achieved: (e, p) =>
    say`${does(e.who, 'achieves', 'achieve')} ${p.card(e.objective)} and ${form(e.who, 'gains', 'gain')} ${e.xp} XP.`,
  'claim-failed': (e, p) =>
    e.objective
      ? say`${p.card(e.objective)} is not achieved yet.`
      : say`${does(e.who, 'announces', 'announce')} an objective that is not achieved yet.`,
  'new-leader': e => say`${does(e.who, 'becomes', 'become')} leader with ${e.xp} XP.`,
  'round-ended': e => say`Round ${e.round} is over. ${does(e.next, 'starts', 'start')} the next search phase.`,
  'cycle-ended': e => say`Cycle ${e.cycle} of the final fight is over. There are enemies left.`,
  'fight-over': e => say`The last enemy is eliminated. ${counted(e.saved, 'Survivor')} saved.`,
  proposed: e => say`${does(e.who, 'calls', 'call')} a vote: ${planned(e.plan)}.`,
  voted: e => say`${does(e.who, 'votes', 'vote')} ${e.yes ? 'yes' : 'no'}.`,
  decided: e => say`The plan “${planned(e.plan)}” is ${e.agreed ? 'accepted' : 'rejected'}, ${e.yes} to ${e.no}.`,
  'absent-vote': e => say`${does(e.who, 'votes', 'vote')} to mark ${player(e.seat)} as away.`,
  'marked-absent': e => say`${does(e.seat, 'is', 'are')} away. Default moves are played for this seat.`,
  'came-back': e => say`${does(e.seat, 'is', 'are')} back.`,
  'wants-to-stop': e =>
    e.agree
      ? say`${does(e.who, 'agrees', 'agree')} to stop the game.`
      : say`${does(e.who, 'wants', 'want')} to keep playing.`,
  abandoned: () => say`The game is abandoned.`,
}

export function sentenceOf(event: Event, parts: Parts): Phrase {
  return (sentences[event.event] as (e: Event, p: Parts) => Phrase)(event, parts)
}
