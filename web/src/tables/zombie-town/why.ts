import type { Reason } from '@holdout/engine'
import type { Scene } from '@holdout/host'
import type { Move, View } from '@holdout/zombie-town/table'
import { buildingOf, many, playerOf, zombiesAt } from './data.ts'
import { isHouse, ringOf, stepsFrom } from './town.ts'

const no = (why: string, say: string): Reason => ({ why, say })

/** Why a place on the map cannot be chosen now; null where nobody would have expected it. */
export function whyNotThere(
  scene: Scene<View, Move>,
  at: string,
  armed: string | null,
  pawn: string | null,
): Reason | null {
  const { view } = scene
  const listed = scene.barred.find(({ move }) => move.move === 'walk' && move.pawn === pawn && move.to === at)
  if (scene.choices.length === 0) return null
  if (armed?.startsWith('shoot')) return no('ZT-80', 'There is no zombie there that is within two squares.')
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

/** What a place must be like that is asked for. */
const PLACES: Readonly<Partial<Record<string, Reason>>> = {
  home: no('ZT-06', 'A home base is one of the buildings that nobody has chosen yet.'),
  flee: no('ZT-114', 'A flight goes three squares off if it can, to a place without zombies that is open.'),
  retreat: no('ZT-106', 'Drawing back is one step, to a place that is open and without zombies.'),
  'send-way': no('ZT-169', 'The way leads three squares off, and never into three barricades.'),
  'add-zombies': no('ZT-171', 'They go to one of the four squares around the building.'),
}

/** ZT-40 to ZT-43 */
function whyNoWalk(view: View, at: string, pawn: string | null): Reason | null {
  const piece = view.pawns.find(other => other.pawn === pawn)
  if (!piece || piece.at === at) return null
  if (view.walks === 0 && view.actions === 0)
    return no('ZT-33', 'The free movement is used, and there is no action left for another one.')
  const building = buildingOf(view, at)
  if (building && building.wallCount >= 3 && building.owner !== piece.seat)
    return no('ZT-40', `${at} is closed: with three barricades only its owner gets in.`)
  const zombies = zombiesAt(view, at)?.count ?? 0
  if (zombies > 0)
    return no(
      'ZT-43',
      `${many(zombies, 'zombie')} at ${at}: to walk onto them takes a loaded gun, an action for each of them, and a way of three steps at most.`,
    )
  return no('ZT-32', `A movement is one to three steps, and not through zombies: ${at} is too far.`)
}

/** ZT-152, ZT-153 */
function whyNoZombie(view: View, at: string): Reason | null {
  const zombies = zombiesAt(view, at)
  if (!zombies) return no('ZT-150', 'First tap a zombie that has not moved yet, then the square it goes to.')
  if (zombies.moved === zombies.count) return no('ZT-153', 'A zombie moves only once in a phase.')
  return no('ZT-152', 'This zombie has no step open to it.')
}

function whyNoStep(view: View, from: string, at: string): Reason {
  if (!stepsFrom(from).includes(at)) return no('ZT-21', `${at} is not one step away from ${from}.`)
  if (ringOf(at) < ringOf(from)) return no('ZT-25', 'Zombies never walk back towards the cemetery.')
  if ((buildingOf(view, at)?.wallCount ?? 0) > 0) return no('ZT-138', 'While a barricade stands no zombie steps in.')
  if ((zombiesAt(view, at)?.count ?? 0) >= 6) return no('ZT-28', 'Six zombies are there already.')
  return no('ZT-176', 'Fireworks keep zombies from going that way.')
}

/** Why an action that is drawn grey cannot be taken; what the rules themselves say comes first. */
export function whyNotNow(scene: Scene<View, Move>, action: Move['move'], pawn: string | null): Reason {
  const { view } = scene
  const listed = scene.barred.find(({ move }) => move.move === action && 'pawn' in move && move.pawn === pawn)
  if (listed) return listed.reason
  if (view.actions === 0) return no('ZT-31', 'You have no action left.')
  const piece = view.pawns.find(other => other.pawn === pawn)
  const at = piece?.at ?? null
  const inside = at !== null && isHouse(at)
  const armed = piece?.guns.some(({ bullets }) => bullets > 0) ?? false
  if (action === 'shoot' || action === 'attack') return whyNoFight(view, action, armed)
  const [needed, outside] = ACTIONS[action] ?? [no('ZT-34', 'That is not one of the things you can do now.')]
  return inside ? needed : (outside ?? needed)
}

function whyNoFight({ options }: View, action: 'shoot' | 'attack', armed: boolean): Reason {
  if (action === 'attack' && !options['player-fights'])
    return no('ZT-100', 'At this table players do not fight each other.')
  if (!armed) return no('ZT-86', 'The pawn has no loaded gun.')
  if (action === 'shoot') return no('ZT-80', 'No zombie is within two squares.')
  return no('ZT-100', 'No enemy pawn or survivor is at the same place.')
}

/** What an action needs; the second reason is for a pawn that is in no building. */
const ACTIONS: Readonly<Partial<Record<Move['move'], readonly [Reason, Reason?]>>> = {
  draw: [no('ZT-52', 'No unexplored card is left here.'), no('ZT-52', 'Only in a building are there cards to draw.')],
  ability: [no('ZT-143', 'The house card could do nothing now.')],
  store: [no('ZT-69', 'You have no card in hand to store.'), no('ZT-69', 'Cards are stored in a building.')],
  'take-stored': [no('ZT-70', 'You have stored nothing in the place where the pawn is.')],
  'give-gun': [no('ZT-66', 'A gun is given to an own survivor here that has none.')],
  'take-gun': [no('ZT-67', 'A gun is taken from an own survivor here, if the pawn has fewer than two.')],
  'pick-up': [no('ZT-73', 'No survivor of yours is placed in this building.')],
  'put-down': [
    no('ZT-74', 'The pawn leads no survivor, or you own all you may.'),
    no('ZT-74', 'That takes a building.'),
  ],
  'tear-down': [no('ZT-139', 'The pawn must stand on one of the four squares around a building with barricades.')],
}

/** Why a card in hand cannot be used at this moment. */
export function whyNotCard(view: View, kind: string, pawn: string | null): Reason {
  const mine = view.active === view.who
  if (kind === 'event') {
    if (view.asked?.step === 'main' || view.asked?.step === 'zombie-move')
      return no('ZT-162', 'From hand an event can be played only if it can do something now.')
    return no('ZT-161', 'Events are played while the next action or the next zombie is being chosen.')
  }
  if (!mine || view.asked?.step !== 'main') return no('ZT-34', 'Cards are played as actions, in your own action phase.')
  if (view.actions === 0) return no('ZT-31', 'You have no action left.')
  const piece = view.pawns.find(other => other.pawn === pawn)
  const building = buildingOf(view, piece?.at ?? null)
  if (kind === 'barricade') {
    if (!building) return no('ZT-132', 'Barricades are built from inside the building.')
    if (building.wallCount >= 3) return no('ZT-132', 'A building takes no more than three barricades.')
    const owned = playerOf(view, view.active)?.owned ?? 0
    if (building.owner !== view.active && owned >= (view.players.length === 2 ? 8 : 4))
      return no('ZT-123', 'You own as many buildings as you may.')
    return no('ZT-133', 'It would be lower than the zombies beside the building are many.')
  }
  if (kind === 'gun') return no('ZT-62', 'The pawn has two guns, and no survivor here is without one.')
  return no('ZT-34', 'That is not one of the things you can do now.')
}
