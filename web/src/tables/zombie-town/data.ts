import type { Seat } from '@holdout/engine'
import type { Choice, LogLine, Scene } from '@holdout/table'
import { capital, plain } from '@holdout/words'
import {
  type BuildingView,
  type Event,
  FACES,
  type GunView,
  type Move,
  type PlayerView,
  placeName,
  textOfCard,
  type View,
} from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { text } from './text.ts'

export type Option = Choice<Move>
export type News = readonly LogLine<Event>[]
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

/** A seat's letter: the same on its chip, its pawns and its panel. */
export function letterOf(seat: Seat): string {
  return 'ABCDEF'[Number(seat.slice(1)) - 1]
}

/** A player has the color of their first pawn: log lines name pawns by color, so the board must show it. */
export function colorOf(view: View, seat: Seat): string {
  return view.pawns.find(pawn => pawn.seat === seat)?.pawn ?? 'white'
}

export function playerOf(view: View, seat: Seat): PlayerView | null {
  return view.players.find(other => other.seat === seat) ?? null
}

export function zombiesAt(view: View, at: string): View['zombies'][number] | null {
  return view.zombies.find(other => other.at === at) ?? null
}

/** A pawn is named by its color. */
export function nameOfPiece(id: string): string {
  return /^s\d+$/.test(id) ? text.survivor : id
}

/** The total value of the barricades and of those being built; null if the viewer may not know it. */
export function wallTotal({ walls, wallCount }: BuildingView, laid: readonly string[] = []): number | null {
  const built = wallCount === 0 ? 0 : (walls?.reduce((sum, { value }) => sum + value, 0) ?? null)
  return built === null ? null : laid.reduce((sum, id) => sum + faceOf(id).value, built)
}

/** The barricades of an unfinished build of the viewer: they have left the hand, but the build can still grow. */
export function laidCards({ asked }: View): readonly string[] {
  return asked?.step === 'build-more' ? (asked.cards ?? []) : []
}

/** The unfinished barricades at a building. */
export function laidAt(view: View, at: string): readonly string[] {
  return view.asked?.at === at ? laidCards(view) : []
}

/** The game's own description of a building. */
export function descriptionOf(scene: Scene<View, Move>, at: string, names: Names): string {
  const found = scene.board.find(({ title }) => title === capital(placeName(at)))
  return found ? capital(plain(found.text, names)) : ''
}

/** All new events of one kind. */
export function happened<K extends Event['event']>(news: News, kind: K): Extract<Event, { event: K }>[] {
  return news.flatMap(({ event }) => (event.event === kind ? [event as Extract<Event, { event: K }>] : []))
}
