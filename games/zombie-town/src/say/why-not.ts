import { agree, quantity, type Reason, type Seat } from '@holdout/engine'
import { isBuilding, locNamed } from '../data/board.ts'
import { cardNamed, FACES } from '../data/load.ts'
import { LONGEST_WALK } from '../limits.ts'
import type { Move } from '../moves.ts'
import { buildingAt, isArmed, isClosedTo, zombiesAt } from '../view/questions.ts'
import type { View } from '../view/types.ts'
import { Place, placeName } from './parts.ts'
import { refuse } from './reasons.ts'
import { answerFirst } from './reasons-answers.ts'
import { closed, NO_ACTION, no } from './reasons-main.ts'
import { refuseZombie } from './reasons-zombies.ts'

/** What a player points at: a place on the map, an action, or a card in hand; with the pawn they play with. */
export type Target =
  | {
      readonly place: string
      readonly pawn: string | null
      /** What was chosen before the place: a gun to shoot with, the place of a zombie, or a card of the hand. */
      readonly chosen: 'gun' | { readonly from: string } | { readonly card: string } | null
    }
  | { readonly action: Move['move']; readonly pawn: string | null }
  | { readonly card: string; readonly pawn: string | null }
  /** A card that the player looks at. */
  | { readonly looked: string }

/** Why the seat cannot choose this now; null if no reason is needed. Uses only what the seat sees. */
export function whyNot(view: View, seat: Seat, target: Target): Reason | null {
  if ('place' in target) return whyNotThere(view, seat, target)
  if ('looked' in target) return whyNotLooked(view, seat, target.looked)
  return 'action' in target ? whyNotAction(view, target.action, target.pawn) : whyNotCard(view, seat, target)
}

function whyNotThere(
  view: View,
  seat: Seat,
  { place, pawn, chosen }: Extract<Target, { place: string }>,
): Reason | null {
  if (chosen === 'gun') return no('ZT-80', 'Choose a square with a zombie, up to 2 squares away.')
  if (chosen && 'card' in chosen) return whyNoCardThere(view, seat, chosen.card, place, pawn)
  if (chosen) return refuseZombie(view, chosen.from, place)
  switch (view.asked?.step) {
    case 'main':
    case 'move':
      return view.active === seat ? whyNoWalk(view, place, pawn) : null
    case 'zombie-move':
      return view.active === seat ? whyNoZombie(view, place) : null
    case 'home':
      return refuse(view, seat, { move: 'home', at: place })
    case 'flee':
      return refuse(view, seat, { move: 'flee', to: place })
    case 'retreat':
      return refuse(view, seat, { move: 'retreat', to: place })
    case 'send-way':
      return refuse(view, seat, { move: 'send-step', to: place })
    case 'add-zombies':
      return refuse(view, seat, { move: 'add-zombies', at: place })
    default:
      return answerFirst(view.asked?.step ?? '')
  }
}

/** ZT-32, ZT-40 to ZT-43 Why a pawn cannot walk to a place, near or far. */
function whyNoWalk(view: View, at: string, name: string | null): Reason | null {
  const pawn = view.pawns.find(other => other.pawn === name)
  if (!pawn) return null
  if (pawn.at === at)
    return isBuilding(locNamed(at)) ? whyNotAction(view, 'draw', name) : no('ZT-32', 'Your pawn is already here.')
  if (view.walks === 0 && view.actions === 0) return no('ZT-33', 'You have no free movement and no actions left.')
  if (isClosedTo(buildingAt(view, at), pawn.seat)) return closed(at)
  const zombies = zombiesAt(view, at)
  if (zombies > 0) return toZombies(zombies, at)
  return no('ZT-32', `${Place(at).text} is too far. A movement is 1 to ${LONGEST_WALK} steps and cannot pass zombies.`)
}

/** Why a card of the hand cannot be played at a place: other cards than fireworks are played where the pawn is. */
function whyNoCardThere(view: View, seat: Seat, card: string, at: string, name: string | null): Reason {
  const { kind } = FACES[cardNamed(card)]
  const isHere = view.pawns.find(other => other.pawn === name)?.at === at
  switch (kind) {
    case 'fireworks':
      return no('ZT-175', 'Fireworks go on a building.')
    case 'barricade':
      return isHere && name !== null
        ? refuse(view, seat, { move: 'build', pawn: name, card })
        : no('ZT-132', 'You build only in the building that your pawn is in.')
    case 'survivor':
      return isHere && name !== null
        ? refuse(view, seat, { move: 'place-survivor', pawn: name })
        : no('ZT-72', 'You place a survivor only in the building that your pawn is in, or your pawn carries it.')
    case 'gun':
      return no('ZT-62', 'A gun goes to your pawn, or to your own survivor in the same place that has no gun.')
    default:
      return no('ZT-163', 'This event is played where your pawn is.')
  }
}

/** Why a card that the player looks at cannot be taken. */
function whyNotLooked(view: View, seat: Seat, card: string): Reason {
  const step = view.asked?.step ?? ''
  if (step === 'keep') return refuse(view, seat, { move: 'keep', card })
  if (step === 'draw-many') return refuse(view, seat, { move: 'choose', card, use: 'take' })
  return answerFirst(step)
}

/** ZT-43 */
function toZombies(zombies: number, at: string): Reason {
  return no(
    'ZT-43',
    `There ${agree(zombies, 'is', 'are')} ${quantity(zombies, 'zombie')} at ${placeName(at)}. To move there you need a loaded gun, ${quantity(zombies, 'action')} to fight, and a path of at most ${LONGEST_WALK} steps.`,
  )
}

/** ZT-152, ZT-153 */
function whyNoZombie(view: View, place: string): Reason {
  const zombies = view.zombies.find(({ at }) => at === place)
  if (!zombies) return no('ZT-150', 'First choose a zombie that has not moved yet, then its target square.')
  if (zombies.moved === zombies.count) return no('ZT-153', 'A zombie moves only once in a zombie phase.')
  return no('ZT-152', 'This zombie cannot move to any square.')
}

function whyNotAction(view: View, action: Move['move'], name: string | null): Reason {
  if (view.actions === 0) return no('ZT-31', NO_ACTION)
  const pawn = view.pawns.find(other => other.pawn === name)
  if (action === 'attack' && !view.options['player-fights'])
    return no('ZT-100', 'At this table players cannot attack each other.')
  if ((action === 'shoot' || action === 'attack') && !(pawn && isArmed(pawn)))
    return no('ZT-86', 'Your pawn has no loaded gun.')
  const inside = pawn?.at != null && isBuilding(locNamed(pawn.at))
  const [needed, outside] = ACTIONS[action] ?? [NOT_NOW]
  return inside ? needed : (outside ?? needed)
}

const NOT_NOW = no('ZT-34', 'You cannot do that now.')

/** What an action needs. The second reason is for a pawn outside a building. */
const ACTIONS: Readonly<Partial<Record<Move['move'], readonly [Reason, Reason?]>>> = {
  shoot: [no('ZT-80', 'There is no zombie within 2 squares.')],
  attack: [no('ZT-100', "There is no other player's pawn or survivor here.")],
  draw: [no('ZT-52', 'There are no unexplored cards left here.'), no('ZT-52', 'You can explore only in a building.')],
  ability: [no('ZT-143', 'The house card would have no effect now.')],
  store: [no('ZT-69', 'You have no card in hand to store.'), no('ZT-69', 'You can store cards only in a building.')],
  'take-stored': [no('ZT-70', 'You have no stored cards here.')],
  'give-gun': [no('ZT-66', 'You need a survivor of yours here who has no gun.')],
  'take-gun': [no('ZT-67', 'You need an armed survivor of yours here, and your pawn can hold 2 guns at most.')],
  'pick-up': [no('ZT-73', 'You have no survivor in this building.')],
  'put-down': [
    no('ZT-74', 'Your pawn carries no survivor, or you already own as many buildings as allowed.'),
    no('ZT-74', 'You can put down a survivor only in a building.'),
  ],
  'tear-down': [no('ZT-139', 'Your pawn must be on a square adjacent to a building with barricades.')],
}

function whyNotCard(view: View, seat: Seat, { card, pawn }: Extract<Target, { card: string }>): Reason {
  const { kind } = FACES[cardNamed(card)]
  const step = view.asked?.step
  if (kind === 'event') {
    return step === 'main' || step === 'zombie-move'
      ? no('ZT-162', 'This event would have no effect now.')
      : no('ZT-161', 'Play events while the active player chooses an action or the next zombie to move.')
  }
  if (view.active === seat && step !== 'main' && step !== 'zombie-move') return answerFirst(step ?? '')
  if (view.active !== seat || step !== 'main')
    return no('ZT-34', 'You play cards as actions, during your own action phase.')
  if (view.actions === 0) return no('ZT-31', NO_ACTION)
  if (kind === 'barricade' && pawn !== null) return refuse(view, seat, { move: 'build', pawn, card })
  return kind === 'gun' ? no('ZT-62', 'Your pawn has 2 guns, and you have no unarmed survivor here.') : NOT_NOW
}
