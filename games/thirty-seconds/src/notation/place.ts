import { type Chance, type Facets, InputError } from '@holdout/engine'
import { ALL_SUPPLIES, attackCardOf, type CardId, characterNamed, nameOf, supplyNamed, supplyOf } from '../data/load.ts'
import type { Options } from '../options.ts'
import { poolOf } from '../rules/decks.ts'
import { emptyTable, setup } from '../setup.ts'
import { SLOTS, setSlot } from '../slots.ts'
import {
  FULL_HEALTH,
  HALFWAY,
  isTimed,
  ROW_LIMIT,
  ROWS,
  type Row,
  rowAt,
  type State,
  SURVIVOR,
  SURVIVOR_SIDE,
  ZOMBIE,
} from '../state.ts'
import { flow } from '../steps/index.ts'
import { readTarget, rowOfTarget, type Target, targetAt, zombieOn } from '../targets.ts'
import { refuseImpossible } from './refuse.ts'
import { readLurker, readZombie, SUPPLY_TEXT, TACTIC_NAMES, words, ZOMBIE_NAMES } from './words.ts'

/** The cards of one deck. `take` removes named cards from it. */
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

  /** The remaining cards, shuffled, with the named cards on top. */
  pile(top: readonly string[], chance: Chance): CardId[] {
    const next = top.map(name => this.take(name)).reverse()
    chance.shuffle('rest', this.cards)
    return [...this.cards, ...next]
  }
}

/**
 * Sets up a position. Zones that are not named are empty. Cards that are not named are in their decks, below the named
 * ones.
 */
export function place(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance, runs = false): State {
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
    const isUnique = supplyNamed(name)?.unique === true
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
  if (slots.length > SLOTS.length)
    throw new InputError(`${slots.length} cards equipped; there are ${SLOTS.length} slots (TS-53)`)
  slots.forEach((tag, at) => {
    setSlot(s, SLOTS[at], tag === 'empty' ? null : supply(tag))
  })
  s.hand = list('hand').map(name => (TACTIC_NAMES.includes(name) ? tactics.take(name) : supply(name)))
  const deck = list('supply-deck')
  const onTop = deck.map(name => supplies.take(name)).reverse()
  for (let row = 1; row <= ROWS; row++) placeRow(rowAt(s, row), row, given.get(`r${row}`) ?? {}, zombies, supply)
  s.warehouse = list('warehouse').map(text => readLurker(text, name => zombies.take(name)))
  s.zombieHand = list('zombie-hand').map(name => (ZOMBIE_NAMES.includes(name) ? zombies : zombieTactics).take(name))
  s.inPlay = list('in-play').map(name => (name === 'distraction' ? tactics : zombieTactics).take(name))
  for (const name of list('gone')) {
    const isUnique = supplyOf(ALL_SUPPLIES.find(card => nameOf(card) === name) as CardId).unique
    if (!isUnique) s.removed.push(supplies.take(name))
  }
  s.supplies = { draw: [], used: list('supply-discard').map(name => supplies.take(name)) }
  for (const row of s.rows) row.faceDown = row.faceDown.map(card => (card === UNNAMED ? supplies.any() : card))
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
  s.attackDeck.shuffle = s.attackDeck.used.some(isShuffleCard)
  s.zombieAttackDeck.shuffle = s.zombieAttackDeck.used.some(isShuffleCard)

  const held = survivor.grab?.slice(4)
  if (survivor.grab?.startsWith('held')) {
    const target = held ? readTarget(held) : targetAt(s.row, 1)
    const holder = target === null ? null : zombieOn(s, target)
    if (!holder || rowOfTarget(target as Target) !== s.row)
      throw new InputError("held, but no such zombie in the Survivor's row (TS-127)")
    s.grabbedBy = holder.card
  }
  for (const row of s.rows) for (const zombie of row.zombies) s.timeTokens[poolOf(s, ZOMBIE)] -= zombie.time
  s.timeTokens[SURVIVOR_SIDE] -= s.inPlay.filter(card => nameOf(card) === 'distraction').length
  const tokens = text('time-tokens')
  if (tokens && s.timeTokens.join(' ') !== tokens)
    throw new InputError(
      `time-tokens: found ${tokens}, but with the cards in play it is ${s.timeTokens.join(' ')} (TS-14)`,
    )
  s.round = Number(text('round') ?? 1)
  s.concussions = Number(text('concussions') ?? 0)
  s.energyLost = Number(text('energy-lost') ?? 0)
  s.lastBreath = (text('breath') ?? 'ready') as State['lastBreath']
  s.idle = (text('idle-phases') ?? '0 0').split(' ').map(Number)
  s.reachedSix = s.row >= HALFWAY
  s.killed = Number(text('kills') ?? 0)
  refuseImpossible(s, turn, runs)
  beginAt(s, turn)
  flow.advance(s, { chance })
  return s
}

const isShuffleCard = (card: CardId): boolean => attackCardOf(card).shuffle

/** The Shuffle card comes only if a scenario names it. Otherwise it goes to the bottom of the deck. */
function withoutSurprise(pile: CardId[], named: number): CardId[] {
  const at = pile.findIndex(isShuffleCard)
  if (at >= 0 && at < pile.length - named) pile.unshift(pile.splice(at, 1)[0])
  return pile
}

/** A face-down card without a name, until all cards with names are taken. */
const UNNAMED: CardId = -1

function placeRow(place: Row, row: number, facets: Facets, zombies: Box, supply: (tag: string) => CardId): void {
  const inside = words(facets.zombies?.slice(1, -1) ?? '')
  if (inside.length > ROW_LIMIT)
    throw new InputError(`${inside.length} zombies in row ${row}; there are never more than ${ROW_LIMIT} (TS-111)`)
  place.zombies = inside.map(text => readZombie(text, name => zombies.take(name)))
  for (const tag of words(facets.floor?.slice(1, -1) ?? '')) {
    if (tag === '?') place.faceDown.push(UNNAMED)
    else if (tag.startsWith('?')) place.faceDown.push(supply(tag.slice(1)))
    else place.faceUp.push(supply(tag))
  }
  place.token = facets.token === 'token'
}

/** The real setup, with the options and chance of the scenario. */
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

/** In a solo zombie turn the position waits for the Survivor, so that a scenario can run step cards one by one. */
function beginAt(s: State, turn: string): void {
  const solo = s.options.mode === 'solo'
  const seat = turn.startsWith('zombie') ? ZOMBIE : SURVIVOR
  s.active = seat
  s.agenda = turn === 'zombie' && solo ? [...WHERE.zombie.slice(0, -1), { step: 'survivor-acts' }] : [...WHERE[turn]]
  if (turn === 'survivor' || turn === 'zombie')
    s.phase = { of: seat, timed: isTimed(s, seat), bell: false, acted: false }
  else if (turn === 'survivor-draw') s.round -= 1
}
