import { cardItems, InputError, type Zone } from '@holdout/engine'
import { type CardId, CHARACTERS, isSupply, nameOf } from '../data/load.ts'
import { labelOf } from '../rules/supplies.ts'
import { lurkerTag, ROWS, rowAt, type State, tagOf, targetOf } from '../state.ts'
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
const survivorZone: Zone<State> = {
  help: 'the Survivor: a character, rN, stand or down, hpN, EN, tokN, held or free',
  parse(text) {
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
      else throw new InputError(`found "${word}", expected ${this.help}`)
      if (Object.keys(facets).length === before)
        throw new InputError(`found "${word}" after another of its kind, expected each part once`)
    }
    return facets
  },
  show: s => ({
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
function rowZone(row: number): Zone<State> {
  return {
    help: 'zombies from the bottom in [ ] with /health, * for down, ~time tokens, ! for having attacked; floor cards in ( ), ? for face down; token or no-token',
    parse(text) {
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
      if (rest !== '' && rest !== '-') throw new InputError(`found "${rest}", expected ${this.help}`)
      return facets
    },
    show: s => {
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
function cardsZone(
  help: string,
  tidy: (word: string) => string,
  show: (s: State) => readonly string[],
  order: 'kept' | 'any',
): Zone<State> {
  const text = (list: readonly string[]): string => (order === 'any' ? [...list].sort() : list).join(' ') || '-'
  return {
    help: `${help}, with spaces between; - for none`,
    parse: content => ({ cards: text(words(content === '-' ? '' : content).map(tidy)) }),
    show: s => ({ cards: text(show(s)) }),
    list: cardItems(order),
  }
}

const oneOf = (list: readonly string[], what: string) => (word: string) => known(word, list, what)
const handCard = (word: string): string => (TACTIC_NAMES.includes(word) ? word : tidySupply(word))
const zombieHandCard = oneOf([...ZOMBIE_NAMES, ...ZOMBIE_TACTIC_NAMES], 'a Zombie or Zombie Tactics card')
const topFirst = (pile: readonly CardId[]): string[] => pile.map(nameOf).reverse()

function numberFacet(help: string, pattern: RegExp, show: (s: State) => string): Zone<State> {
  return {
    help,
    parse(text) {
      if (!pattern.test(text)) throw new InputError(`found "${text}", expected ${help}`)
      return { value: text }
    },
    show: s => ({ value: show(s) }),
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

/** `zombies=20 hand=3`: the number of cards in each pile. Only for `then`. */
const sizesZone: Zone<State> = {
  derived: true,
  help: `how many cards: ${Object.keys(SIZES).join(', ')}, each as name=count`,
  parse(text) {
    const facets: Record<string, string> = {}
    for (const word of words(text)) {
      const [name, count] = word.split('=')
      if (!Object.hasOwn(SIZES, name) || !/^\d+$/.test(count ?? ''))
        throw new InputError(`found "${word}", expected ${this.help}`)
      facets[name] = word
    }
    return facets
  },
  show: s => Object.fromEntries(Object.entries(SIZES).map(([name, count]) => [name, `${name}=${count(s)}`])),
}

export const zones: Readonly<Record<string, Zone<State>>> = {
  turn: numberFacet(`whose turn: ${TURNS.join(', ')}`, new RegExp(`^(${TURNS.join('|')})$`), s => s.active),
  survivor: survivorZone,
  slots: cardsZone(
    'the equipped cards, slot by slot, "empty" for a free slot',
    word => (word === 'empty' ? word : tidySupply(word)),
    s => s.slots.map(card => (card === null ? 'empty' : tagOf(s, card))).reduceRight<string[]>(trimmed, []),
    'kept',
  ),
  hand: cardsZone("the Survivor's hand", handCard, s => s.hand.map(card => labelOf(s, card)), 'any'),
  ...Object.fromEntries(Array.from({ length: ROWS }, (_, i) => [`r${i + 1}`, rowZone(i + 1)])),
  warehouse: cardsZone(
    'the zombies behind the door, the bottom one first',
    tidyLurker,
    s => s.warehouse.map(lurkerTag),
    'kept',
  ),
  'zombie-hand': cardsZone("the Zombie player's hand", zombieHandCard, s => s.zombieHand.map(nameOf), 'any'),
  'in-play': cardsZone(
    'Tactics cards in play',
    oneOf(['panic', 'exhausted', 'distraction'], 'one of'),
    s => s.inPlay.map(nameOf),
    'any',
  ),
  'survivor-cards': cardsZone(
    'the next Survivor Attack cards, first drawn first; the others lie below',
    oneOf(ATTACK_NAMES, 'an Attack card'),
    s => topFirst(s.attackDeck.draw),
    'kept',
  ),
  'zombie-cards': cardsZone(
    'the next Zombie Attack cards, first drawn first; the others lie below',
    oneOf(ZOMBIE_ATTACK_NAMES, 'a Zombie Attack card'),
    s => topFirst(s.zombieAttackDeck.draw),
    'kept',
  ),
  'supply-deck': cardsZone(
    'the next Supply cards',
    oneOf(SUPPLY_NAMES, 'a Supply card'),
    s => topFirst(s.supplies.draw),
    'kept',
  ),
  'tactics-deck': cardsZone(
    'the next Survivor Tactics cards',
    oneOf(TACTIC_NAMES, 'a Tactics card'),
    s => topFirst(s.tactics.draw),
    'kept',
  ),
  'zombie-deck': cardsZone(
    'the next Zombie cards',
    oneOf(ZOMBIE_NAMES, 'a zombie'),
    s => topFirst(s.zombies.draw),
    'kept',
  ),
  'zombie-tactics-deck': cardsZone(
    'the next Zombie Tactics cards',
    oneOf(ZOMBIE_TACTIC_NAMES, 'a Zombie Tactics card'),
    s => topFirst(s.zombieTactics.draw),
    'kept',
  ),
  'supply-discard': cardsZone(
    'the Supply discard pile, bottom first',
    oneOf(SUPPLY_NAMES, 'a Supply card'),
    s => s.supplies.used.map(nameOf),
    'kept',
  ),
  'tactics-discard': cardsZone(
    'the Tactics discard pile, bottom first',
    oneOf(TACTIC_NAMES, 'a Tactics card'),
    s => s.tactics.used.map(nameOf),
    'kept',
  ),
  'zombie-discard': cardsZone(
    'the Zombie discard pile, bottom first',
    oneOf(ZOMBIE_NAMES, 'a zombie'),
    s => s.zombies.used.map(nameOf),
    'kept',
  ),
  'zombie-tactics-discard': cardsZone(
    'the Zombie Tactics discard pile, bottom first',
    oneOf(ZOMBIE_TACTIC_NAMES, 'a Zombie Tactics card'),
    s => s.zombieTactics.used.map(nameOf),
    'kept',
  ),
  'attack-discard': cardsZone(
    'used Survivor Attack cards, bottom first',
    oneOf(ATTACK_NAMES, 'an Attack card'),
    s => s.attackDeck.used.map(nameOf),
    'kept',
  ),
  'zombie-attack-discard': cardsZone(
    'used Zombie Attack cards, bottom first',
    oneOf(ZOMBIE_ATTACK_NAMES, 'a Zombie Attack card'),
    s => s.zombieAttackDeck.used.map(nameOf),
    'kept',
  ),
  gone: {
    ...cardsZone(
      'Supply cards that are out of the game',
      oneOf(SUPPLY_NAMES, 'a Supply card'),
      s => s.removed.filter(isSupply).map(nameOf),
      'any',
    ),
    derived: true,
  },
  round: numberFacet('the round, a whole number', /^\d+$/, s => String(s.round)),
  'time-tokens': numberFacet('time tokens left on each side, such as 4 4', /^\d \d$/, s => s.timeTokens.join(' ')),
  concussions: numberFacet('Concussion tokens, 0 to 2', /^[0-2]$/, s => String(s.concussions)),
  'energy-lost': numberFacet('Energy lost for the rest of the match', /^\d$/, s => String(s.energyLost)),
  breath: numberFacet('the last breath: ready, owed or spent', /^(ready|owed|spent)$/, s => s.lastBreath),
  'idle-phases': numberFacet('Action Phases missed in a row, such as 0 2', /^\d \d$/, s => s.idle.join(' ')),
  kills: numberFacet('zombies killed', /^\d+$/, s => String(s.killed)),
  sizes: sizesZone,
}

/** Leaves out the free slots at the end. */
function trimmed(rest: string[], slot: string): string[] {
  return rest.length === 0 && slot === 'empty' ? rest : [slot, ...rest]
}
