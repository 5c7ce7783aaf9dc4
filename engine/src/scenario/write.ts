import type { AnyMove, Seat } from '../basics.ts'
import type { AnyGame, AnyState } from '../game.ts'
import { textOf } from './notation.ts'

/** A position and the moves from it, as a scenario to paste into a file. */
export function writeScenario(
  game: AnyGame,
  title: string,
  options: unknown,
  state: AnyState,
  moves: readonly (readonly [Seat, AnyMove])[],
): string {
  const off = Object.entries(options as Record<string, unknown>).filter(
    ([name, value]) => game.options[name].default !== value,
  )
  const zones = Object.entries(game.notation.zones(options)).map(
    ([name, zone]) => `given   ${name}: ${textOf(zone.write(state))}`,
  )
  return [
    `# ${title}`,
    ...(off.length ? [`options ${off.map(([name, value]) => `${name}=${value}`).join(', ')}`] : []),
    ...zones,
    ...moves.map(([seat, move]) => `when    ${seat}: ${game.notation.writeMove(move)}`),
  ].join('\n')
}
