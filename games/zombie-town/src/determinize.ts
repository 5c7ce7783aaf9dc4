import { type Chance, rekeyed, type Seat } from '@holdout/engine'
import { clone } from './clone.ts'
import { BUILDINGS, type Building } from './data/board.ts'
import { type Card, FACES, isBarricade, isEvent, ZOMBIE } from './data/load.ts'
import { neededToBuild } from './rules/barricades.ts'
import type { Stacks } from './stacks.ts'
import { adjacentZombies, ownerOf, type PlayerId, playerAt, type State, worthOf } from './state.ts'
import { seesWalls } from './view.ts'

/**
 * Deals again what the seat cannot know: hands, dealt cards and stored cards of the others, unexplored piles, the box,
 * barricades on buildings it does not own, cards another is looking at, the order of the combat deck.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  if (s.outcome) return copy
  chance.shuffle('combat', copy.combat)
  const me = playerAt(seat)
  const walls = hiddenWalls(copy, me)
  const chosen = chosenByAnother(copy, me)
  const zones = hiddenZones(copy, me, chosen)
  const pool: Card[] = []
  for (const zone of walls) collect(zone, pool)
  for (const zone of zones) collect(zone, pool)
  chance.shuffle('hidden', pool)
  dealWalls(copy, walls, pool, chance)
  const build = buildByAnother(copy, me)
  if (build) dealBuild(copy, build, zones, pool, chance)
  for (const { cards, from, to, fits } of zones) for (let i = from; i < to; i++) cards[i] = takeFitting(pool, fits)
  if (chosen.length > 0) [copy.chosen] = chosen
  copy.chance = rekeyed(chance)
  return copy
}

type Fits = ((card: Card) => boolean) | null

/** A stretch of a list that somebody cannot look into. */
interface Hidden {
  readonly cards: Card[]
  from: number
  readonly to: number
}

interface Zone extends Hidden {
  /** What may lie there; null for anything. */
  readonly fits: Fits
}

interface Wall extends Hidden {
  readonly at: Building
}

const notZombie = (card: Card): boolean => card !== ZOMBIE
const noEvent = (card: Card): boolean => !isEvent(card)

function collect({ cards, from, to }: Hidden, pool: Card[]): void {
  for (let i = from; i < to; i++) pool.push(cards[i])
}

const all = (cards: Card[], fits: Fits): Zone => ({ cards, from: 0, to: cards.length, fits })

/** The barricades whose values a player does not see. */
function hiddenWalls(s: State, me: PlayerId): Wall[] {
  const walls: Wall[] = []
  const { cards, sizes } = s.walls
  let from = 0
  for (let at = 0; at < BUILDINGS; at++) {
    const to = from + sizes[at]
    if (to > from && !seesWalls(s, at, me)) walls.push({ at, cards, from, to })
    from = to
  }
  return walls
}

/** The card that another player has chosen of those he looks at: a list of one, or of none. */
function chosenByAnother(s: State, me: PlayerId): Card[] {
  return s.chosen !== null && s.active !== me ? [s.chosen] : []
}

/** The other zones that a player cannot look into, the most particular ones first, so that what is left always fits the rest. */
function hiddenZones(s: State, me: PlayerId, chosen: Card[]): Zone[] {
  const zones: Zone[] = []
  const top = s.agenda[s.agenda.length - 1]
  // Alone a looked-at card is no Zombie, or it would have happened; a chosen one fits its use.
  const use = top.step === 'put-back' ? top.use : null
  if (chosen.length > 0 && use === 'trigger') zones.push(all(chosen, isEvent))
  addOthers(zones, s.hands, me, top.step === 'keep' ? noEvent : notZombie)
  if (chosen.length > 0 && use !== 'trigger') zones.push(all(chosen, notZombie))
  for (const { by, cards } of s.stored) if (by !== me) zones.push(all(cards, notZombie))
  if (s.active !== me) zones.push(all(s.looked, top.step === 'draw-one' ? notZombie : null))
  addOthers(zones, s.dealt, me, null)
  zones.push(all(s.piles.cards, null), all(s.box, null))
  return zones
}

function addOthers(zones: Zone[], { cards, sizes }: Stacks, me: PlayerId, fits: Fits): void {
  let from = 0
  for (let player = 0; player < sizes.length; player++) {
    const to = from + sizes[player]
    if (player !== me && to > from) zones.push({ cards, from, to, fits })
    from = to
  }
}

/** The last card of the pool that fits, taken out. */
function takeFitting(pool: Card[], fits: Fits): Card {
  if (fits === null) return pool.pop() as Card
  for (let i = pool.length - 1; i >= 0; i--) {
    const card = pool[i]
    if (!fits(card)) continue
    pool[i] = pool[pool.length - 1]
    pool.pop()
    return card
  }
  throw new Error('no hidden card fits')
}

const DEALS = 12

/** Barricades that stand outweigh the zombies beside them: everybody knows that much. If luck finds no such deal, they stay as they are. */
function dealWalls(s: State, walls: readonly Wall[], pool: Card[], chance: Chance): void {
  if (walls.length === 0) return
  const barricades = pool.filter(isBarricade)
  for (let deal = 0; deal < DEALS; deal++) {
    chance.shuffle('walls', barricades)
    if (!holds(s, walls, barricades)) continue
    let next = 0
    for (const { cards, from, to } of walls) for (let i = from; i < to; i++) cards[i] = barricades[next++]
    break
  }
  for (const { cards, from, to } of walls) for (let i = from; i < to; i++) drop(pool, cards[i])
}

/** Where on the agenda another player is in the middle of a build, with cards that still lie in his hand (ZT-134). */
function buildByAnother(s: State, me: PlayerId): number | null {
  const place = s.agenda.findLastIndex(({ step }) => step === 'build-more')
  const top = s.agenda[place]
  return top?.step === 'build-more' && ownerOf(s, top.pawn) !== me ? place : null
}

/**
 * The cards chosen for a build are barricades of his hand, and they suffice or others of his hand can follow. Others that
 * suffice are dealt; if luck finds none, his hand stays as it is.
 */
function dealBuild(s: State, place: number, zones: Zone[], pool: Card[], chance: Chance): void {
  const top = s.agenda[place]
  if (top.step !== 'build-more') return
  const { pawn, cards: chosen } = top
  const player = ownerOf(s, pawn)
  const start = s.hands.sizes.slice(0, player).reduce((sum, size) => sum + size, 0)
  const hand = zones.find(({ cards, from, to }) => cards === s.hands.cards && from === start && to > from) as Zone
  const needed = neededToBuild(s, s.pawns[pawn].at as Building)
  const barricades = pool.filter(isBarricade)
  for (let deal = 0; deal < DEALS; deal++) {
    chance.shuffle('build', barricades)
    const others = barricades.slice(0, chosen.length)
    if (worthOf(others) < needed) continue
    for (const card of others) {
      hand.cards[hand.from++] = card
      drop(pool, card)
    }
    s.agenda[place] = { ...top, cards: others }
    return
  }
  for (; hand.from < hand.to; hand.from++) drop(pool, hand.cards[hand.from])
}

function drop(pool: Card[], card: Card): void {
  pool[pool.indexOf(card)] = pool[pool.length - 1]
  pool.pop()
}

/** Whether each wall would stand if the barricades were dealt in this order. */
function holds(s: State, walls: readonly Wall[], barricades: readonly Card[]): boolean {
  let next = 0
  for (const { at, from, to } of walls) {
    let total = 0
    for (let i = from; i < to; i++) total += FACES[barricades[next++]].value
    if (total <= adjacentZombies(s, at)) return false
  }
  return true
}
