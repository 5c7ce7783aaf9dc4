import { capital, type Reason } from '@holdout/engine'
import type { Scene } from '@holdout/host'
import { type Move, placeName, type View } from '@holdout/zombie-town/table'
import { buildingOf, playerOf, zombiesAt } from './data.ts'
import { reasons } from './text-reasons.ts'
import { isHouse, ringOf, stepsFrom } from './town.ts'

/** Why a place on the map cannot be chosen now; null if no reason is needed. */
export function whyNotThere(
  scene: Scene<View, Move>,
  at: string,
  armed: string | null,
  pawn: string | null,
): Reason | null {
  const { view } = scene
  const listed = scene.barred.find(({ move }) => move.move === 'walk' && move.pawn === pawn && move.to === at)
  if (scene.choices.length === 0) return null
  if (armed?.startsWith('shoot')) return reasons.noTarget
  if (armed?.startsWith('from ')) return whyNoStep(view, armed.slice(5), at)
  switch (view.asked?.step) {
    case 'main':
    case 'move':
      return view.active === scene.who ? (listed?.reason ?? whyNoWalk(view, at, pawn)) : null
    case 'zombie-move':
      return view.active === scene.who ? whyNoZombie(view, at) : null
    default:
      return PLACES[view.asked?.step ?? ''] ?? null
  }
}

/** What the place of a decision must be like. */
const PLACES: Readonly<Partial<Record<string, Reason>>> = {
  home: reasons.home,
  flee: reasons.flee,
  retreat: reasons.retreat,
  'send-way': reasons.sendWay,
  'add-zombies': reasons.addZombies,
}

/** ZT-40 to ZT-43 */
function whyNoWalk(view: View, at: string, pawn: string | null): Reason | null {
  const piece = view.pawns.find(other => other.pawn === pawn)
  if (!piece || piece.at === at) return null
  if (view.walks === 0 && view.actions === 0) return reasons.noMovementLeft
  const building = buildingOf(view, at)
  if (building && building.wallCount >= 3 && building.owner !== piece.seat)
    return reasons.closed(capital(placeName(at)))
  const zombies = zombiesAt(view, at)?.count ?? 0
  if (zombies > 0) return reasons.zombiesThere(zombies, placeName(at))
  return reasons.tooFar(capital(placeName(at)))
}

/** ZT-152, ZT-153 */
function whyNoZombie(view: View, at: string): Reason | null {
  const zombies = zombiesAt(view, at)
  if (!zombies) return reasons.chooseZombie
  if (zombies.moved === zombies.count) return reasons.movedAlready
  return reasons.zombieStuck
}

function whyNoStep(view: View, from: string, at: string): Reason {
  if (!stepsFrom(from).includes(at)) return reasons.notOneStep(capital(placeName(at)), placeName(from))
  if (ringOf(at) < ringOf(from)) return reasons.towardCemetery
  if ((buildingOf(view, at)?.wallCount ?? 0) > 0) return reasons.barricaded
  if ((zombiesAt(view, at)?.count ?? 0) >= 6) return reasons.fullSquare
  return reasons.fireworks
}

/** Why an action cannot be taken now. The reason of the rules comes first. */
export function whyNotNow(scene: Scene<View, Move>, action: Move['move'], pawn: string | null): Reason {
  const { view } = scene
  const listed = scene.barred.find(({ move }) => move.move === action && 'pawn' in move && move.pawn === pawn)
  if (listed) return listed.reason
  if (view.actions === 0) return reasons.noAction
  const piece = view.pawns.find(other => other.pawn === pawn)
  const at = piece?.at ?? null
  const inside = at !== null && isHouse(at)
  const armed = piece?.guns.some(({ bullets }) => bullets > 0) ?? false
  if (action === 'shoot' || action === 'attack') return whyNoFight(view, action, armed)
  const [needed, outside] = ACTIONS[action] ?? [reasons.notNow]
  return inside ? needed : (outside ?? needed)
}

function whyNoFight({ options }: View, action: 'shoot' | 'attack', armed: boolean): Reason {
  if (action === 'attack' && !options['player-fights']) return reasons.noFights
  if (!armed) return reasons.noLoadedGun
  if (action === 'shoot') return reasons.noZombieInRange
  return reasons.noEnemyHere
}

/** What an action needs. The second reason is for a pawn outside a building. */
const ACTIONS: Readonly<Partial<Record<Move['move'], readonly [Reason, Reason?]>>> = {
  draw: [reasons.noUnexplored, reasons.exploreInside],
  ability: [reasons.houseUseless],
  store: [reasons.nothingToStore, reasons.storeInside],
  'take-stored': [reasons.nothingStored],
  'give-gun': [reasons.giveGun],
  'take-gun': [reasons.takeGun],
  'pick-up': [reasons.noSurvivorHere],
  'put-down': [reasons.putDown, reasons.putDownInside],
  'tear-down': [reasons.tearDown],
}

/** Why a card in hand cannot be used now. */
export function whyNotCard(view: View, kind: string, pawn: string | null): Reason {
  const mine = view.active === view.who
  if (kind === 'event') {
    if (view.asked?.step === 'main' || view.asked?.step === 'zombie-move') return reasons.eventUseless
    return reasons.eventLater
  }
  if (!mine || view.asked?.step !== 'main') return reasons.cardsAreActions
  if (view.actions === 0) return reasons.noAction
  const piece = view.pawns.find(other => other.pawn === pawn)
  const building = buildingOf(view, piece?.at ?? null)
  if (kind === 'barricade') {
    if (!building) return reasons.buildInside
    if (building.wallCount >= 3) return reasons.threeBarricades
    const owned = playerOf(view, view.active)?.owned ?? 0
    if (building.owner !== view.active && owned >= (view.players.length === 2 ? 8 : 4)) return reasons.ownsEnough
    return reasons.barricadeTooLow
  }
  if (kind === 'gun') return reasons.noRoomForGun
  return reasons.notNow
}
