import { buildingAt, isClosed, type Move, type View } from '@holdout/zombie-town/table'
import { faceOf, laidAt, wallTotal } from './data.ts'
import { cardIn } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'

const { tags } = text

/** What a press on the place costs and does: two lines on a tag beside it, parted by a bar. `steps`: of a path to it. */
export function tagOf({ view, marks, selection, walks }: Picking, at: string, steps: number): string | null {
  const mark = marks.get(at)
  const card = cardIn(selection.picked[0])
  if (mark?.later && card) {
    const walk = walks.find(({ path }) => path.at(-1) === at)
    return walk ? `${wallTag(view, at, card)}|${tags.walkFirst(1 + walk.zombies, view.walks > 0)}` : null
  }
  if (steps > 0) return `${tags.steps(steps)}|${view.walks > 0 ? tags.free : tags.action}`
  return mark?.can === 'end' && mark.move ? moveTag(view, at, mark.move) : null
}

function moveTag(view: View, at: string, move: Move): string | null {
  const building = buildingAt(view, at)
  switch (move.move) {
    case 'build': {
      const closes = building && !isClosed(building) && building.wallCount + laidAt(view, at).length === 2
      return `${wallTag(view, at, move.card)}|${tags.action}${closes ? tags.closes : ''}`
    }
    case 'place-survivor':
    case 'put-down':
      return `${building?.owner === view.who ? tags.holds : tags.claims(building?.counter ?? 0)}|${tags.action}`
    case 'ability':
      return `${tags.ability}|${tags.action}`
    default:
      return null
  }
}

function wallTag(view: View, at: string, card: string): string {
  const building = buildingAt(view, at)
  const before = building ? wallTotal(building, laidAt(view, at)) : 0
  const { value } = faceOf(card)
  return before === null ? tags.adds(value) : tags.wall(before, before + value)
}
