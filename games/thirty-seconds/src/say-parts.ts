import { type Phrase, type Ref, type Seat, say } from '@holdout/engine'
import { SURVIVOR } from './state.ts'
import { card } from './text.ts'
import type { View, ZombieView } from './view.ts'

export { card }

export function seat(id: Seat): Ref {
  return { kind: 'seat', id, text: id === SURVIVOR ? 'the Survivor' : 'the zombies' }
}

export const YOU = seat(SURVIVOR)

/**
 * A side as the subject of a sentence. The zombies are many, whoever plays them: they are no seat here, so that no player's name comes before
 * a plural verb.
 */
export function side(id: Seat, one: string, more: string): Phrase {
  return id === SURVIVOR ? say`${YOU} ${one}` : say`${ZOMBIES} ${more}`
}

/** Whose something is: `the Survivor's`, `the zombies'`. */
export function ofSide(id: Seat): Phrase {
  return id === SURVIVOR ? say`${YOU}'s` : say`${ZOMBIES}'`
}

const ZOMBIES: Ref = { kind: 'piece', id: 'zombie', text: 'the zombies' }

/** The number at the end of a card's id, as people call an Attack card or a step: `za-22` is 22. */
export function numberOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}

export function row(at: number): Ref {
  return { kind: 'place', id: `r${at}`, text: at > 10 ? 'the street' : `row ${at}` }
}

export function many(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}

export function listed(names: readonly string[]): Phrase {
  return names.flatMap((name, i) => [i === 0 ? '' : i === names.length - 1 ? ' and ' : ', ', card(name)])
}

export function capital([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return []
  if (typeof first === 'string') return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest]
}

/** The zombie that a move names by row and place. */
export function zombieOn(v: View, target: number): ZombieView | undefined {
  return v.rows[((target / 10) | 0) - 1]?.zombies[(target % 10) - 1]
}

/** A zombie as a move names it: its kind and row, and where it stands in the row if there are several of its kind. */
export function zombieThere(v: View, target: number): Phrase {
  const at = (target / 10) | 0
  const zombie = zombieOn(v, target)
  if (!zombie) return say`${row(at)}`
  const kind = (name: string): string => name.replace('+', '')
  const { zombies } = v.rows[at - 1]
  const alike = zombies.filter(other => kind(other.zombie) === kind(zombie.zombie))
  const where = alike.length > 1 ? `${placeOf(target % 10, zombies.length)} of` : 'in'
  return say`the ${card(zombie.zombie)} ${where} ${row(at)}`
}

/** A place in a row of up to three zombies, counted from the bottom. */
function placeOf(place: number, count: number): string {
  return place === 1 ? 'at the bottom' : place === count ? 'at the top' : 'in the middle'
}
