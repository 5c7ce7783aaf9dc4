import { type Chance, rekeyed, type Seat } from '@holdout/engine'
import { type PlayerId, playerAt } from '../codes.ts'
import { BUILDINGS, type Building } from '../data/board.ts'
import { type Card, FACES, isBarricade, isEvent, ZOMBIE } from '../data/load.ts'
import { neededToBuild } from '../rules/barricades.ts'
import type { Stacks } from '../stacks.ts'
import { adjacentZombies, ownerOf, type State, worthOf } from '../state.ts'
import { clone } from './clone.ts'
import { seesWalls } from './walls.ts'

/**
 * Deals everything again that the seat cannot see: hands, dealt cards and stored cards of other players, unexplored
 * piles, the box, barricades on buildings it does not own, cards another player looks at, and the order of the combat
 * deck.
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

/** A part of a list that the player cannot see. */
interface Hidden {
  readonly cards: Card[]
  from: number
  readonly to: number
}

interface Zone extends Hidden {
  /** The cards that are possible there; null for any. */
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

/** The barricades that a player cannot see. */
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

/** The card that another player has chosen from the cards they look at: a list of one or none. */
function chosenByAnother(s: State, me: PlayerId): Card[] {
  return s.chosen !== null && s.active !== me ? [s.chosen] : []
}

/**
 * The other hidden zones. Those with the most conditions come first, so that the remaining cards always fit the rest.
 */
function hiddenZones(s: State, me: PlayerId, chosen: Card[]): Zone[] {
  const zones: Zone[] = []
  const top = s.agenda[s.agenda.length - 1]
  // A card that is looked at alone is not a Zombie: that would have triggered. A chosen card fits its use.
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

/** Removes and returns the last card of the pool that fits. */
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

/**
 * Redeals hidden barricades. All players know that a wall is worth more than the adjacent zombies. If no such deal is
 * found, the walls stay.
 */
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

/** The agenda index of another player's unfinished build, whose cards are still in their hand (ZT-134). */
function buildByAnother(s: State, me: PlayerId): number | null {
  const place = s.agenda.findLastIndex(({ step }) => step === 'build-more')
  const top = s.agenda[place]
  return top?.step === 'build-more' && ownerOf(s, top.pawn) !== me ? place : null
}

/**
 * Redeals the cards chosen for a build. They are barricades of the player's hand, and together with others of that hand
 * they are high enough. If no such deal is found, the hand stays as it is.
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

/** Whether no wall would collapse if the barricades were dealt in this order. */
function holds(s: State, walls: readonly Wall[], barricades: readonly Card[]): boolean {
  let next = 0
  for (const { at, from, to } of walls) {
    let total = 0
    for (let i = from; i < to; i++) total += FACES[barricades[next++]].value
    if (total <= adjacentZombies(s, at)) return false
  }
  return true
}
