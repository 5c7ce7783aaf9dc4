import { type Chance, rekeyed, type Seat, type Who } from '@holdout/engine'
import { BUILDINGS, LOCATIONS, nameOf } from './data/board.ts'
import { type Card, FACES, HOUSES, idOf, isBarricade, isEvent, ZOMBIE } from './data/load.ts'
import type { Event } from './events.ts'
import { fighterName } from './moves.ts'
import { lastDay, type Options } from './options.ts'
import { type Score, scoreOf } from './rules/days.ts'
import {
  adjacentZombies,
  COLOURS,
  type Gun,
  isAlive,
  ownerOf,
  type Pawn,
  type PlayerId,
  playerAt,
  type State,
  type Survivor,
  seatOf,
  type TopStep,
  wallTotal,
} from './state.ts'

export interface GunView {
  readonly card: string
  readonly bullets: number
}

export interface SurvivorView {
  readonly id: string
  readonly gun: GunView | null
  readonly doomed: boolean
}

export interface PawnView {
  readonly pawn: string
  readonly seat: Seat
  readonly at: string | null
  readonly health: number
  readonly guns: readonly GunView[]
  readonly carried: readonly SurvivorView[]
}

export interface PlayerView {
  readonly seat: Seat
  /** The cards, for the player himself; for others null. */
  readonly hand: readonly string[] | null
  readonly handCount: number
  readonly dealt: readonly string[] | null
  readonly dealtCount: number
  readonly kills: number
  readonly alive: boolean
  readonly owned: number
  readonly score: Score
}

interface WallView {
  readonly card: string
  readonly value: number
  readonly trap: number
}

export interface BuildingView {
  readonly at: string
  readonly house: string | null
  readonly counter: number
  readonly owner: Seat | null
  readonly home: boolean
  readonly wallCount: number
  /** What the barricades are, from the innermost to the outermost: for the owner, or with open walls; otherwise null. */
  readonly walls: readonly WallView[] | null
  readonly survivors: readonly SurvivorView[]
  readonly pile: number
  readonly stored: readonly { readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }[]
  readonly fireworks: readonly { readonly seat: Seat; readonly turns: number }[]
  /** Zombies on the four squares around it. */
  readonly pressed: number
}

export interface View {
  readonly options: Options
  readonly who: Who
  readonly day: number
  readonly lastDay: number
  readonly keeper: Seat
  readonly active: Seat
  readonly actions: number
  readonly walks: number
  readonly players: readonly PlayerView[]
  readonly pawns: readonly PawnView[]
  readonly buildings: readonly BuildingView[]
  /** Places with zombies: how many, and how many of them have moved in this phase. */
  readonly zombies: readonly { readonly at: string; readonly count: number; readonly moved: number }[]
  readonly cemetery: number
  readonly discard: readonly string[]
  readonly combatDeck: number
  readonly combatUsed: readonly string[]
  /** How many cards are being looked at, and by their viewer which. */
  readonly lookedCount: number
  readonly looked: readonly string[] | null
  readonly chosen: string | null
  readonly asked: Asking | null
}

/** What is asked now, in names: the step, and of its details those that all may know. */
interface Asking {
  readonly step: string
  readonly pawn: string | null
  readonly at: string | null
  readonly left: number | null
  readonly chain: readonly string[]
  readonly attacker: string | null
  readonly target: string | null
  readonly cards: readonly string[] | null
}

/** Section 8 of the canon, zone by zone. A dead player sees what a spectator sees, and his own stored cards. */
export function view(s: State, who: Who): View {
  const me = who === 'table' ? null : playerAt(who)
  const over = s.outcome !== null
  const top = s.agenda.length > 0 ? s.agenda[s.agenda.length - 1] : null
  const looking = top !== null && isLooking(top) && ownerOf(s, top.pawn) === me
  return {
    options: s.options,
    who,
    day: s.day,
    lastDay: lastDay(s.options),
    keeper: seatOf(s.keeper),
    active: seatOf(s.active),
    actions: s.actions,
    walks: s.walks,
    players: s.players.map((_, player) => viewPlayer(s, player, player === me || over)),
    pawns: s.pawns.map((pawn, i) => viewPawn(s, pawn, i)),
    buildings: s.buildings.map((_, at) => viewBuilding(s, at, me, over)),
    zombies: zombiesOf(s),
    cemetery: s.cemetery,
    discard: s.discard.map(idOf),
    combatDeck: s.combat.length,
    combatUsed: s.used.slice(),
    lookedCount: s.looked.length + (s.chosen === null ? 0 : 1),
    looked: looking ? s.looked.map(idOf).reverse() : null,
    chosen: looking && s.chosen !== null ? idOf(s.chosen) : null,
    asked: top === null ? null : viewAsked(s, top, me),
  }
}

function isLooking(step: TopStep): step is Extract<TopStep, { step: 'draw-one' | 'draw-many' | 'put-back' }> {
  return step.step === 'draw-one' || step.step === 'draw-many' || step.step === 'put-back'
}

function viewGun(gun: Gun): GunView {
  return { card: idOf(gun.card), bullets: gun.bullets }
}

function viewSurvivor({ id, gun, doomed }: Survivor): SurvivorView {
  return { id: `s${id}`, gun: gun && viewGun(gun), doomed }
}

function viewPawn(s: State, pawn: Pawn, i: number): PawnView {
  return {
    pawn: COLOURS[i],
    seat: seatOf(ownerOf(s, i)),
    at: pawn.at === null ? null : nameOf(pawn.at),
    health: pawn.health,
    guns: pawn.guns.map(viewGun),
    carried: pawn.carried.map(viewSurvivor),
  }
}

function viewPlayer(s: State, player: PlayerId, open: boolean): PlayerView {
  const { hand, dealt, kills } = s.players[player]
  // While cards are being kept, how many somebody has kept would tell how many events he was dealt.
  const keeping = dealt.length > 0
  return {
    seat: seatOf(player),
    hand: open ? hand.map(idOf) : null,
    handCount: keeping && !open ? 0 : hand.length,
    dealt: open ? dealt.map(idOf) : null,
    dealtCount: keeping && !open ? hand.length + dealt.length : dealt.length,
    kills,
    alive: isAlive(s, player),
    owned: s.buildings.reduce((count, { owner }) => (owner === player ? count + 1 : count), 0),
    score: scoreOf(s, player),
  }
}

/** ZT-141 Values and traps of standing barricades are for the building's owner alone. */
function seesWalls(s: State, at: number, me: PlayerId | null): boolean {
  return s.options['open-walls'] || (me !== null && s.buildings[at].owner === me && isAlive(s, me))
}

function viewBuilding(s: State, at: number, me: PlayerId | null, over: boolean): BuildingView {
  const b = s.buildings[at]
  return {
    at: nameOf(at),
    house: b.house === null ? null : HOUSES[b.house].id,
    counter: b.counter,
    owner: b.owner === null ? null : seatOf(b.owner),
    home: b.home,
    wallCount: b.walls.length,
    walls:
      over || seesWalls(s, at, me)
        ? b.walls.map(card => ({ card: idOf(card), value: FACES[card].value, trap: FACES[card].trap }))
        : null,
    survivors: b.survivors.map(viewSurvivor),
    pile: b.pile.length,
    stored: b.stored.map(({ by, cards }) => ({
      seat: seatOf(by),
      count: cards.length,
      cards: by === me || over ? cards.map(idOf) : null,
    })),
    fireworks: b.fireworks.map(({ by, left }) => ({ seat: seatOf(by), turns: left })),
    pressed: adjacentZombies(s, at),
  }
}

function zombiesOf(s: State): View['zombies'] {
  const list: { at: string; count: number; moved: number }[] = []
  for (let at = 0; at < LOCATIONS; at++)
    if (s.zombies[at] > 0) list.push({ at: nameOf(at), count: s.zombies[at], moved: s.moved[at] })
  return list
}

/** The details of a question that everybody may know. */
function viewAsked(s: State, step: TopStep, me: PlayerId | null): Asking {
  const place = 'at' in step ? step.at : 'pawn' in step && step.pawn !== null ? s.pawns[step.pawn].at : null
  // ZT-134 Which cards go into a build is for the builder alone.
  const mine = 'cards' in step && ownerOf(s, step.pawn) === me
  return {
    step: step.step,
    pawn: 'pawn' in step && step.pawn !== null ? COLOURS[step.pawn] : null,
    at: place === null || place === undefined ? null : nameOf(place),
    left: 'left' in step && typeof step.left === 'number' ? step.left : null,
    chain: 'chain' in step ? step.chain.map(nameOf) : [],
    attacker:
      'attacker' in step
        ? fighterName(step.attacker)
        : 'queue' in step && step.step === 'challenge'
          ? fighterName(step.queue[0])
          : null,
    target: 'target' in step ? fighterName(step.target) : null,
    cards: mine ? step.cards.map(idOf) : null,
  }
}

const PRIVATE: ReadonlySet<Event['event']> = new Set(['kept', 'took', 'returned', 'stored', 'stored-taken', 'built'])

/** What is taken, kept, put back, stored or built is seen by the one who does it. */
export function see(event: Event, who: Who): Event {
  if (!PRIVATE.has(event.event) || !('seat' in event) || event.seat === who) return event
  return { ...event, card: null } as Event
}

/**
 * Deals again what the seat cannot know: hands, dealt cards and stored cards of the others, unexplored piles, the box,
 * barricades on buildings it does not own, cards another is looking at, the order of the combat deck.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  if (s.outcome) return copy
  chance.shuffle('combat', copy.combat)
  const me = playerAt(seat)
  const hidden = hiddenZones(copy, me)
  const pool = hidden.flatMap(({ cards }) => cards)
  chance.shuffle('hidden', pool)
  dealWalls(copy, me, pool, chance)
  for (const { cards, fits } of hidden) {
    if (fits === isBarricade) continue // the walls are dealt
    for (let i = 0; i < cards.length; i++) cards[i] = takeFitting(pool, fits)
  }
  const chosen = hidden.find(zone => zone.isChosen)
  if (chosen) [copy.chosen] = chosen.cards
  copy.chance = rekeyed(chance)
  return copy
}

interface Zone {
  cards: Card[]
  /** What may lie there. */
  readonly fits: (card: Card) => boolean
  readonly isChosen?: true
}

const anything = (): boolean => true
const notZombie = (card: Card): boolean => card !== ZOMBIE
const noEvent = (card: Card): boolean => !isEvent(card)

/** The zones that a seat cannot look into, the most particular ones first, so that what is left always fits the rest. */
function hiddenZones(s: State, me: PlayerId): Zone[] {
  const zones: Zone[] = []
  for (let at = 0; at < BUILDINGS; at++)
    if (!seesWalls(s, at, me)) zones.push({ cards: s.buildings[at].walls, fits: isBarricade })
  const keeping = s.agenda[s.agenda.length - 1].step === 'keep'
  const loose: Zone[] = []
  addLooked(s, me, zones, loose)
  s.players.forEach(({ hand, dealt }, player) => {
    if (player === me) return
    zones.push({ cards: hand, fits: keeping ? noEvent : notZombie })
    // Who is asked to keep nothing more has been dealt only events.
    if (dealt.length > 0) loose.push({ cards: dealt, fits: anything })
  })
  for (const { pile, stored } of s.buildings) {
    for (const { by, cards } of stored) if (by !== me) zones.push({ cards, fits: notZombie })
    loose.push({ cards: pile, fits: anything })
  }
  loose.push({ cards: s.box, fits: anything })
  return [...zones.sort((a, b) => strictness(a) - strictness(b)), ...loose]
}

function strictness({ fits }: Zone): number {
  return fits === isBarricade ? 0 : fits === isEvent ? 1 : fits === noEvent ? 2 : fits === notZombie ? 3 : 4
}

/** Cards that another player is looking at. Alone it is no Zombie, or it would have happened; a chosen one fits its use. */
function addLooked(s: State, me: PlayerId, zones: Zone[], loose: Zone[]): void {
  const top = s.agenda[s.agenda.length - 1]
  if (s.active === me || (s.looked.length === 0 && s.chosen === null)) return
  if (top.step === 'draw-one') zones.push({ cards: s.looked, fits: notZombie })
  else loose.push({ cards: s.looked, fits: anything })
  if (top.step === 'put-back' && s.chosen !== null)
    zones.push({ cards: [s.chosen], fits: top.use === 'take' ? notZombie : isEvent, isChosen: true })
}

/** The first card of the pool that fits, taken out. */
function takeFitting(pool: Card[], fits: (card: Card) => boolean): Card {
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
function dealWalls(s: State, me: PlayerId, pool: Card[], chance: Chance): void {
  const walled: number[] = []
  for (let at = 0; at < BUILDINGS; at++) if (s.buildings[at].walls.length > 0 && !seesWalls(s, at, me)) walled.push(at)
  if (walled.length === 0) return
  const barricades = pool.filter(isBarricade)
  for (let deal = 0; deal < DEALS; deal++) {
    chance.shuffle('walls', barricades)
    let next = 0
    const dealt = walled.map(at => {
      const from = next
      next += s.buildings[at].walls.length
      return barricades.slice(from, next)
    })
    if (!walled.every((at, i) => wallTotal(dealt[i]) > adjacentZombies(s, at))) continue
    walled.forEach((at, i) => {
      s.buildings[at].walls = dealt[i]
    })
    break
  }
  for (const at of walled) for (const card of s.buildings[at].walls) pool.splice(pool.indexOf(card), 1)
}

export function clone(s: State): State {
  return {
    options: s.options, // frozen, so it may be shared
    players: s.players.map(({ hand, dealt, kills, died }) => ({
      hand: hand.slice(),
      dealt: dealt.slice(),
      kills,
      died,
    })),
    pawns: s.pawns.map(({ at, health, guns, carried }) => ({
      at,
      health,
      guns: guns.map(cloneGun),
      carried: carried.length === 0 ? [] : carried.map(cloneSurvivor),
    })),
    buildings: s.buildings.map(cloneBuilding),
    zombies: s.zombies.slice(),
    moved: s.moved.slice(),
    cemetery: s.cemetery,
    gone: s.gone,
    box: s.box.slice(),
    discard: s.discard.slice(),
    looked: s.looked.slice(),
    chosen: s.chosen,
    combat: s.combat.slice(),
    used: s.used.slice(),
    youngest: s.youngest,
    keeper: s.keeper,
    active: s.active,
    day: s.day,
    actions: s.actions,
    walks: s.walks,
    agenda: s.agenda.slice(), // steps are never changed once they stand on the agenda
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
}

function cloneGun({ card, bullets }: Gun): Gun {
  return { card, bullets }
}

function cloneSurvivor({ id, gun, doomed }: Survivor): Survivor {
  return { id, gun: gun && cloneGun(gun), doomed }
}

function cloneBuilding(b: State['buildings'][number]): State['buildings'][number] {
  return {
    house: b.house,
    counter: b.counter,
    owner: b.owner,
    home: b.home,
    walls: b.walls.slice(),
    survivors: b.survivors.length === 0 ? [] : b.survivors.map(cloneSurvivor),
    pile: b.pile.slice(),
    stored: b.stored.length === 0 ? [] : b.stored.map(({ by, cards }) => ({ by, cards: cards.slice() })),
    fireworks: b.fireworks.length === 0 ? [] : b.fireworks.map(({ by, left }) => ({ by, left })),
  }
}
