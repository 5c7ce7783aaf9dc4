import { type CardId, COLORS, FACES, face } from '../data/load.ts'
import { type Door, ENTRANCES, type Entrance, hasThreeOf, type State } from '../state.ts'
import type { DoorView, ZombieView } from './types.ts'

/** All possible zombie views by card face, made once because views are built for each seat after each move. */
const ZOMBIE_VIEWS: readonly (readonly ZombieView[])[] = FACES.map(({ id }) =>
  [0, 1, 2, 3].map(look => Object.freeze({ card: id, attacking: look > 1, wouldAttack: look % 2 === 1 })),
)

/** The color of each card face as a bit. */
const COLOR_BITS: readonly number[] = FACES.map(({ color }) => (color === null ? 0 : 1 << COLORS.indexOf(color)))
const ALL_COLORS = 7
/** No color would start attacking, or it is not your turn and there is no preview. */
const NO_COLOR = 0
const NO_CARD: readonly CardId[] = []

/** An entrance as it was when its view was last built, with that view. */
interface CachedDoor {
  readonly barricades: number
  readonly zombies: readonly CardId[]
  readonly attacking: readonly CardId[]
  readonly breachedBy: CardId | null
  readonly colors: number
  /** UD-28 The colors with three or more zombies here: they would attack at every entrance. */
  readonly threes: number
  /** What `view` was built for: whether attacking zombies are marked `wouldAttack`, and which colors would start. */
  attackOn: boolean
  turning: number
  view: DoorView | null
}

/** A cache: a move changes one or two entrances, so the views of the others are reused. Views are never changed. */
const cache: CachedDoor[] = ENTRANCES.map(() =>
  cacheDoor({ barricades: 0, zombies: [], attacking: [], breachedBy: null }),
)

export function viewDoors(s: State, yourTurn: boolean): readonly DoorView[] {
  const a = cachedDoor(s, 0)
  const b = cachedDoor(s, 1)
  const c = cachedDoor(s, 2)
  const d = cachedDoor(s, 3)
  const turning = yourTurn ? a.threes | b.threes | c.threes | d.threes : NO_COLOR
  return [
    viewDoor(a, yourTurn, turning),
    viewDoor(b, yourTurn, turning),
    viewDoor(c, yourTurn, turning),
    viewDoor(d, yourTurn, turning),
  ]
}

function cachedDoor(s: State, at: Entrance): CachedDoor {
  const door = s.doors[at]
  const cached = cache[at]
  if (isUnchanged(door, cached)) return cached
  cache[at] = cacheDoor(door)
  return cache[at]
}

function isUnchanged(door: Door, cached: CachedDoor): boolean {
  const { zombies, attacking } = door
  if (zombies.length !== cached.zombies.length || attacking.length !== cached.attacking.length) return false
  if (door.barricades !== cached.barricades || door.breachedBy !== cached.breachedBy) return false
  for (let i = zombies.length - 1; i >= 0; i--) if (zombies[i] !== cached.zombies[i]) return false
  for (let i = attacking.length - 1; i >= 0; i--) if (attacking[i] !== cached.attacking[i]) return false
  return true
}

function cacheDoor(door: Door): CachedDoor {
  let colors = 0
  let threes = 0
  for (const card of door.zombies) colors |= COLOR_BITS[card]
  if (door.zombies.length >= 3)
    for (let i = 0; i < COLORS.length; i++) if (hasThreeOf(door, COLORS[i])) threes |= 1 << i
  return {
    barricades: door.barricades,
    zombies: door.zombies.length === 0 ? NO_CARD : door.zombies.slice(),
    attacking: door.attacking.length === 0 ? NO_CARD : door.attacking.slice(),
    breachedBy: door.breachedBy,
    colors,
    threes,
    attackOn: false,
    turning: NO_COLOR,
    view: null,
  }
}

/**
 * Returns the cached view, or builds a new one if other zombies would attack now. UD-24 A breached entrance has no
 * preview.
 */
function viewDoor(cached: CachedDoor, yourTurn: boolean, everywhere: number): DoorView {
  const preview = yourTurn && cached.breachedBy === null
  const attackOn = preview && cached.attacking.length > 0
  // UD-27 All three colors at one entrance: every zombie there attacks.
  const turning = preview ? (cached.colors === ALL_COLORS ? ALL_COLORS : everywhere & cached.colors) : NO_COLOR
  if (cached.view !== null && cached.turning === turning && cached.attackOn === attackOn) return cached.view
  cached.turning = turning
  cached.attackOn = attackOn
  cached.view = viewOf(cached)
  return cached.view
}

function viewOf({ barricades, zombies, attacking, breachedBy, attackOn, turning }: CachedDoor): DoorView {
  const looks: ZombieView[] = []
  for (const card of zombies) {
    const attacks = attacking.length > 0 && attacking.includes(card)
    const wouldAttack = (attacks && attackOn) || (COLOR_BITS[card] & turning) !== 0
    looks.push(ZOMBIE_VIEWS[card][(attacks ? 2 : 0) + (wouldAttack ? 1 : 0)])
  }
  return { barricades, zombies: looks, breachedBy: breachedBy === null ? null : face(breachedBy).id }
}
