import { type Chance, say } from '@holdout/engine'
import type { Ask, Cx, MoveOf } from './cx.ts'
import {
  ALL_ATTACK,
  ALL_SUPPLIES,
  ALL_TACTICS,
  ALL_ZOMBIE_ATTACK,
  ALL_ZOMBIE_TACTICS,
  ALL_ZOMBIES,
  type CardId,
  CHARACTERS,
  characterNamed,
  isZombie,
  nameOf,
  supplyOf,
  tacticOf,
  zombieOf,
} from './data/load.ts'
import type { Options } from './options.ts'
import { comesFirst, survivorAnswers, zombiesAnswer } from './rules/answers.ts'
import { drawForZombies, drawTactics, drawZombie, zombieInHand } from './rules/decks.ts'
import { held, zombiesInHand } from './rules/needs.ts'
import { enter } from './rules/zombie-turn.ts'
import { abilityText } from './say/cards.ts'
import { chosenCard, listedCards, row } from './say/parts.ts'
import { SLOTS, setSlot } from './slots.ts'
import { FULL_HEALTH, ROWS, type Row, RULES_VERSION, rowAt, type State, SURVIVOR, tagOf } from './state.ts'

/** TS-06 The rows that start with a Supply card. */
const SUPPLY_ROWS = [2, 3, 5, 6, 8, 9]
/** TS-12 Two zombies into row 6, two into row 8, the first of each pair at the bottom. */
const HORDE_ROWS = [6, 6, 8, 8]

/** TS-01 The alley, all decks shuffled (TS-04, TS-07, TS-08, TS-11, TS-13, TS-14), nothing dealt yet. */
export function setup(options: Options, chance: Chance, rules?: number): State {
  const s = emptyTable(options, chance, rules)
  chance.shuffle('supplies', s.supplies.draw)
  chance.shuffle('tactics', s.tactics.draw)
  chance.shuffle('zombies', s.zombies.draw)
  chance.shuffle('zombie-tactics', s.zombieTactics.draw)
  chance.shuffle('survivor-attack', s.attackDeck.draw)
  chance.shuffle('zombie-attack', s.zombieAttackDeck.draw)
  s.agenda.push(...[...agendaOf(options, chance)].reverse())
  return s
}

type Agenda = State['agenda']

/** TS-R06 Follows each list of the book: the duel draws first, solo fills the rows first (TS-17). */
function agendaOf(options: Options, chance: Chance): Agenda {
  const solo = options.mode === 'solo'
  const supplies: Agenda = solo
    ? [{ step: 'lay-supplies' }, { step: 'draw-supplies' }, { step: 'replace-supplies' }]
    : [{ step: 'draw-supplies' }, { step: 'replace-supplies' }, { step: 'lay-supplies' }]
  const zombies: Agenda = solo
    ? [{ step: 'fill-warehouse' }, { step: 'lay-horde' }]
    : [
        { step: 'fill-warehouse' },
        { step: 'draw-horde' },
        { step: 'place-horde', left: 4 },
        { step: 'draw-zombie-tactics' },
      ]
  return [characterStep(options, chance), ...supplies, { step: 'draw-tactics' }, ...zombies, { step: 'survivor-turn' }]
}

function characterStep({ character }: Options, chance: Chance): Agenda[number] {
  if (character === 'choose') return { step: 'choose-character' }
  return { step: 'take-character', character: character === BY_LUCK ? luckyCharacter(chance) : character }
}

/** The id of the random choice. */
const BY_LUCK = 'random'

const LUCK_CHOOSES = { move: 'choose', character: BY_LUCK } as const

const choose: MoveOf<'choose', 'choose-character'> = {
  rule: 'TS-02',
  label({ character }) {
    const found = CHARACTERS.find(({ id }) => id === character)
    if (!found) return say`Random character`
    const { title, text } = abilityText(found.ability.id)
    return say`${found.name}, ${title}: ${text}`
  },
  candidates: [...CHARACTERS.map(({ id }) => ({ move: 'choose' as const, character: id })), LUCK_CHOOSES],
  exists: [
    [
      'TS-02',
      (_s, { character }) => character === BY_LUCK || characterNamed(character) !== undefined,
      'There is no such character.',
    ],
  ],
  take: (_s, { character }, cx) =>
    cx.next({ step: 'take-character', character: character === BY_LUCK ? luckyCharacter(cx.chance) : character }),
}

/** TS-D01 One of 16 characters, or a random one. */
export const chooseCharacter: Ask<'choose-character'> = {
  rule: 'TS-D01',
  ...survivorAnswers,
  question: () => say`Which character do you play?`,
  moves: { choose },
  ...comesFirst('TS-02', 'First choose a character.'),
  timeout: () => LUCK_CHOOSES,
}

function luckyCharacter(chance: Chance): string {
  return CHARACTERS[chance.pick('character', CHARACTERS)].id
}

/** The state before anything is dealt. TS-09, TS-14 Four time tokens per side; TS-19 in solo all eight in one pool. */
export function emptyTable(options: Options, chance: Chance, rules: number = RULES_VERSION): State {
  const solo = options.mode === 'solo'
  const inDeck = (card: CardId): boolean => !supplyOf(card).unique
  return {
    options,
    ...(rules === 1 ? {} : { rules }),
    character: null,
    row: 1,
    health: FULL_HEALTH,
    down: false,
    grabbedBy: null,
    tokens: 0,
    lastBreath: 'ready',
    concussions: 0,
    energyLost: 0,
    slots: SLOTS.map(() => null),
    hand: [],
    shown: [],
    lookedAt: [],
    left: ALL_SUPPLIES.map(card => supplyOf(card).value ?? 0),
    damaged: [],
    rows: Array.from({ length: ROWS }, emptyRow),
    warehouse: [],
    zombieHand: [],
    supplies: { draw: ALL_SUPPLIES.filter(inDeck), used: [] },
    // TS-17 Solo does not use Lost Opportunity, nor the Zombie Tactics deck (TS-19).
    tactics: { draw: ALL_TACTICS.filter(card => !solo || tacticOf(card).solo), used: [] },
    zombies: { draw: [...ALL_ZOMBIES], used: [] },
    zombieTactics: { draw: solo ? [] : [...ALL_ZOMBIE_TACTICS], used: [] },
    attackDeck: { draw: [...ALL_ATTACK], used: [], shuffle: false },
    zombieAttackDeck: { draw: [...ALL_ZOMBIE_ATTACK], used: [], shuffle: false },
    inPlay: [],
    removed: [
      ...ALL_SUPPLIES.filter(card => !inDeck(card)),
      ...(solo ? [...ALL_TACTICS.filter(card => !tacticOf(card).solo), ...ALL_ZOMBIE_TACTICS] : []),
    ],
    timeTokens: solo ? [8, 0] : [4, 4],
    round: 0,
    active: SURVIVOR,
    phase: null,
    energy: 0,
    abilityUsed: false,
    freePickUpUsed: false,
    attackActions: 0,
    usedOnce: [],
    shrieked: false,
    attacked: false,
    reachedSix: false,
    idle: [0, 0],
    attack: null,
    blow: null,
    pauseAskedBy: null,
    killed: 0,
    killedHealth: 0,
    emptied: false,
    agenda: [],
    chance: chance.state,
    outcome: null,
  }
}

function emptyRow(): Row {
  return { zombies: [], faceUp: [], faceDown: [], token: false }
}

/** TS-02 Sets up the character card with its tokens, and its unique weapon in a slot. */
export function takeCharacter(s: State, { character }: { character: string }, cx: Cx): void {
  s.character = character
  const { ability } = characterNamed(character)
  s.tokens = ability.tokens
  for (const row of ability.rows) rowAt(s, row).token = true
  if (ability.weapon !== null) {
    const at = s.removed.findIndex(card => nameOf(card) === ability.weapon)
    setSlot(s, SLOTS[0], s.removed.splice(at, 1)[0])
  }
  cx.emit?.({ event: 'character-chosen', rule: 'TS-02', character })
}

/** TS-04 Draws two Supply cards, or three with the option. The option `first-aid-start` adds a First Aid Kit. */
export function drawSupplies(s: State, _step: object, cx: Cx): void {
  if (s.options['first-aid-start']) {
    const at = s.supplies.draw.findIndex(card => nameOf(card) === 'first-aid-kit')
    const [kit] = s.supplies.draw.splice(at, 1)
    s.hand.push(kit)
    s.shown.push(kit)
  }
  drawHand(s, s.options['three-supplies'] ? 3 : 2, 'TS-04', cx)
}

function drawHand(s: State, count: number, rule: string, cx: Cx): void {
  cx.barrier('reveal')
  for (let i = 0; i < count; i++) {
    const card = s.supplies.draw.pop() as CardId
    s.hand.push(card)
    cx.emit?.({ event: 'drew', rule, seat: SURVIVOR, deck: 'supplies', card: nameOf(card) })
  }
}

/** The drawn cards, which may be replaced. */
function drawnSupplies(s: State): CardId[] {
  return s.hand.slice(s.options['first-aid-start'] ? 1 : 0)
}

const KEEP = { move: 'keep' } as const

const keep: MoveOf<'keep', 'replace-supplies'> = {
  rule: 'TS-05',
  label: () => say`Keep these Supply cards`,
  candidates: [KEEP],
  take: () => {},
}

/** Every selection of the drawn cards, each once. */
function selections(s: State): string[] {
  const drawn = drawnSupplies(s)
  const all = Array.from({ length: (1 << drawn.length) - 1 }, (_, i) =>
    drawn
      .filter((_card, place) => (i + 1) & (1 << place))
      .map(card => tagOf(s, card))
      .sort()
      .join(' '),
  )
  return [...new Set(all)]
}

const ONLY_DRAWN = 'You can replace only Supply cards that you drew, and only if none of them is a firearm.'

const replace: MoveOf<'replace', 'replace-supplies'> = {
  rule: 'TS-05',
  label: ({ cards }) => say`Replace ${listedCards(cards.split(' '))}`,
  candidates: s => selections(s).map(cards => ({ move: 'replace', cards })),
  exists: [['TS-05', (s, { cards }) => selections(s).includes(cards), ONLY_DRAWN]],
  needs: [['TS-05', s => drawnSupplies(s).every(card => supplyOf(card).class !== 'firearm'), ONLY_DRAWN]],
  take(s, { cards }, cx) {
    const names = cards.split(' ')
    for (const name of names) {
      const card = s.hand.findLast(held => tagOf(s, held) === name) as CardId
      s.hand.splice(s.hand.indexOf(card), 1)
      s.supplies.used.push(card)
      cx.emit?.({ event: 'discarded', rule: 'TS-05', seat: SURVIVOR, card: name })
    }
    drawHand(s, names.length, 'TS-05', cx)
  },
}

/**
 * TS-05 Without a firearm any of them may be replaced, once. Always asked, so that the question does not reveal the
 * hand.
 */
export const replaceSupplies: Ask<'replace-supplies'> = {
  rule: 'TS-D02',
  ...survivorAnswers,
  question: () => say`Keep your Supply cards? Without a firearm you may replace any of them, once.`,
  moves: { keep, replace },
  ...comesFirst('TS-05', 'First keep or replace your Supply cards.'),
  timeout: () => KEEP,
}

/** TS-06 Places one Supply card face up in each of six rows; with the option in all ten. */
export function laySupplies(s: State, _step: object, cx: Cx): void {
  cx.barrier('reveal')
  for (let row = 1; row <= ROWS; row++) {
    if (!s.options['supplies-everywhere'] && !SUPPLY_ROWS.includes(row)) continue
    const card = s.supplies.draw.pop() as CardId
    rowAt(s, row).faceUp.push(card)
    cx.emit?.({ event: 'supply-laid', rule: 'TS-06', card: nameOf(card), row })
  }
}

/** TS-07 Draws two Tactics cards into the same hand. */
export function dealTactics(s: State, _step: object, cx: Cx): void {
  drawTactics(s, 'TS-07', cx)
  drawTactics(s, 'TS-07', cx)
}

/** TS-11 Three zombies face down behind the warehouse door, the first at the bottom. */
export function fillWarehouse(s: State, _step: object, cx: Cx): void {
  for (let i = 0; i < 3; i++) {
    const card = drawZombie(s, cx) as CardId
    s.warehouse.push({ card, health: zombieOf(card).health })
  }
  cx.emit?.({ event: 'warehouse-filled', rule: 'TS-11', count: 3 })
}

/** TS-12 Draws six cards to choose four from. The option `no-boss-at-start` needs four that are not bosses. */
export function drawHorde(s: State, _step: object, cx: Cx): void {
  for (let i = 0; i < 6; i++) drawForZombies(s, 'zombie', 'TS-12', cx)
  if (!s.options['no-boss-at-start']) return
  while (s.zombieHand.filter(card => !isBoss(card)).length < 4) {
    const boss = s.zombieHand.find(isBoss) as CardId
    s.zombieHand.splice(s.zombieHand.indexOf(boss), 1)
    s.zombies.draw.unshift(boss)
    drawForZombies(s, 'zombie', 'TS-12', cx)
  }
}

const isBoss = (card: CardId): boolean => isZombie(card) && zombieOf(card).tier === 'boss'

function placeable(s: State): CardId[] {
  return s.zombieHand.filter(card => !s.options['no-boss-at-start'] || !isBoss(card))
}

/** TS-12 Row 6 first, bottom first. The last two stay in hand. TS-15 A Zombie Friend gets its tokens. */
const place: MoveOf<'place', 'place-horde'> = {
  rule: 'TS-12',
  label: ({ card }, { about }) => say`Place ${chosenCard(card)} in ${row(typeof about === 'number' ? about : 6)}`,
  candidates: s => zombiesInHand(s).map(card => ({ move: 'place', card })),
  exists: [held('TS-12', 'You do not have that zombie.')],
  needs: [
    [
      'TS-12',
      (s, { card }) => placeable(s).some(one => nameOf(one) === card),
      'That zombie is a boss, and this match starts without bosses.',
    ],
  ],
  take(s, { card }, cx, { left }) {
    const chosen = zombieInHand(s, card)
    s.zombieHand.splice(s.zombieHand.indexOf(chosen), 1)
    enter(s, chosen, HORDE_ROWS[4 - left], 'TS-12', cx)
    if (left > 1) cx.next({ step: 'place-horde', left: left - 1 })
  },
}

/** TS-D03 The zombies that can go to the next of the four places. */
export const placeHorde: Ask<'place-horde'> = {
  rule: 'TS-D03',
  ...zombiesAnswer,
  question: ({ about }) => say`Which zombie do you place next in ${row(typeof about === 'number' ? about : 6)}?`,
  moves: { place },
  ...comesFirst('TS-12', 'First place the starting zombies.'),
  /** The four with the most health. A boss goes to row 6 only if no other zombie is left. */
  timeout(s, { left }) {
    const strongest = placeable(s)
      .sort((a, b) => zombieOf(b).health - zombieOf(a).health)
      .slice(0, left)
    const forRowSix = HORDE_ROWS[4 - left] === 6 ? strongest.find(card => !isBoss(card)) : undefined
    return { move: 'place', card: nameOf(forRowSix ?? strongest[0]) }
  },
}

/** TS-17 Solo: places the next four cards, two in row 6 and two in row 8. */
export function layHorde(s: State, _step: object, cx: Cx): void {
  for (const row of HORDE_ROWS) {
    let card = drawZombie(s, cx) as CardId
    while (s.options['no-boss-at-start'] && isBoss(card)) {
      s.zombies.draw.unshift(card)
      card = drawZombie(s, cx) as CardId
    }
    enter(s, card, row, 'TS-17', cx)
  }
}

/** TS-13 Draws two Zombie Tactics cards. */
export function dealZombieTactics(s: State, _step: object, cx: Cx): void {
  drawForZombies(s, 'tactics', 'TS-13', cx)
  drawForZombies(s, 'tactics', 'TS-13', cx)
}
