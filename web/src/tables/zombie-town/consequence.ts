import type { Preview } from '@holdout/table'
import {
  BOARD,
  type BuildingView,
  buildingAt,
  distance,
  homeFacts,
  isBuilding,
  locNamed,
  type Move,
  nameOf,
  placeName,
  textOfCard,
  type View,
  zombieMoves,
} from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { faceOf, laidAt, titleOf, wallTotal } from './data.ts'
import { result } from './result-text.ts'

/** The result of a move in a sentence; null if its log lines say it well. */
export function consequence(preview: Preview | null, move: Move, view: View, names: Names): string | null {
  switch (move.move) {
    case 'home':
      return homeText(view, move.at, names)
    case 'draw':
      return drawText(view, move.pawn)
    case 'build':
      return buildText(view, move.pawn, move.card)
    case 'end-actions':
      return result.end(view.actions, zombieMoves(view))
    case 'zombie':
      return preview?.log.every(({ event }) => event.event === 'zombie-moved') ? zombieText(view, move.to, names) : null
    case 'keep':
      return keepText(move.card)
    case 'store':
      return result.store(titleOf(move.card))
    case 'carry-survivor':
      return result.carry
    case 'place-survivor':
      return placeText(view, move.pawn)
    case 'play-gun':
      return move.to === 'pawn' ? gunText(view, move.pawn) : result.gunForSurvivor
    case 'return':
      return result.putBack[move.to]
    case 'ability':
      return abilityText(view, move.pawn)
    default:
      return null
  }
}

/** What speaks for and against a home base. */
function homeText(view: View, at: string, names: Names): string {
  const { zombies, free, rival } = homeFacts(view, at)
  return result.home(zombies, free, rival && { name: names[rival.seat] ?? rival.seat, steps: rival.steps })
}

function keepText(card: string): string | null {
  const { kind } = faceOf(card)
  return kind === 'event' ? null : result.keep[kind]
}

function buildingOf(view: View, pawn: string): BuildingView | undefined {
  return buildingAt(view, view.pawns.find(other => other.pawn === pawn)?.at ?? null) ?? undefined
}

/** A building that is claimed by the survivor is worth its uses left. */
function placeText(view: View, pawn: string): string | null {
  const building = buildingOf(view, pawn)
  if (!building) return null
  const { owner, at, counter } = building
  return owner === view.who ? result.holds(placeName(at)) : result.claims(placeName(at), counter)
}

function gunText(view: View, pawn: string): string {
  const guns = view.pawns.find(other => other.pawn === pawn)?.guns ?? []
  return result.gun(guns.map(({ card }) => titleOf(card)))
}

function abilityText(view: View, pawn: string): string | null {
  const house = buildingOf(view, pawn)?.house
  return house ? textOfCard(house).text : null
}

function drawText(view: View, pawn: string): string | null {
  const { at = null, carried = [] } = view.pawns.find(other => other.pawn === pawn) ?? {}
  const pile = buildingAt(view, at)?.pile ?? 0
  return pile === 0 ? null : result.draw(Math.min(pile, 1 + carried.length), pile)
}

/** The wall before and after, and what it must hold. */
function buildText(view: View, pawn: string, card: string): string | null {
  const at = view.pawns.find(other => other.pawn === pawn)?.at ?? null
  const building = buildingAt(view, at)
  if (!building) return null
  const before = wallTotal(building, laidAt(view, building.at)) ?? 0
  const { value, trap } = faceOf(card)
  const claims = building.owner !== view.who
  return result.build(placeName(building.at), {
    before,
    after: before + value,
    pressed: building.pressed,
    trap,
    claims,
  })
}

/** Whom a zombie's step threatens: the building that it presses, or the nearest building of a player. */
function zombieText(view: View, to: string, names: Names): string | null {
  const here = locNamed(to)
  if (isBuilding(here)) return null
  const pressed = BOARD.contactOf[here]
  const owned = view.buildings.filter(({ owner }) => owner !== null)
  const touched = pressed === null ? undefined : owned.find(({ at }) => at === nameOf(pressed))
  if (touched) return pressText(view, touched, names)
  const steps = ({ at }: BuildingView): number => distance(here, locNamed(at))
  const [nearest] = [...owned].sort((a, b) => steps(a) - steps(b))
  return nearest ? result.nears(steps(nearest), placeName(nearest.at), ownerName(view, nearest, names)) : null
}

function pressText(view: View, building: BuildingView, names: Names): string {
  return result.presses(
    placeName(building.at),
    ownerName(view, building, names),
    building.pressed + 1,
    wallTotal(building),
  )
}

function ownerName(view: View, { owner }: BuildingView, names: Names): string | null {
  return owner === null || owner === view.who ? null : (names[owner] ?? owner)
}
