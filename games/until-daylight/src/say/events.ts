import { type Phrase, say } from '@holdout/engine'
import type { Dice, Event } from '../events.ts'
import { listed, many, type Parts, planned } from './parts.ts'

type Sentences = { readonly [K in Event['event']]: (e: Extract<Event, { event: K }>, p: Parts) => Phrase }

const SOURCES = {
  raider: 'the Raiders',
  infected: 'the infected',
  collateral: 'a stray shot',
  fate: 'bad luck',
  event: 'an accident',
} as const

const FATES = {
  'enemy-minus': 'one horde card fewer',
  'enemy-plus': 'one horde card more',
  'rubble-minus': 'a card is lost',
  'rubble-plus': 'a card is found',
  heal: 'a wound closes',
  damage: 'a wound',
} as const

/** What happens to a discarded card: the verb before it and the reason after it. */
const WHY = {
  overflow: ['discards', ': the bag is full'],
  'own-choice': ['drops', ''],
  rats: ['loses', ' to the rats'],
  'torn-bag': ['loses', ' through the torn bag'],
  fate: ['loses', ' to bad luck'],
  raider: ['loses', ' to the Raiders'],
} as const

function dice({ misses, bodies, heads }: Dice): string {
  return `${many(heads, 'head')}, ${many(bodies, 'body')}, ${misses === 1 ? '1 miss' : `${misses} misses`}`
}

function some(p: Parts, card: string, amount: number): Phrase {
  return amount === 1 ? [p.card(card)] : [`${amount} × `, p.card(card)]
}

/** One function for each thing that can happen. */
const sentences: Sentences = {
  'time-out': (e, p) => say`Time ran out for ${p.seat(e.seat)}.`,
  'first-roll': (e, p) => say`${p.seat(e.who)} rolls ${many(e.heads, 'head')} and ${many(e.bodies, 'body')}.`,
  'first-player': (e, p) => say`${p.seat(e.who)} goes first.`,
  'character-chosen': (e, p) => say`${p.seat(e.who)} plays ${p.character(e.character)} and takes ${p.the(e.weapon)}.`,
  'secondary-dealt': (e, p) =>
    e.cards
      ? say`You are dealt two secondary objectives: ${p.cards(e.cards)}.`
      : say`${p.seat(e.who)} is dealt two secondary objectives.`,
  'secondary-kept': (e, p) =>
    e.kept && e.other
      ? say`You keep ${p.card(e.kept)}; ${p.card(e.other)} is out of the game.`
      : say`${p.seat(e.who)} keeps one of them.`,
  'rubble-split': e => say`The rubble is shuffled into two piles of ${e.a} and ${e.b} cards.`,
  'round-began': (e, p) => say`Round ${e.round}. ${p.seat(e.starter)} will start the search.`,
  ready: (e, p) => say`${p.seat(e.who)} is ready.`,
  'search-began': (e, p) =>
    say`The search begins${e.timed ? ': the clock is running' : ''}! ${p.seat(e.starter)} starts.`,
  'turn-skipped': (e, p) => say`${p.seat(e.who)} is still stuck; turn ${e.turn} is lost.`,
  drew: (e, p) => say`${p.seat(e.who)} draws ${p.card(e.card)} from pile ${e.pile}.`,
  'nothing-to-draw': (e, p) => say`There is nothing left for ${p.seat(e.who)} to draw.`,
  'rubble-reshuffled': e => say`The discarded rubble is shuffled into two new piles, ${many(e.count, 'card')} in all.`,
  built: (e, p) => say`${p.seat(e.who)} builds a ${e.token}.`,
  gave: (e, p) => say`${p.seat(e.who)} gives ${some(p, e.card, e.amount)} to ${p.seat(e.to)}.`,
  asked: (e, p) => say`${p.seat(e.who)} asks ${p.seat(e.from)} for ${some(p, e.card, e.amount)}.`,
  took: (e, p) => say`${p.seat(e.who)} takes ${some(p, e.card, e.amount)} from ${p.seat(e.from)}.`,
  refused: (e, p) => say`${p.seat(e.from)} keeps ${p.the(e.card)}.`,
  withdrew: (e, p) => say`${p.seat(e.who)} withdraws the request for ${p.the(e.card)}.`,
  discarded: (e, p) => {
    const [verb, why] = WHY[e.why]
    return say`${p.seat(e.who)} ${verb} ${e.amount === 1 ? p.the(e.card) : some(p, e.card, e.amount)}${why}.`
  },
  overflowed: (e, p) => say`${p.seat(e.who)} has ${e.slots} slots filled, ${e.limit} allowed.`,
  used: (e, p) => say`${p.seat(e.who)} uses ${p.card(e.card)}.`,
  cancelled: (e, p) => say`${p.seat(e.who)} puts ${p.card(e.card)} back.`,
  healed: (e, p) =>
    e.who === e.by
      ? say`${p.seat(e.who)} heals ${e.amount} damage; ${e.damage} left.`
      : say`${p.seat(e.by)} heals ${e.amount} damage on ${p.seat(e.who)}; ${e.damage} left.`,
  stole: (e, p) => say`${p.seat(e.who)} steals ${p.the(e.card)} from ${p.seat(e.from)}.`,
  lured: (e, p) =>
    say`The noise draws ${p.cards(e.cards)} from the area of ${p.seat(e.from)} to that of ${p.seat(e.to)}.`,
  'extra-action': (e, p) => say`${p.seat(e.who)} may act once more.`,
  'passed-next': (e, p) => say`${p.seat(e.who)}: “Next!”${e.acted ? '' : ' (without an action)'}`,
  gong: (e, p) => say`The gong! ${p.seat(e.receiver)} is caught and gets the wave.`,
  stuck: (e, p) =>
    e.seconds === null
      ? say`${p.seat(e.who)} is stuck and will miss a search turn.`
      : say`${p.seat(e.who)} is stuck for ${e.seconds} seconds.`,
  unstuck: (e, p) => say`${p.seat(e.who)} is free again.`,
  'car-alarm': (e, p) => say`${p.seat(e.who)} sets off a car alarm: the next wave grows by ${e.pending} in all.`,
  ambushed: (e, p) => say`An ambush: ${p.card(e.card)} appears in the area of ${p.seat(e.who)}.`,
  'nobody-came': (e, p) => say`An ambush on ${p.seat(e.who)}, but nobody is left to come.`,
  'handed-on': (e, p) =>
    e.card
      ? say`${p.seat(e.who)} picks ${p.card(e.card)} in the dark.`
      : say`${p.seat(e.who)} picks a card in the dark.`,
  'passed-on': (e, p) => say`${p.card(e.card)} goes from ${p.seat(e.from)} to ${p.seat(e.to)}.`,
  fate: (e, p) => say`${p.seat(e.who)} rolls the die of fate: ${FATES[e.face]}.`,
  'wave-came': (e, p) =>
    e.cards.length === 0
      ? say`No wave comes for ${p.seat(e.receiver)}.`
      : say`A wave of ${e.cards.length} hits ${p.seat(e.receiver)}: ${p.cards(e.cards)}.`,
  'horde-reshuffled': e => say`The horde discard is shuffled into a new deck of ${many(e.count, 'card')}.`,
  'combat-turn': (e, p) => say`${p.seat(e.who)} acts${e.cycle > 1 ? ` (cycle ${e.cycle})` : ''}.`,
  attacked: (e, p) =>
    e.who === e.area
      ? say`${p.seat(e.who)} fights at home with ${p.card(e.with)}.`
      : say`${p.seat(e.who)} attacks the area of ${p.seat(e.area)} with ${p.card(e.with)}.`,
  boosted: (e, p) => say`${p.seat(e.who)} adds ${p.card(e.card)}.`,
  rolled: (e, p) => say`${p.seat(e.who)} rolls ${many(e.dice, 'die').replace('dies', 'dice')}: ${dice(e)}.`,
  rerolled: (e, p) => say`${p.seat(e.who)} rolls again: ${dice(e)} now.`,
  collateral: (e, p) => say`Stray shots by ${p.seat(e.who)}: ${e.damage} damage to ${p.seat(e.to)}.`,
  felled: (e, p) => say`${p.card(e.card)} falls to ${paid(e)}.`,
  'attack-over': (e, p) =>
    say`The attack of ${p.seat(e.who)} is over: ${e.felled === 0 ? 'nothing falls' : `${e.felled} eliminated`}.`,
  'kept-trophy': (e, p) => say`${p.seat(e.who)} keeps the ${p.card(e.card)}.`,
  attracted: (e, p) =>
    say`${p.cards(e.cards)} follow${e.cards.length === 1 ? 's' : ''} ${p.seat(e.who)} from the area of ${p.seat(e.from)}.`,
  'did-nothing': (e, p) => say`${p.seat(e.who)} does nothing.`,
  'enemies-began': (e, p) => say`The enemies attack; ${p.seat(e.leader)} rolls for them.`,
  'trap-sprung': (e, p) =>
    say`A trap of ${p.seat(e.who)} goes off under ${p.card(e.card)}${e.felled ? ', which falls' : ', which shakes it off'}.`,
  volley: (e, p) =>
    say`${e.by === 'raider' ? 'Raiders' : 'Infected'} at ${p.seat(e.at)}, ${e.dice === 1 ? '1 die' : `${e.dice} dice`}: ${dice(e)}.`,
  'survivor-killed': (e, p) => say`A Survivor in the area of ${p.seat(e.at)} dies.`,
  'barricade-broken': (e, p) => say`A barricade of ${p.seat(e.at)} breaks; ${e.left} left.`,
  'shrugged-off': (e, p) => say`${p.seat(e.who)} shrugs off a hit.`,
  protected: (e, p) =>
    e.left === null
      ? say`${p.card(e.card)} takes the hit for ${p.seat(e.who)} and is gone.`
      : say`${p.card(e.card)} takes the hit for ${p.seat(e.who)}: ${p.card(e.left)} is left.`,
  sacrificed: (e, p) => say`${p.seat(e.who)} sacrifices a saved Survivor; ${e.left} left.`,
  hurt: (e, p) => say`${p.seat(e.who)} is hurt by ${SOURCES[e.source]}: ${e.health} health left.`,
  died: (e, p) => say`${p.seat(e.who)} is killed by ${SOURCES[e.source]}. The night is lost.`,
  saved: (e, p) => say`${p.seat(e.who)} saves ${many(e.count, 'Survivor')}.`,
  achieved: (e, p) => say`${p.seat(e.who)} achieves ${p.card(e.objective)}: ${e.xp} experience.`,
  'claim-failed': (e, p) =>
    e.objective
      ? say`${p.card(e.objective)} is not achieved yet.`
      : say`${p.seat(e.who)} announces an objective too early.`,
  'new-leader': (e, p) => say`${p.seat(e.who)} leads the group now, with ${e.xp} experience.`,
  'round-ended': (e, p) => say`Round ${e.round} is over. ${p.seat(e.next)} will start the next search.`,
  'cycle-ended': e => say`Cycle ${e.cycle} of the final fight is over; enemies are left.`,
  'fight-over': e => say`The last enemy has fallen. ${many(e.saved, 'Survivor')} saved.`,
  proposed: (e, p) => say`${p.seat(e.who)} proposes: ${planned(e.plan, p)}.`,
  voted: (e, p) => say`${p.seat(e.who)} votes ${e.yes ? 'yes' : 'no'}.`,
  decided: (e, p) => say`The plan (${planned(e.plan, p)}) is ${e.agreed ? 'agreed' : 'dropped'}, ${e.yes} to ${e.no}.`,
  'absent-vote': (e, p) => say`${p.seat(e.who)} marks ${p.seat(e.seat)} as absent.`,
  'marked-absent': (e, p) => say`${p.seat(e.seat)} is away; the table plays on for that seat.`,
  'wants-to-stop': (e, p) => say`${p.seat(e.who)} ${e.agree ? 'agrees to stop the game' : 'wants to play on'}.`,
  abandoned: () => say`The game is abandoned.`,
}

function paid({ heads, converted, bodies }: { heads: number; converted: number; bodies: number }): Phrase {
  const parts: string[] = []
  if (heads) parts.push(many(heads, 'head'))
  if (converted) parts.push(`${many(converted, 'body')} counted as ${converted === 1 ? 'a head' : 'heads'}`)
  if (bodies) parts.push(many(bodies, 'body'))
  return listed(parts.map(part => [part]))
}

export function sentenceOf(event: Event, parts: Parts): Phrase {
  return (sentences[event.event] as (e: Event, p: Parts) => Phrase)(event, parts)
}
