import { type Outcome, type Phrase, say } from '@holdout/engine'
import { agree, capitalized, form, listed, quantity } from '@holdout/words'
import { characterNamed } from '../data/load.ts'
import type { Event } from '../events.ts'
import { SURVIVOR, ZOMBIE } from '../state.ts'
import { rowOfTarget } from '../targets.ts'
import { abilityText, deckTitle, modeTitle } from './cards.ts'
import { resultOn } from './detail.ts'
import { aCard, card, deckOf, drawsHidden, numberOf, ofSide, row, seat, side, survivor, theCard, YOU } from './parts.ts'
import { entryText, soloStepText } from './solo.ts'

type Of<K> = Extract<Event, { event: K }>
type Sayings = { [K in Event['event']]: (e: Of<K>) => Phrase }

const sentence = (...[texts, ...parts]: Parameters<typeof say>): Phrase => capitalized(say(texts, ...parts))

const GONE: Readonly<Record<string, string>> = {
  empty: 'is out of ammo and is discarded',
  broken: 'breaks and is discarded',
  destroyed: 'is destroyed',
}

/** The sentence of each event. */
const sayings: Sayings = {
  'character-chosen': e => {
    const { name, ability } = characterNamed(e.character)
    return sentence`${survivor('is', 'are')} ${name}, ${abilityText(ability.id).title}.`
  },
  'supply-laid': e => say`Supply card in ${row(e.row)}: ${card(e.card)}.`,
  'warehouse-filled': e =>
    say`${quantity(e.count, 'zombie')} ${agree(e.count, 'waits', 'wait')} behind the warehouse door.`,
  drew: e =>
    e.card === null ? drawsHidden(e.seat, e.deck, 1) : sentence`${side(e.seat, 'draws', 'draw')} ${aCard(e.card)}.`,
  'no-card': e => say`The ${deckOf(e.seat, e.deck)} is out of cards.`,
  reshuffled: e => say`The ${deckTitle(e.deck)} is shuffled.`,
  'shuffle-card': e => sentence`${side(e.seat, 'draws', 'draw')} the Shuffle card, then another card.`,
  discarded: e => sentence`${side(e.seat, 'discards', 'discard')} ${aCard(e.card)}.`,
  'turn-began': e => say`Round ${e.round}: ${ofSide(e.seat)} turn.`,
  'clock-started': e => sentence`${ofSide(e.seat)} clock starts.`,
  'phase-began': e => sentence`${side(e.seat, 'has', 'have')} ${e.energy} Energy.`,
  'phase-ended': e => sentence`${side(e.seat, 'ends', 'end')} the Action Phase.`,
  bell: e =>
    say`The bell rings: ${ofSide(e.seat)} time is up. The announced action is completed, but nothing new begins.`,
  'pause-asked': e => sentence`${side(e.seat, 'asks', 'ask')} to pause the clock.`,
  'time-out': e => say`Time ran out for ${seat(e.seat)}.`,
  paused: () => say`The clock is paused.`,
  resumed: e => sentence`${side(e.seat, 'resumes', 'resume')} the clock.`,
  walked: e => sentence`${survivor('moves', 'move')} from ${row(e.from)} to ${row(e.to)}.`,
  'token-taken': e =>
    sentence`${survivor('takes', 'take')} the Ability token in ${row(e.row)} and now ${form(SURVIVOR, 'has', 'have')} ${e.tokens}.`,
  'token-spent': e =>
    sentence`${survivor('spends', 'spend')} an Ability token and ${form(SURVIVOR, 'has', 'have')} ${leftOf(e.tokens)} left.`,
  opportunity: e => sentence`${theCard(e.zombie)} makes an Opportunity Attack.`,
  'stood-up': () => sentence`${survivor('stands', 'stand')} up.`,
  'broke-free': () => sentence`${survivor('breaks', 'break')} free.`,
  fell: () => sentence`${survivor('is', 'are')} knocked down.`,
  concussed: e =>
    sentence`${survivor('takes', 'take')} a Concussion token and now ${form(SURVIVOR, 'has', 'have')} ${e.tokens}.`,
  'energy-lost': e =>
    say`Third Concussion token: ${YOU} now ${form(SURVIVOR, 'has', 'have')} ${e.lost} less Energy in every turn.`,
  'head-cleared': e =>
    sentence`${survivor('removes', 'remove')} a Concussion token and ${form(SURVIVOR, 'has', 'have')} ${leftOf(e.tokens)} left.`,
  'energy-gained': e => sentence`${YOU} now ${form(SURVIVOR, 'has', 'have')} ${e.energy} Energy.`,
  'picked-up': e =>
    e.card === null
      ? sentence`${survivor('picks', 'pick')} up a face-down Supply card.`
      : sentence`${survivor('picks', 'pick')} up ${theCard(e.card)}.`,
  equipped: e => sentence`${survivor('equips', 'equip')} ${theCard(e.card)} in slot ${e.slot}.`,
  dropped: e => sentence`${survivor('drops', 'drop')} ${theCard(e.card)} in ${row(e.row)}.`,
  flung: e =>
    e.row > 10
      ? sentence`${theCard(e.card)} flies into the street and is out of the game.`
      : sentence`${theCard(e.card)} flies to ${row(e.row)}.`,
  'item-used': e => sentence`${survivor('uses', 'use')} ${theCard(e.card)}.`,
  reloaded: e => sentence`${theCard(e.card)} now has ${e.left} ammo.`,
  scavenged: e =>
    e.cards === null
      ? sentence`${survivor('looks', 'look')} at ${quantity(e.count, 'Supply card')}.`
      : sentence`${survivor('looks', 'look')} at ${listed(e.cards.map(aCard))}.`,
  kept: e => {
    const rest = e.discarded.length
      ? say` and ${form(SURVIVOR, 'discards', 'discard')} ${listed(e.discarded.map(aCard))}`
      : []
    return e.card === null
      ? sentence`${survivor('keeps', 'keep')} 1 card${rest}.`
      : sentence`${survivor('keeps', 'keep')} ${theCard(e.card)}${rest}.`
  },
  played: e => {
    const at = e.zombie === null ? [] : say` on ${theCard(e.zombie)}`
    return sentence`${side(e.seat, 'plays', 'play')} ${card(e.card)}${at}.`
  },
  canceled: e => say`Lost Opportunity: ${card(e.card)} has no effect.`,
  'ran-out': e => say`${card(e.card)} ends.`,
  attacked: e => {
    const at = row(rowOfTarget(e.target))
    const target = e.zombie === null ? [at] : say`${theCard(e.zombie)} in ${at}`
    if (e.kind === 'stomp') return sentence`${survivor('tries', 'try')} a Head Stomp on ${target}.`
    if (e.kind === 'knockdown') return sentence`${survivor('tries', 'try')} to knock down ${target}.`
    return sentence`${survivor(modeInThirdPerson(e.mode as string), modeTitle(e.mode as string))} at ${target}.`
  },
  'attack-card': e => say`Attack card: ${resultOn(e.line, e.result)}.`,
  'ammo-spent': e => sentence`${theCard(e.card)} has ${noneOr(e.left)} ammo left.`,
  thrown: e => sentence`${theCard(e.card)} lands in ${row(e.row)}.`,
  'weapon-gone': e => sentence`${theCard(e.card)} ${GONE[e.why]}.`,
  spoiled: () => say`The attack fails.`,
  missed: () => say`The attack misses.`,
  'critical-draw': e =>
    e.success
      ? say`Critical Hit: the next Attack card adds ${e.damage} damage.`
      : say`No Critical Hit: the next Attack card is a miss.`,
  'zombie-hurt': e =>
    sentence`${theCard(e.zombie)} in ${row(rowOfTarget(e.target))} takes ${e.points} damage${e.health > 0 ? ` and has ${e.health} health left` : ''}.`,
  'zombie-down': e => sentence`${theCard(e.zombie)} in ${row(rowOfTarget(e.target))} is knocked down.`,
  killed: e => sentence`${theCard(e.zombie)} in ${row(e.row)} dies.`,
  'supply-dropped': e => say`A face-down Supply card lands in ${row(e.row)}.`,
  worn: e => sentence`${theCard(e.card)} has ${noneOr(e.left)} durability left.`,
  'weapon-damaged': e => sentence`${theCard(e.card)} is damaged and does 1 less damage.`,
  'door-blast': e => {
    const deaths = e.dead.length
      ? say`${listed(e.dead.map(aCard))} ${agree(e.dead.length, 'dies', 'die')}`
      : say`none of them dies`
    return say`The blast goes through the door and hits ${listed(e.cards.map(aCard))}; ${deaths}.`
  },
  entered: e => sentence`${aCard(e.zombie)} enters ${row(e.row)}.`,
  'zombie-moved': e => sentence`${theCard(e.zombie)} moves from ${row(e.from)} to ${row(e.to)}.`,
  'zombie-rose': e => sentence`${theCard(e.zombie)} in ${row(e.row)} stands up.`,
  'zombie-attacked': e => sentence`${theCard(e.zombie)} attacks: ${resultOn(e.line, e.result)}.`,
  block: e => sentence`${side(e.seat, 'tries', 'try')} to block: ${e.success ? 'blocked' : 'not blocked'}.`,
  'armor-held': e => say`Body Armor takes ${e.points} damage and has ${noneOr(e.left)} armor left.`,
  hurt: e =>
    sentence`${survivor('loses', 'lose')} ${e.points} health and ${form(SURVIVOR, 'has', 'have')} ${leftOf(e.health)} left.`,
  healed: e =>
    sentence`${survivor('gains', 'gain')} ${e.points} health and now ${form(SURVIVOR, 'has', 'have')} ${e.health}.`,
  'last-breath': e =>
    say`Last breath: ${survivor('stays', 'stay')} at 1 health and ${form(SURVIVOR, 'has', 'have')} ${e.tokens === 0 ? 'no Ability token' : quantity(e.tokens, 'Ability token')} left.`,
  grabbed: e => sentence`${theCard(e.zombie)} grabs ${YOU}.`,
  released: () => sentence`${survivor('is', 'are')} no longer grabbed.`,
  wavered: e => say`The Zombie Friend loses a time token and has ${leftOf(e.tokens)} left.`,
  'ai-step': e =>
    e.done ? say`Step ${numberOf(e.step)}. ${soloStepText(e.step)}` : say`Step ${numberOf(e.step)} is skipped.`,
  rolled: e => say`The dice show ${String(e.roll).padStart(2, '0')}: ${taken(e)}`,
  escaped: e => sentence`${survivor('reaches', 'reach')} the street in round ${e.round} with ${e.health} health.`,
  scored: e =>
    say`Score ${e.total}: ${e.kills} for kills, ${e.healthPoints} for health, ${e.ammo} for ammo, ${e.mouth} for zombies in rows 9 and 10, ${e.crowd} for the crowd left behind, ${e.fast} for speed.`,
  died: e =>
    e.by === 'zombie'
      ? sentence`${side(ZOMBIE, 'kills', 'kill')} ${YOU}.`
      : sentence`${survivor('dies', 'die')} in the blast of ${form(SURVIVOR, 'their', 'your')} own Grenade.`,
  'too-late': e => say`Round ${e.round} is over. That was the round limit.`,
  resigned: e => sentence`${side(e.seat, 'gives', 'give')} up.`,
  'missed-phase': e =>
    sentence`${side(e.seat, 'has', 'have')} missed ${e.missed === 1 ? 'an Action Phase' : `${e.missed} Action Phases in a row`}. Still there?`,
  'is-here': e => sentence`${side(e.seat, 'is', 'are')} here.`,
  forfeited: e =>
    sentence`${side(e.seat, 'has', 'have')} missed ${e.missed} turns in a row and ${form(e.seat, agree(e.seat === SURVIVOR ? 1 : 2, 'forfeits', 'forfeit'), 'forfeit')} the game.`,
}

/** A number that is left: "none left", "2 left". */
const leftOf = (count: number): string => (count === 0 ? 'none' : String(count))

/** A number before its noun: "no ammo", "2 ammo". */
const noneOr = (count: number): string => (count === 0 ? 'no' : String(count))

/** `fires the Pistol` */
function modeInThirdPerson(mode: string): string {
  return modeTitle(mode).replace(' ', 's ')
}

function taken(e: Of<'rolled'>): string {
  const entry = entryText(e.entry)
  if (e.taken === e.entry) return entry
  return e.taken === null
    ? `${entry} Neither this nor any other entry of its section is possible.`
    : `${entry} This is not possible, so the next possible entry is used: ${entryText(e.taken)}`
}

export function sayEvent(e: Event): Phrase {
  return (sayings[e.event] as (event: Event) => Phrase)(e)
}

const ENDINGS: Readonly<Record<string, string>> = {
  'survivor-escapes': 'The Survivor escaped.',
  'zombies-feed': 'The zombies killed the Survivor.',
  'survivor-own-goal': 'The Survivor died in the blast of their own Grenade.',
  'round-limit': 'The Survivor did not escape within the round limit. The zombies win.',
  'solo-escape': 'You escaped.',
  'solo-dead': 'You did not make it out of the alley.',
}

export function sayOutcome({ id, facts: { score, rounds }, winners }: Outcome): Phrase {
  const loser = winners.includes(SURVIVOR) ? ZOMBIE : SURVIVOR
  // The past tense is the same for a side and for a player's name.
  if (id === 'resign')
    return sentence`${seat(loser)} gave up ${rounds === 0 ? 'during the set-up' : `in round ${rounds}`}.`
  if (id === 'forfeit') return sentence`${seat(loser)} missed several turns in a row and lost the game.`
  return say`${ENDINGS[id]}${score === undefined ? '' : ` Score: ${score}.`}`
}
