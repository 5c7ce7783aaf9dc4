import { type Phrase, type Ref, type Seat, say } from '@holdout/engine'
import { SURVIVOR } from './state.ts'
import { card } from './text.ts'
import type { View, ZombieView } from './view.ts'

export { card }

export function seat(id: Seat): Ref {
  return { kind: 'seat', id, text: id === SURVIVOR ? 'the Survivor' : 'the horde' }
}

export const YOU = seat(SURVIVOR)

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

/** A zombie as a move names it: its kind, its row, and which one from the bottom if there are several of its kind. */
export function zombieThere(v: View, target: number): Phrase {
  const at = (target / 10) | 0
  const zombie = zombieOn(v, target)
  if (!zombie) return say`${row(at)}`
  const kind = (name: string): string => name.replace('+', '')
  const alike = v.rows[at - 1].zombies.filter(other => kind(other.zombie) === kind(zombie.zombie))
  const which = alike.length > 1 ? `, number ${target % 10} from the bottom` : ''
  return say`the ${card(zombie.zombie)} in ${row(at)}${which}`
}
