import { type Chance, type Facets, InputError, type Notation, type Zone } from '@holdout/engine'
import {
  ABILITIES,
  ALL_ATTACK,
  ALL_SUPPLIES,
  ALL_TACTICS,
  ALL_ZOMBIE_ATTACK,
  ALL_ZOMBIE_TACTICS,
  ALL_ZOMBIES,
  type CardId,
  CHARACTERS,
  characterNamed,
  FIRST,
  isSupply,
  nameOf,
  SOLO_DECKS,
  supplyOf,
  tacticOf,
  zombieOf,
} from './data/load.ts'
import { readMove, writeMove } from './move-text.ts'
import type { Options } from './options.ts'
import { labelOf } from './rules/supplies.ts'
import { emptyTable, setup } from './setup.ts'
import {
  FULL_HEALTH,
  isTimed,
  type Move,
  ROW_LIMIT,
  ROWS,
  type Row,
  rowAt,
  SLOTS,
  type State,
  SURVIVOR,
  tagOf,
  targetOf,
  ZOMBIE,
  type Zombie,
} from './state.ts'
import { flow } from './steps.ts'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

function known(word: string, list: readonly string[], what: string): string {
  if (list.includes(word)) return word
  throw new InputError(`found "${word}", expected ${what}: ${list.join(' ')}`)
}

const SUPPLY_NAMES = [...new Set(ALL_SUPPLIES.map(nameOf))]
const TACTIC_NAMES = [...new Set(ALL_TACTICS.map(nameOf))]
const ZOMBIE_NAMES = [...new Set(ALL_ZOMBIES.map(nameOf))]
const ZOMBIE_TACTIC_NAMES = [...new Set(ALL_ZOMBIE_TACTICS.map(nameOf))]
const ATTACK_NAMES = ALL_ATTACK.map(nameOf)
const ZOMBIE_ATTACK_NAMES = ALL_ZOMBIE_ATTACK.map(nameOf)

/** `lenny r3 stand hp5 E4 tok2`, each part at most once, in any order. */
const survivorZone: Zone<State> = {
  help: 'the Survivor: a character, rN, stand or down, hpN, EN, tokN, held or free',
  parse(text) {
    const facets: Record<string, string> = {}
    for (const word of words(text)) {
      if (word === '-' || CHARACTERS.some(({ id }) => id === word)) facets.character = word
      else if (/^r([1-9]|10|11)$/.test(word)) facets.row = word
      else if (word === 'stand' || word === 'down') facets.posture = word
      else if (/^hp[0-5]$/.test(word)) facets.health = word
      else if (/^E\d+$/.test(word)) facets.energy = word
      else if (/^tok\d$/.test(word)) facets.tokens = word
      else if (/^held(\d+\.\d)?$/.test(word) || word === 'free') facets.grab = word
      else throw new InputError(`found "${word}", expected ${this.help}`)
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
    grab: s.grabbedBy === null ? 'free' : `held${dotted(targetOf(s, s.grabbedBy))}`,
  }),
}

function dotted(target: number): string {
  return `${(target / 10) | 0}.${target % 10}`
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

const ZOMBIE_TEXT = /^([a-z-]+\+?)(?:\/(\d))?(\*)?(?:~(\d))?(!)?$/

function tidyZombie(text: string): string {
  return writeZombie(readZombie(text, name => ALL_ZOMBIES.find(card => nameOf(card) === name) as CardId))
}

function readZombie(text: string, take: (name: string) => CardId): Zombie {
  const found = ZOMBIE_TEXT.exec(text)
  if (!found)
    throw new InputError(`found "${text}", expected a zombie such as shuffler, brute/2*, zombie-friend~2, runner!`)
  const card = take(known(found[1], ZOMBIE_NAMES, 'a zombie'))
  const health = found[2] === undefined ? zombieOf(card).health : Number(found[2])
  if (health < 1 || health > zombieOf(card).health)
    throw new InputError(`found "${text}", expected a health from 1 to ${zombieOf(card).health}`)
  return { card, health, down: found[3] === '*', time: Number(found[4] ?? 0), attacked: found[5] === '!' }
}

function writeZombie({ card, health, down, time, attacked }: Zombie): string {
  const face = zombieOf(card)
  return `${face.code}${health === face.health ? '' : `/${health}`}${down ? '*' : ''}${time ? `~${time}` : ''}${attacked ? '!' : ''}`
}

const SUPPLY_TEXT = /^([a-z-]+)(?:\/(\d))?(!)?$/

function tidySupply(text: string): string {
  const found = SUPPLY_TEXT.exec(text)
  if (!found) throw new InputError(`found "${text}", expected a Supply card such as pistol, pistol/3, machete/2!`)
  const name = known(found[1], SUPPLY_NAMES, 'a Supply card')
  const { value } = supplyOf(ALL_SUPPLIES.find(card => nameOf(card) === name) as CardId)
  const left = found[2] === undefined ? value : Number(found[2])
  if (left !== null && (value === null || left > value))
    throw new InputError(`found "${text}", expected ${value === null ? 'no number' : `at most ${value}`}`)
  return `${name}${left === value ? '' : `/${left}`}${found[3] ?? ''}`
}

/** Cards with a space between them; `-` is none. */
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

/** `zombies=20 hand=3`: how many cards lie where. Only for `then`. */
const sizesZone: Zone<State> = {
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

const zones: Readonly<Record<string, Zone<State>>> = {
  turn: numberFacet(`whose turn: ${TURNS.join(', ')}`, new RegExp(`^(${TURNS.join('|')})$`), s => s.active),
  survivor: survivorZone,
  slots: cardsZone(
    'what is equipped, slot by slot, "empty" for a free one',
    word => (word === 'empty' ? word : tidySupply(word)),
    s => s.slots.map(card => (card === null ? 'empty' : tagOf(s, card))).reduceRight<string[]>(trimmed, []),
    'kept',
  ),
  hand: cardsZone("the Survivor's hand", handCard, s => s.hand.map(card => labelOf(s, card)), 'any'),
  ...Object.fromEntries(Array.from({ length: ROWS }, (_, i) => [`r${i + 1}`, rowZone(i + 1)])),
  warehouse: cardsZone(
    'the zombies behind the door, the bottom one first',
    oneOf(ZOMBIE_NAMES, 'a zombie'),
    s => s.warehouse.map(nameOf),
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
  gone: cardsZone(
    'Supply cards that are out of the game',
    tidySupply,
    s => s.removed.filter(isSupply).map(nameOf),
    'any',
  ),
  round: numberFacet('the round, a whole number', /^\d+$/, s => String(s.round)),
  'time-tokens': numberFacet('time tokens left on each side, such as 4 4', /^\d \d$/, s => s.timeTokens.join(' ')),
  concussions: numberFacet('Concussion tokens, 0 to 2', /^[0-2]$/, s => String(s.concussions)),
  'energy-lost': numberFacet('Energy lost for good', /^\d$/, s => String(s.energyLost)),
  breath: numberFacet('the last breath: ready, owed or spent', /^(ready|owed|spent)$/, s => s.lastBreath),
  'idle-phases': numberFacet('Action Phases let pass, such as 0 2', /^\d \d$/, s => s.idle.join(' ')),
  kills: numberFacet('zombies killed', /^\d+$/, s => String(s.killed)),
  sizes: sizesZone,
}

/** Leaves out the free slots at the end. */
function trimmed(rest: string[], slot: string): string[] {
  return rest.length === 0 && slot === 'empty' ? rest : [slot, ...rest]
}

/** A box of cards of one deck from which named ones are taken. */
class Box {
  constructor(
    private readonly cards: CardId[],
    private readonly deck: string,
  ) {}

  take(name: string): CardId {
    const at = this.cards.findIndex(card => nameOf(card) === name)
    if (at < 0) throw new InputError(`one ${name} too many: there is none left in the ${this.deck}`)
    return this.cards.splice(at, 1)[0]
  }

  any(): CardId {
    const card = this.cards.pop()
    if (card === undefined) throw new InputError(`the ${this.deck} has no card left`)
    return card
  }

  /** What is left, shuffled, with the named cards on top. */
  pile(top: readonly string[], chance: Chance): CardId[] {
    const next = top.map(name => this.take(name)).reverse()
    chance.shuffle('rest', this.cards)
    return [...this.cards, ...next]
  }
}

/** Lays out a position. What is not named is empty; cards not named lie in their decks below those that are. */
function place(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance): State {
  const text = (zone: string): string | undefined => given.get(zone)?.value
  const list = (zone: string): string[] => words((given.get(zone)?.cards ?? '').replace(/^-$/, ''))
  const turn = text('turn') ?? 'survivor'
  if (turn === 'setup') return placeSetUp(options, given, chance)

  const s = emptyTable(options, chance)
  const supplies = new Box([...ALL_SUPPLIES.filter(card => !supplyOf(card).unique)], 'Supply deck')
  const unique = new Box([...ALL_SUPPLIES.filter(card => supplyOf(card).unique)], 'unique weapons')
  const tactics = new Box([...s.tactics.draw], 'Survivor Tactics deck')
  const zombies = new Box([...s.zombies.draw], 'Zombie deck')
  const zombieTactics = new Box([...s.zombieTactics.draw], 'Zombie Tactics deck')
  const attack = new Box([...s.attackDeck.draw], 'Survivor Attack deck')
  const zombieAttack = new Box([...s.zombieAttackDeck.draw], 'Zombie Attack deck')

  const supply = (tag: string): CardId => {
    const [, name, left, damaged] = SUPPLY_TEXT.exec(tag) as RegExpExecArray
    const isUnique = name === 'katana' || name === 'ice-ax'
    const card = (isUnique ? unique : supplies).take(name)
    if (left !== undefined) s.left[card] = Number(left)
    if (damaged) s.damaged.push({ weapon: card, card: zombieTactics.take('damaged-weapon') })
    if (isUnique) s.removed.splice(s.removed.indexOf(card), 1)
    return card
  }

  const survivor = given.get('survivor') ?? {}
  s.character = survivor.character === undefined || survivor.character === '-' ? 'lenny' : survivor.character
  const { ability } = characterNamed(s.character)
  s.row = Number(survivor.row?.slice(1) ?? 1)
  s.down = survivor.posture === 'down'
  s.health = Number(survivor.health?.slice(2) ?? FULL_HEALTH)
  s.energy = Number(survivor.energy?.slice(1) ?? 4)
  s.tokens = Number(survivor.tokens?.slice(3) ?? ability.tokens)

  const slots = list('slots')
  if (slots.length > SLOTS) throw new InputError(`${slots.length} cards equipped; there are ${SLOTS} slots (TS-53)`)
  slots.forEach((tag, at) => {
    s.slots[at] = tag === 'empty' ? null : supply(tag)
  })
  s.hand = list('hand').map(name => (TACTIC_NAMES.includes(name) ? tactics.take(name) : supply(name)))
  const deck = list('supply-deck')
  const onTop = deck.map(name => supplies.take(name)).reverse()
  for (let row = 1; row <= ROWS; row++)
    placeRow(rowAt(s, row), row, given.get(`r${row}`) ?? {}, zombies, supply, supplies)
  s.warehouse = list('warehouse').map(name => zombies.take(name))
  s.zombieHand = list('zombie-hand').map(name => (ZOMBIE_NAMES.includes(name) ? zombies : zombieTactics).take(name))
  s.inPlay = list('in-play').map(name => (name === 'distraction' ? tactics : zombieTactics).take(name))
  s.supplies = { draw: [], used: list('supply-discard').map(name => supplies.take(name)) }
  s.supplies.draw = [...supplies.pile([], chance), ...onTop]
  s.tactics.used = list('tactics-discard').map(name => tactics.take(name))
  s.tactics.draw = tactics.pile(list('tactics-deck'), chance)
  s.zombies.used = list('zombie-discard').map(name => zombies.take(name))
  s.zombies.draw = zombies.pile(list('zombie-deck'), chance)
  s.zombieTactics.used = list('zombie-tactics-discard').map(name => zombieTactics.take(name))
  s.zombieTactics.draw = zombieTactics.pile(list('zombie-tactics-deck'), chance)
  s.attackDeck.used = list('attack-discard').map(name => attack.take(name))
  s.attackDeck.draw = withoutSurprise(attack.pile(list('survivor-cards'), chance), list('survivor-cards').length)
  s.zombieAttackDeck.used = list('zombie-attack-discard').map(name => zombieAttack.take(name))
  s.zombieAttackDeck.draw = withoutSurprise(
    zombieAttack.pile(list('zombie-cards'), chance),
    list('zombie-cards').length,
  )
  s.attackDeck.shuffle = s.attackDeck.used.some(card => nameOf(card) === 'sa-25')
  s.zombieAttackDeck.shuffle = s.zombieAttackDeck.used.some(card => nameOf(card) === 'za-25')

  const held = survivor.grab?.slice(4)
  if (survivor.grab?.startsWith('held')) {
    const [row, at] = (held || `${s.row}.1`).split('.').map(Number)
    const holder = s.rows[row - 1]?.zombies[at - 1]
    if (!holder || row !== s.row) throw new InputError("held, but no such zombie in the Survivor's row (TS-127)")
    s.grabbedBy = holder.card
  }
  for (const row of s.rows)
    for (const zombie of row.zombies) s.timeTokens[options.mode === 'solo' ? 0 : 1] -= zombie.time
  s.timeTokens[0] -= s.inPlay.filter(card => nameOf(card) === 'distraction').length
  const tokens = text('time-tokens')
  if (tokens) s.timeTokens = tokens.split(' ').map(Number)
  s.round = Number(text('round') ?? 1)
  s.concussions = Number(text('concussions') ?? 0)
  s.energyLost = Number(text('energy-lost') ?? 0)
  s.lastBreath = (text('breath') ?? 'ready') as State['lastBreath']
  s.idle = (text('idle-phases') ?? '0 0').split(' ').map(Number)
  s.reachedSix = s.row >= 6
  s.killed = Number(text('kills') ?? 0)
  refuseImpossible(s)
  beginAt(s, turn)
  flow.advance(s, { chance })
  return s
}

/** The Shuffle card comes only where a scenario names it: below the named cards it is moved to the very bottom. */
function withoutSurprise(pile: CardId[], named: number): CardId[] {
  const at = pile.findIndex(card => nameOf(card) === 'sa-25' || nameOf(card) === 'za-25')
  if (at >= 0 && at < pile.length - named) pile.unshift(pile.splice(at, 1)[0])
  return pile
}

function placeRow(
  place: Row,
  row: number,
  facets: Facets,
  zombies: Box,
  supply: (tag: string) => CardId,
  supplies: Box,
): void {
  const inside = words(facets.zombies?.slice(1, -1) ?? '')
  if (inside.length > ROW_LIMIT)
    throw new InputError(`${inside.length} zombies in row ${row}; there are never more than ${ROW_LIMIT} (TS-111)`)
  place.zombies = inside.map(text => readZombie(text, name => zombies.take(name)))
  for (const tag of words(facets.floor?.slice(1, -1) ?? '')) {
    if (tag === '?') place.faceDown.push(supplies.any())
    else if (tag.startsWith('?')) place.faceDown.push(supply(tag.slice(1)))
    else place.faceUp.push(supply(tag))
  }
  place.token = facets.token === 'token'
}

/** The real set-up, with options and luck as the scenario has them. */
function placeSetUp(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance): State {
  for (const zone of given.keys())
    if (zone !== 'turn') throw new InputError(`with "turn: setup" nothing else is given, found "${zone}"`)
  const s = setup(options, chance)
  flow.advance(s, { chance })
  return s
}

const WHERE: Readonly<Record<string, State['agenda']>> = {
  'survivor-draw': [{ step: 'survivor-turn' }],
  'zombie-draw': [{ step: 'zombie-turn' }],
  survivor: [
    { step: 'zombie-turn' },
    { step: 'survivor-turn-ends' },
    { step: 'calm-down' },
    { step: 'hand-limit', seat: SURVIVOR },
    { step: 'reshuffle' },
    { step: 'friends-waver' },
    { step: 'cards-run-out' },
    { step: 'end-actions' },
    { step: 'survivor-acts' },
  ],
  zombie: [
    { step: 'zombie-turn-ends' },
    { step: 'hand-limit', seat: ZOMBIE },
    { step: 'reshuffle' },
    { step: 'cards-run-out' },
    { step: 'end-actions' },
    { step: 'zombie-acts' },
  ],
}

/** In a solo zombie turn the Survivor is asked in between, so that step cards can be run one by one. */
function beginAt(s: State, turn: string): void {
  const solo = s.options.mode === 'solo'
  const seat = turn.startsWith('zombie') ? ZOMBIE : SURVIVOR
  s.active = seat
  s.agenda = turn === 'zombie' && solo ? [...WHERE.zombie.slice(0, -1), { step: 'survivor-acts' }] : [...WHERE[turn]]
  if (turn === 'survivor' || turn === 'zombie')
    s.phase = { of: seat, timed: isTimed(s, seat), bell: false, acted: false }
  else if (turn === 'survivor-draw') s.round -= 1
}

function refuseImpossible(s: State): void {
  const no = (what: string): never => {
    throw new InputError(what)
  }
  if (s.row > ROWS) no('the Survivor is in the street: that game is over (TS-21)')
  if (s.health < 1) no('the Survivor has no health: that game is over (TS-22)')
  if (s.timeTokens.some(count => count < 0)) no('more time tokens on the cards than there are (TS-14)')
  const most = Math.max(...ABILITIES.map(({ tokens, rows }) => tokens + rows.length))
  if (s.tokens > most) no(`${s.tokens} Ability tokens; no character ever has more than ${most}`)
  for (const row of s.rows)
    for (const { card, down, time } of row.zombies) {
      if (down && zombieOf(card).id === 'crawler') no('a Crawler never has a knockdown token (TS-113)')
      if (time > 0 && zombieOf(card).id !== 'zombie-friend') no('only a Zombie Friend has time tokens (TS-116)')
    }
}

const STEPS: Readonly<Record<string, State['agenda'][number]>> = {
  ...Object.fromEntries(
    Object.values(SOLO_DECKS).flatMap(({ steps, chart }) => [...steps, ...chart].map(({ id }) => [id, { step: id }])),
  ),
  'survivor-draws': { step: 'survivor-draws' },
  'zombie-draws': { step: 'zombie-draws' },
  'break-in': { step: 'break-in' },
  advance: { step: 'advance', pack: false, done: [] },
  'cards-run-out': { step: 'cards-run-out' },
  'friends-waver': { step: 'friends-waver' },
  reshuffle: { step: 'reshuffle' },
  'begin-survivor': { step: 'begin-actions', seat: SURVIVOR },
  'begin-zombie': { step: 'begin-actions', seat: ZOMBIE },
}

export const notation: Notation<State, Move, Options> = {
  zones: () => zones,
  place,
  writeMove,
  readMove,
  piece: item => {
    if (typeof item === 'object') return (item as { id: string }).id
    const card = item as CardId
    return card >= FIRST.tactics && card < FIRST.zombie ? tacticOf(card).id : nameOf(card)
  },
  readStep: text => {
    if (Object.hasOwn(STEPS, text)) return STEPS[text]
    throw new InputError(`found "${text}", expected one of the steps: ${Object.keys(STEPS).join(', ')}`)
  },
}
