import { type Content, cardItems, InputError, Unreadable, type Zone } from '@holdout/engine'
import { type CardId, CHARACTERS, isSupply, nameOf } from '../data/load.ts'
import { labelOf, lurkerTag, ROWS, rowAt, type State, tagOf, targetOf } from '../state.ts'
import { writeTarget } from '../targets.ts'
import {
  ATTACK_NAMES,
  known,
  SUPPLY_NAMES,
  TACTIC_NAMES,
  tidyLurker,
  tidySupply,
  tidyZombie,
  words,
  writeZombie,
  ZOMBIE_ATTACK_NAMES,
  ZOMBIE_NAMES,
  ZOMBIE_TACTIC_NAMES,
} from './words.ts'

/** `lenny r3 stand hp5 E4 tok2`, each part at most once, in any order. */
const survivor: Zone<State> = {
  means:
    'any of: character, row r, stand or down, health hp, Energy E of the player whose turn it is, Ability tokens tok, free or held (grabbed) by a zombie',
  example: 'lenny r3 down hp4 E2 tok1 free',
  read(text) {
    const facets: Record<string, string> = {}
    for (const word of words(text)) {
      const before = Object.keys(facets).length
      if (word === '-' || CHARACTERS.some(({ id }) => id === word)) facets.character = word
      else if (/^r([1-9]|10|11)$/.test(word)) facets.row = word
      else if (word === 'stand' || word === 'down') facets.posture = word
      else if (/^hp[0-5]$/.test(word)) facets.health = word
      else if (/^E\d+$/.test(word)) facets.energy = word
      else if (/^tok\d$/.test(word)) facets.tokens = word
      else if (/^held(\d+\.\d)?$/.test(word) || word === 'free') facets.grab = word
      else throw new Unreadable(word)
      if (Object.keys(facets).length === before)
        throw new InputError(`found "${word}" after another of its kind, expected each part once`)
    }
    return facets
  },
  write: s => ({
    character: s.character ?? '-',
    row: `r${s.row}`,
    posture: s.down ? 'down' : 'stand',
    health: `hp${s.health}`,
    energy: `E${s.energy}`,
    tokens: `tok${s.tokens}`,
    grab: s.grabbedBy === null ? 'free' : `held${writeTarget(targetOf(s, s.grabbedBy))}`,
  }),
}

/** `[shuffler brute/2* zombie-friend~2 runner!] (pistol/3 ? ?hatchet) token`. */
function alleyRow(row: number): Zone<State> {
  return {
    means:
      'a row: zombies from the bottom in [ ] with /health, * down, ~ time tokens, ! has attacked this turn; floor cards in ( ), ? face down; token or no-token',
    example: '[shuffler brute/2* zombie-friend~2] (pistol/3 ?) token',
    read(text) {
      const facets: Record<string, string> = {}
      const rest = text
        .replace(/\[([^\]]*)\]/, (_all, inside: string) => {
          facets.zombies = `[${words(inside).map(tidyZombie).join(' ')}]`
          return ''
        })
        .replace(/\(([^)]*)\)/, (_all, inside: string) => {
          facets.floor = `(${words(inside)
            .map(word => (word === '?' ? word : (word.startsWith('?') ? '?' : '') + tidySupply(word.replace('?', ''))))
            .join(' ')})`
          return ''
        })
        .replace(/\b(no-)?token\b/, found => {
          facets.token = found
          return ''
        })
        .trim()
      if (rest !== '' && rest !== '-') throw new Unreadable(rest)
      return facets
    },
    write: s => {
      const { zombies, faceUp, faceDown, token } = rowAt(s, row)
      return {
        zombies: `[${zombies.map(writeZombie).join(' ')}]`,
        floor: `(${[...faceUp.map(card => tagOf(s, card)), ...faceDown.map(() => '?')].join(' ')})`,
        token: token ? 'token' : 'no-token',
      }
    },
  }
}

/** Cards separated by spaces; `-` for none. */
function cards(
  tidy: (word: string) => string,
  get: (s: State) => readonly string[],
  order: 'kept' | 'any',
): Content<State> {
  const text = (list: readonly string[]): string => (order === 'any' ? [...list].sort() : list).join(' ') || '-'
  return {
    read: content => ({ cards: text(words(content === '-' ? '' : content).map(tidy)) }),
    write: s => ({ cards: text(get(s)) }),
    list: cardItems(order),
  }
}

const oneOf = (list: readonly string[], what: string) => (word: string) => known(word, list, what)
const handCard = (word: string): string => (TACTIC_NAMES.includes(word) ? word : tidySupply(word))
const zombieHandCard = oneOf([...ZOMBIE_NAMES, ...ZOMBIE_TACTIC_NAMES], 'a Zombie or Zombie Tactics card')
const topFirst = (pile: readonly CardId[]): string[] => pile.map(nameOf).reverse()

function matching(pattern: RegExp, get: (s: State) => string): Content<State> {
  return {
    read(text) {
      if (!pattern.test(text)) throw new Unreadable(text)
      return { value: text }
    },
    write: s => ({ value: get(s) }),
  }
}

const TURNS = ['setup', 'survivor-draw', 'survivor', 'zombie-draw', 'zombie'] as const

const SIZES: Readonly<Record<string, (s: State) => number>> = {
  supplies: s => s.supplies.draw.length,
  tactics: s => s.tactics.draw.length,
  zombies: s => s.zombies.draw.length,
  'zombie-tactics': s => s.zombieTactics.draw.length,
  'survivor-attack': s => s.attackDeck.draw.length,
  'zombie-attack': s => s.zombieAttackDeck.draw.length,
  warehouse: s => s.warehouse.length,
  hand: s => s.hand.length,
  'zombie-hand': s => s.zombieHand.length,
}

/** `zombies=20 hand=3`: the number of cards in each pile. */
const sizes: Content<State> = {
  read(text) {
    const facets: Record<string, string> = {}
    for (const word of words(text)) {
      const [name, count] = word.split('=')
      if (!Object.hasOwn(SIZES, name) || !/^\d+$/.test(count ?? ''))
        throw new InputError(`found "${word}", expected name=count for any of ${Object.keys(SIZES).join(', ')}`)
      facets[name] = word
    }
    return facets
  },
  write: s => Object.fromEntries(Object.entries(SIZES).map(([name, count]) => [name, `${name}=${count(s)}`])),
}

const supply = oneOf(SUPPLY_NAMES, 'a Supply card')
const tactic = oneOf(TACTIC_NAMES, 'a Tactics card')
const zombie = oneOf(ZOMBIE_NAMES, 'a zombie')
const zombieTactic = oneOf(ZOMBIE_TACTIC_NAMES, 'a Zombie Tactics card')
const attack = oneOf(ATTACK_NAMES, 'an Attack card')
const zombieAttack = oneOf(ZOMBIE_ATTACK_NAMES, 'a Zombie Attack card')

const NEXT_ATTACKS = 'the next Attack cards, first drawn first; the Shuffle card comes only if it is named'
const NEXT_CARDS = 'the next cards of a deck, first drawn first; with given, the others are below'

function deck(
  means: string,
  example: string,
  tidy: (word: string) => string,
  get: (s: State) => readonly CardId[],
): Zone<State> {
  return { means, example, ...cards(tidy, s => topFirst(get(s)), 'kept') }
}

function discard(example: string, tidy: (word: string) => string, get: (s: State) => readonly CardId[]): Zone<State> {
  return { means: 'discard piles, bottom first', example, ...cards(tidy, s => get(s).map(nameOf), 'kept') }
}

/** The parts of a position: what each means, an example, and how it is read and written. */
export const zones: Readonly<Record<string, Zone<State>>> = {
  turn: {
    means: 'survivor (the default), zombie, survivor-draw, zombie-draw; or setup, without any other zone',
    example: 'zombie',
    ...matching(new RegExp(`^(${TURNS.join('|')})$`), s => s.active),
  },
  survivor,
  slots: {
    means: 'the equipped cards, slot by slot; empty for a free slot',
    example: 'pistol/3 empty machete!',
    ...cards(
      word => (word === 'empty' ? word : tidySupply(word)),
      s => s.slots.map(card => (card === null ? 'empty' : tagOf(s, card))).reduceRight<string[]>(trimmed, []),
      'kept',
    ),
  },
  hand: {
    means: "the Survivor's hand in any order",
    example: 'grenade quick-trigger',
    ...cards(handCard, s => s.hand.map(card => labelOf(s, card)), 'any'),
  },
  ...Object.fromEntries(Array.from({ length: ROWS }, (_, i) => [`r${i + 1}`, alleyRow(i + 1)])),
  warehouse: {
    means: 'the zombies behind the door, the bottom one first',
    example: 'crawler brute/2',
    ...cards(tidyLurker, s => s.warehouse.map(lurkerTag), 'kept'),
  },
  'zombie-hand': {
    means: "the Zombie player's hand in any order",
    example: 'brute lunge',
    ...cards(zombieHandCard, s => s.zombieHand.map(nameOf), 'any'),
  },
  'in-play': {
    means: 'Tactics cards in play: panic, exhausted, distraction',
    example: 'panic',
    ...cards(oneOf(['panic', 'exhausted', 'distraction'], 'one of'), s => s.inPlay.map(nameOf), 'any'),
  },
  'survivor-cards': deck(NEXT_ATTACKS, 'sa-01 sa-20', attack, s => s.attackDeck.draw),
  'zombie-cards': deck(NEXT_ATTACKS, 'za-01 za-20', zombieAttack, s => s.zombieAttackDeck.draw),
  'supply-deck': deck(NEXT_CARDS, 'grenade pistol', supply, s => s.supplies.draw),
  'tactics-deck': deck(NEXT_CARDS, 'quick-trigger parkour', tactic, s => s.tactics.draw),
  'zombie-deck': deck(NEXT_CARDS, 'crawler brute', zombie, s => s.zombies.draw),
  'zombie-tactics-deck': deck(NEXT_CARDS, 'lunge frenzy', zombieTactic, s => s.zombieTactics.draw),
  'supply-discard': discard('grenade pistol', supply, s => s.supplies.used),
  'tactics-discard': discard('quick-trigger parkour', tactic, s => s.tactics.used),
  'zombie-discard': discard('crawler brute', zombie, s => s.zombies.used),
  'zombie-tactics-discard': discard('lunge frenzy', zombieTactic, s => s.zombieTactics.used),
  'attack-discard': discard('sa-01 sa-20', attack, s => s.attackDeck.used),
  'zombie-attack-discard': discard('za-01 za-20', zombieAttack, s => s.zombieAttackDeck.used),
  gone: {
    means: 'Supply cards out of the game, in any order',
    example: 'katana ice-ax',
    derived: true,
    ...cards(supply, s => s.removed.filter(isSupply).map(nameOf), 'any'),
  },
  round: { means: 'the round', example: '3', ...matching(/^\d+$/, s => String(s.round)) },
  'time-tokens': {
    means: 'time tokens left on each side; with given, they must match the cards',
    example: '4 2',
    ...matching(/^\d \d$/, s => s.timeTokens.join(' ')),
  },
  concussions: {
    means: 'Concussion tokens, 0 to 2',
    example: '1',
    ...matching(/^[0-2]$/, s => String(s.concussions)),
  },
  'energy-lost': {
    means: 'Energy lost for the rest of the game',
    example: '1',
    ...matching(/^\d$/, s => String(s.energyLost)),
  },
  breath: {
    means: 'the last breath: ready, owed or spent',
    example: 'spent',
    ...matching(/^(ready|owed|spent)$/, s => s.lastBreath),
  },
  'idle-phases': {
    means: 'Action Phases missed in a row, Survivor and zombies',
    example: '0 2',
    ...matching(/^\d \d$/, s => s.idle.join(' ')),
  },
  kills: { means: 'zombies killed', example: '4', ...matching(/^\d+$/, s => String(s.killed)) },
  sizes: {
    means: 'for then: the number of cards in each pile',
    example: 'zombies=39 hand=2',
    derived: true,
    ...sizes,
  },
}

/** Leaves out the free slots at the end. */
function trimmed(rest: string[], slot: string): string[] {
  return rest.length === 0 && slot === 'empty' ? rest : [slot, ...rest]
}
