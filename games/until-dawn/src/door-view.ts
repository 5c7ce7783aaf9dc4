import { type CardId, type CardName, COLOURS, FACES, face } from './data/load.ts'
import { type Door, ENTRANCES, type Entrance, hasThreeOf, type State } from './state.ts'

export interface ZombieView {
  readonly card: CardName
  readonly attacking: boolean
  /** On your turn: it would attack if you stopped now. Round one has no chance in it, so this reveals nothing. */
  readonly wouldAttack: boolean
}

export interface DoorView {
  readonly barricades: number
  /** From the bottom up: the last is the top card, which acts first. */
  readonly zombies: readonly ZombieView[]
  readonly breachedBy: CardName | null
}

/** All possible zombie views by card face, made once because views are built for each seat after each move. */
const LOOKS: readonly (readonly ZombieView[])[] = FACES.map(({ id }) =>
  [0, 1, 2, 3].map(look => Object.freeze({ card: id, attacking: look > 1, wouldAttack: look % 2 === 1 })),
)

/** The color of each card face as a bit. */
const COLOUR_BITS: readonly number[] = FACES.map(({ colour }) => (colour === null ? 0 : 1 << COLOURS.indexOf(colour)))
const ALL_COLOURS = 7
/** No color would start attacking, or it is not your turn and there is no preview. */
const NO_COLOUR = 0
const NO_CARD: readonly CardId[] = []

/** An entrance as it was when its view was last built, with that view. */
interface Seen {
  readonly barricades: number
  readonly zombies: readonly CardId[]
  readonly attacking: readonly CardId[]
  readonly breachedBy: CardId | null
  readonly colours: number
  /** UD-28 The colors with three or more zombies here: they would attack at every entrance. */
  readonly threes: number
  /** What `view` was built for: whether attacking zombies are marked `wouldAttack`, and which colors would start. */
  attackOn: boolean
  turning: number
  view: DoorView | null
}

/** A cache: a move changes one or two entrances, so the views of the others are reused. Views are never changed. */
const lastSeen: Seen[] = ENTRANCES.map(() => lookAnew({ barricades: 0, zombies: [], attacking: [], breachedBy: null }))

export function viewDoors(s: State, yourTurn: boolean): readonly DoorView[] {
  const a = look(s, 0)
  const b = look(s, 1)
  const c = look(s, 2)
  const d = look(s, 3)
  const turning = yourTurn ? a.threes | b.threes | c.threes | d.threes : NO_COLOUR
  return [
    show(a, yourTurn, turning),
    show(b, yourTurn, turning),
    show(c, yourTurn, turning),
    show(d, yourTurn, turning),
  ]
}

function look(s: State, at: Entrance): Seen {
  const door = s.doors[at]
  const seen = lastSeen[at]
  if (isUnchanged(door, seen)) return seen
  lastSeen[at] = lookAnew(door)
  return lastSeen[at]
}

function isUnchanged(door: Door, seen: Seen): boolean {
  const { zombies, attacking } = door
  if (zombies.length !== seen.zombies.length || attacking.length !== seen.attacking.length) return false
  if (door.barricades !== seen.barricades || door.breachedBy !== seen.breachedBy) return false
  for (let i = zombies.length - 1; i >= 0; i--) if (zombies[i] !== seen.zombies[i]) return false
  for (let i = attacking.length - 1; i >= 0; i--) if (attacking[i] !== seen.attacking[i]) return false
  return true
}

function lookAnew(door: Door): Seen {
  let colours = 0
  let threes = 0
  for (const card of door.zombies) colours |= COLOUR_BITS[card]
  if (door.zombies.length >= 3)
    for (let i = 0; i < COLOURS.length; i++) if (hasThreeOf(door, COLOURS[i])) threes |= 1 << i
  return {
    barricades: door.barricades,
    zombies: door.zombies.length === 0 ? NO_CARD : door.zombies.slice(),
    attacking: door.attacking.length === 0 ? NO_CARD : door.attacking.slice(),
    breachedBy: door.breachedBy,
    colours,
    threes,
    attackOn: false,
    turning: NO_COLOUR,
    view: null,
  }
}

/**
 * Returns the cached view, or builds a new one if other zombies would attack now. UD-24 A breached entrance has no
 * preview.
 */
function show(seen: Seen, yourTurn: boolean, everywhere: number): DoorView {
  const preview = yourTurn && seen.breachedBy === null
  const attackOn = preview && seen.attacking.length > 0
  // UD-27 All three colors at one entrance: every zombie there attacks.
  const turning = preview ? (seen.colours === ALL_COLOURS ? ALL_COLOURS : everywhere & seen.colours) : NO_COLOUR
  if (seen.view !== null && seen.turning === turning && seen.attackOn === attackOn) return seen.view
  seen.turning = turning
  seen.attackOn = attackOn
  seen.view = viewOf(seen)
  return seen.view
}

function viewOf({ barricades, zombies, attacking, breachedBy, attackOn, turning }: Seen): DoorView {
  const looks: ZombieView[] = []
  for (const card of zombies) {
    const attacks = attacking.length > 0 && attacking.includes(card)
    const wouldAttack = (attacks && attackOn) || (COLOUR_BITS[card] & turning) !== 0
    looks.push(LOOKS[card][(attacks ? 2 : 0) + (wouldAttack ? 1 : 0)])
  }
  return { barricades, zombies: looks, breachedBy: breachedBy === null ? null : face(breachedBy).id }
}
