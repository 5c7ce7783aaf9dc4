import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { attackOdds, type Move, type RollOdds, type View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { text } from './text.ts'

/** An attack that is not declared yet: its area and the odds for each number of ammunition cards. */
interface Aim {
  readonly area: Seat
  readonly rows: readonly RollOdds[]
}

/** The attack with a weapon in the pressed area, else where the wave came, else in the first area it reaches. */
export function aimOf(weapon: string, { view, choices }: Scene<View, Move>, pick: Selection<Move>): Aim | null {
  const areasIn = (moves: readonly { readonly move: Move }[]): Seat[] =>
    moves.flatMap(({ move }) => (move.move === 'attack' && move.with === weapon ? [move.area] : []))
  const open = areasIn(pick.open)
  const areas = open.length > 0 ? open : areasIn(choices)
  const area = areas.find(one => one === view.receiver) ?? areas[0]
  const rows = area === undefined ? [] : attackOdds(view, area, weapon)
  return rows.length > 0 ? { area, rows } : null
}

/** The odds of an aim in a sentence. */
export function aimWords({ area, rows }: Aim, view: View, names: Names): string {
  const { odds } = text
  const where = odds.inArea(area === view.you ? null : (names[area] ?? area))
  const [first] = rows
  if (rows.length === 1) return odds.ahead(first.dice, where, first.atLeast.map(odds.percent))
  return odds.aheadAmmo(
    where,
    rows.map(({ ammo, dice, atLeast }) => odds.aheadRow(ammo, dice, odds.percent(atLeast[0]))),
  )
}
