import { plain, type Seat } from '@holdout/engine'
import type { Scene, Told } from '@holdout/host'
import {
  type BuildingView,
  type Event,
  FACES,
  type GunView,
  type Move,
  type PlayerView,
  textOfCard,
  type View,
} from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'

export type News = readonly Told<Event>[]
type Face = (typeof FACES)[number]

const faces: Readonly<Record<string, Face>> = Object.fromEntries(FACES.map(face => [face.id, face]))

export function faceOf(card: string): Face {
  return faces[card]
}

export function titleOf(card: string): string {
  return textOfCard(card).title
}

export function bulletsOf(gun: GunView): { readonly left: number; readonly of: number } {
  return { left: gun.bullets, of: Math.max(gun.bullets, faceOf(gun.card).bullets) }
}

/** A seat's letter, the same on its chip, its pawns and its panel. */
export function letterOf(seat: Seat): string {
  return 'ABCDEF'[Number(seat.slice(1)) - 1]
}

/** A player wears the colour of the first of the own pawns: sentences name pawns by colour, so the board must too. */
export function colourOf(view: View, seat: Seat): string {
  return view.pawns.find(pawn => pawn.seat === seat)?.pawn ?? 'white'
}

export function playerOf(view: View, seat: Seat): PlayerView | null {
  return view.players.find(other => other.seat === seat) ?? null
}

export function buildingOf(view: View, at: string | null): BuildingView | null {
  return view.buildings.find(other => other.at === at) ?? null
}

export function zombiesAt(view: View, at: string): View['zombies'][number] | null {
  return view.zombies.find(other => other.at === at) ?? null
}

export function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}

/** The value of the walls, for those who may know it. */
export function wallTotal({ walls }: BuildingView): number | null {
  return walls?.reduce((sum, { value }) => sum + value, 0) ?? null
}

/** A building in the game's own sentence. */
export function inWords(scene: Scene<View, Move>, at: string, names: Names): string {
  const found = scene.board.find(({ title }) => title === at)
  return found ? plain(found.text, names) : ''
}

/** All events of one kind in what has just happened. */
export function happened<K extends Event['event']>(news: News, kind: K): Extract<Event, { event: K }>[] {
  return news.flatMap(({ event }) => (event.event === kind ? [event as Extract<Event, { event: K }>] : []))
}
