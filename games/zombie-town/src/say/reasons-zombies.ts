import type { Reason } from '@holdout/engine'
import { BOARD, locNamed } from '../data/board.ts'
import { FULL } from '../limits.ts'
import { zombiesAt } from '../view/questions.ts'
import type { View } from '../view/types.ts'
import { Place, placeName } from './parts.ts'
import { no } from './reasons-main.ts'

/** ZT-152, ZT-153 Why a zombie cannot move from one place to another. */
export function refuseZombie(v: View, from: string, to: string): Reason {
  const [start, end] = [locNamed(from), locNamed(to)]
  if (start === undefined || end === undefined || !BOARD.steps[start].includes(end))
    return no('ZT-21', `${Place(to).text} is not one step from ${placeName(from)}.`)
  if (BOARD.ring[end] < BOARD.ring[start]) return no('ZT-25', 'Zombies never move back toward the cemetery.')
  const there = v.zombies.find(({ at }) => at === from)
  if (!there) return no('ZT-152', `There is no zombie at ${placeName(from)}.`)
  if (there.moved === there.count) return no('ZT-153', 'A zombie moves only once in a zombie phase.')
  if (zombiesAt(v, to) >= FULL) return no('ZT-28', `${Place(to).text} already has 6 zombies, the most allowed.`)
  if ((v.buildings.find(({ at }) => at === to)?.wallCount ?? 0) > 0)
    return no('ZT-138', 'Zombies cannot enter a building with a barricade.')
  return no('ZT-176', 'Fireworks keep zombies from moving in this direction.')
}
