import { type Phrase, say } from '@holdout/engine'
import { characterNamed } from './data/load.ts'
import type { Event } from './events.ts'
import { capital, card, listed, many, numberOf, ofSide, row, seat, side, YOU } from './say-parts.ts'
import { SURVIVOR } from './state.ts'
import { abilityText, deckTitle, modeTitle, soloStepText } from './text.ts'

type Of<K> = Extract<Event, { event: K }>
type Sayings = { [K in Event['event']]: (e: Of<K>) => Phrase }

const sentence = (...[texts, ...parts]: Parameters<typeof say>): Phrase => capital(say(texts, ...parts))

const RESULTS: Readonly<Record<string, string>> = {
  hit: 'a hit',
  'hit+1': 'a hit with one more damage',
  'hit+kd': 'a hit that knocks down',
  kd: 'knocked down, no damage',
  miss: 'a miss',
}

const GONE: Readonly<Record<string, string>> = {
  empty: 'is empty and thrown away',
  broken: 'breaks',
  destroyed: 'is destroyed',
}

/** One function for each thing that can happen. */
const sayings: Sayings = {
  'character-chosen': e => {
    const { name, ability } = characterNamed(e.character)
    return sentence`${YOU} is ${name}, ${abilityText(ability.id).title}.`
  },
  'supply-laid': e => say`${card(e.card)} lies in ${row(e.row)}.`,
  'warehouse-filled': e =>
    say`${many(e.count, 'zombie')} ${e.count === 1 ? 'waits' : 'wait'} behind the warehouse door.`,
  drew: e =>
    e.card === null
      ? sentence`${side(e.seat, 'draws', 'draw')} from the ${deckOf(e)}.`
      : sentence`${side(e.seat, 'draws', 'draw')} ${card(e.card)}.`,
  'no-card': e => say`There is no card left in the ${deckOf(e)}.`,
  reshuffled: e => say`The ${deckTitle(e.deck)} is shuffled.`,
  'shuffle-card': e => sentence`${side(e.seat, 'draws', 'draw')} the Shuffle card; another card follows.`,
  discarded: e => sentence`${side(e.seat, 'discards', 'discard')} ${card(e.card)}.`,
  'turn-began': e => say`Round ${e.round}: ${ofSide(e.seat)} turn.`,
  'clock-started': e => sentence`${ofSide(e.seat)} clock starts.`,
  'phase-began': e => sentence`${side(e.seat, 'has', 'have')} ${e.energy}E.`,
  'phase-ended': e => sentence`${side(e.seat, 'ends', 'end')} the Action Phase.`,
  bell: e => say`The bell ends ${ofSide(e.seat)} time: what was announced is finished, nothing new begins.`,
  'pause-asked': e => sentence`${side(e.seat, 'asks', 'ask')} to stop the clock.`,
  'time-out': e => say`Time ran out for ${seat(e.seat)}.`,
  paused: () => say`The clock stands still.`,
  resumed: e => sentence`${side(e.seat, 'resumes', 'resume')} the game.`,
  walked: e => sentence`${YOU} goes from ${row(e.from)} to ${row(e.to)}.`,
  'token-taken': e => sentence`${YOU} takes the Ability token in ${row(e.row)} and has ${e.tokens} now.`,
  'token-spent': e => sentence`${YOU} spends an Ability token; ${e.tokens} left.`,
  opportunity: e => say`The ${card(e.zombie)} strikes as ${YOU} goes past.`,
  'stood-up': () => sentence`${YOU} stands up.`,
  'broke-free': () => sentence`${YOU} breaks free.`,
  fell: () => sentence`${YOU} is knocked down.`,
  concussed: e => sentence`${YOU} takes a Concussion token: ${e.tokens}.`,
  'energy-lost': e => say`Three Concussion tokens: ${YOU} has ${e.lost}E less in every turn from now on.`,
  'head-cleared': e => say`A Concussion token goes; ${e.tokens} left.`,
  'energy-gained': e => sentence`${YOU} has ${e.energy}E now.`,
  'picked-up': e =>
    e.card === null ? sentence`${YOU} picks up a face-down Supply card.` : sentence`${YOU} picks up ${card(e.card)}.`,
  equipped: e => sentence`${YOU} equips ${card(e.card)} in slot ${e.slot}.`,
  dropped: e => sentence`${YOU} drops ${card(e.card)} in ${row(e.row)}.`,
  flung: e =>
    e.row > 10
      ? say`The ${card(e.card)} flies into the street and is lost.`
      : say`The ${card(e.card)} flies to ${row(e.row)}.`,
  'item-used': e => sentence`${YOU} uses ${card(e.card)}.`,
  reloaded: e => say`The ${card(e.card)} has ${e.left} ammo again.`,
  scavenged: e =>
    e.cards === null
      ? sentence`${YOU} looks at ${many(e.count, 'Supply card')}.`
      : sentence`${YOU} finds ${listed(e.cards)}.`,
  kept: e => {
    const rest = e.discarded.length ? say`, and discards ${listed(e.discarded)}` : []
    return e.card === null ? sentence`${YOU} keeps one${rest}.` : sentence`${YOU} keeps ${card(e.card)}${rest}.`
  },
  played: e => {
    const at = e.zombie === null ? [] : say` on the ${card(e.zombie)}`
    return sentence`${side(e.seat, 'plays', 'play')} ${card(e.card)}${at}.`
  },
  cancelled: e => say`Lost Opportunity: the ${card(e.card)} has no effect.`,
  'ran-out': e => sentence`${card(e.card)} is over.`,
  attacked: e => {
    const whom =
      e.zombie === null
        ? say`at ${row((e.target / 10) | 0)}`
        : say`at the ${card(e.zombie)} in ${row((e.target / 10) | 0)}`
    if (e.kind === 'stomp') return sentence`${YOU} stomps ${whom}.`
    if (e.kind === 'knockdown') return sentence`${YOU} kicks ${whom} to bring it down.`
    return sentence`${YOU}: ${modeTitle(e.mode as string)} ${whom}.`
  },
  'attack-card': e => say`Attack card ${numberOf(e.card)}, line ${e.line}: ${RESULTS[e.result]}.`,
  'ammo-spent': e => say`The ${card(e.card)} has ${e.left} ammo left.`,
  thrown: e => say`The ${card(e.card)} lands in ${row(e.row)}.`,
  'weapon-gone': e => say`The ${card(e.card)} ${GONE[e.why]}.`,
  spoiled: () => say`The attack comes to nothing.`,
  missed: () => say`The attack misses.`,
  'critical-draw': e =>
    e.success
      ? say`Critical Hit: Attack card ${numberOf(e.card)} adds ${e.damage} damage.`
      : say`No Critical Hit: Attack card ${numberOf(e.card)} is a miss.`,
  'zombie-hurt': e =>
    say`The ${card(e.zombie)} in ${row((e.target / 10) | 0)} takes ${e.points}${e.health > 0 ? ` and has ${e.health} left` : ''}.`,
  'zombie-down': e => say`The ${card(e.zombie)} in ${row((e.target / 10) | 0)} falls.`,
  killed: e => say`The ${card(e.zombie)} in ${row(e.row)} is dead.`,
  'supply-dropped': e => say`A Supply card falls face down in ${row(e.row)}.`,
  worn: e => say`The ${card(e.card)} wears down to ${e.left}.`,
  'weapon-damaged': e => say`The ${card(e.card)} is damaged from now on.`,
  'door-blast': e =>
    e.dead.length
      ? say`The blast goes through the door on ${listed(e.cards)}; ${listed(e.dead)} ${e.dead.length === 1 ? 'is' : 'are'} dead.`
      : say`The blast goes through the door on ${listed(e.cards)}; none dies.`,
  entered: e => say`A ${card(e.zombie)} comes into ${row(e.row)}.`,
  'zombie-moved': e => say`The ${card(e.zombie)} goes from ${row(e.from)} to ${row(e.to)}.`,
  'zombie-rose': e => say`The ${card(e.zombie)} in ${row(e.row)} stands up.`,
  'zombie-attacked': e =>
    say`The ${card(e.zombie)} attacks: Attack card ${numberOf(e.card)}, line ${e.line}, ${RESULTS[e.result]}.`,
  block: e =>
    e.success
      ? sentence`${side(e.seat, 'draws', 'draw')} Attack card ${numberOf(e.card)}, line ${e.line}: blocked.`
      : sentence`${side(e.seat, 'draws', 'draw')} Attack card ${numberOf(e.card)}, line ${e.line}: the block fails.`,
  'armour-held': e => say`Body Armor takes ${e.points}; ${e.left} left.`,
  hurt: e => sentence`${YOU} loses ${e.points} health and has ${e.health}.`,
  healed: e => sentence`${YOU} gains ${e.points} health and has ${e.health}.`,
  'last-breath': e => say`A last breath: ${YOU} holds on with one health; ${many(e.tokens, 'token')} left.`,
  grabbed: e => say`The ${card(e.zombie)} grabs ${YOU}.`,
  released: () => sentence`${YOU} is no longer held.`,
  wavered: e => say`The Zombie Friend loses a time token; ${e.tokens} left.`,
  'ai-step': e => say`Step ${numberOf(e.step)}: ${e.done ? 'yes.' : 'no.'} ${soloStepText(e.step)}`,
  rolled: e => say`The dice say ${String(e.roll).padStart(2, '0')}: entry ${numberOf(e.entry)}${taken(e)}.`,
  escaped: e => sentence`${YOU} reaches the street with ${e.health} health in round ${e.round}.`,
  scored: e =>
    say`Score ${e.total}: kills ${e.kills}, health ${e.healthPoints}, ammo ${e.ammo}, alley mouth ${e.mouth}, crowd ${e.crowd}, speed ${e.fast}.`,
  died: e =>
    e.by === 'zombie' ? sentence`${YOU} falls to the zombies.` : sentence`${YOU} falls to a Grenade of their own.`,
  'too-late': e => say`Round ${e.round} is over; it is too late to get away.`,
  resigned: e => sentence`${side(e.seat, 'gives', 'give')} up.`,
  forfeited: e => sentence`${side(e.seat, 'is', 'are')} gone; the game is claimed.`,
}

/** The horde's Tactics deck is another than the Survivor's. */
function deckOf(e: { readonly seat: string; readonly deck: string }): string {
  return deckTitle(e.seat !== SURVIVOR && e.deck === 'tactics' ? 'zombie-tactics' : e.deck)
}

function taken(e: Of<'rolled'>): string {
  if (e.taken === e.entry) return ''
  return e.taken === null
    ? ', and nothing in that section can be done'
    : `, which cannot be done; entry ${numberOf(e.taken)} instead`
}

export function sayEvent(e: Event): Phrase {
  return (sayings[e.event] as (event: Event) => Phrase)(e)
}

const ENDINGS: Readonly<Record<string, string>> = {
  'survivor-escapes': 'The Survivor is away.',
  'zombies-feed': 'The Zombies have caught the Survivor.',
  'survivor-own-goal': 'The Survivor was too near their own Grenade.',
  resign: 'One side gave up.',
  forfeit: 'One side was gone, and the other claimed the game.',
  'round-limit': 'The Survivor took too long; the Zombies win.',
  'solo-escape': 'You are away.',
  'solo-dead': 'You did not make it out of the alley.',
}

export function sayOutcome(id: string, score: string | number | undefined): Phrase {
  return say`${ENDINGS[id]}${score === undefined ? '' : ` Score: ${score}.`}`
}
