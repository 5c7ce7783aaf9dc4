import { readOptions, SeededChance } from '@holdout/engine'
import { zombieTown as game } from '@holdout/zombie-town'
import { expect, it } from 'vitest'
import { Canvas } from '../drawn/canvas.ts'
import { lookOf } from '../drawn/look.ts'
import { Lists, WHOLE } from './zombie-town-lists.ts'

const look = lookOf({ interactive: true, ink: 'none', unicode: false }, 100, 30)

type State = ReturnType<typeof game.setup>

const started = (): State => game.setup(readOptions(game.options, {}), { chance: SeededChance.of('5') })

/** The lists to the right of the map, for player 1. */
function lists(s: State, room: { readonly columns: number; readonly rows: number } = WHOLE): string {
  const canvas = new Canvas(room.columns, room.rows)
  new Lists(canvas, 48, game.view(s, 'p1'), { p1: 'Anna' }, look).draw()
  return canvas.lines(look.paint).join('\n')
}

/** All seats take their first choice until the first turn. */
function untilTurn(s: State): void {
  for (;;) {
    const [{ seat, decision }] = game.pending(s)
    if (decision === 'main') return
    game.apply(s, seat, game.moves(s, seat)[0])
  }
}

it('shows the setup without an action count', () => {
  expect(lists(started())).toContain('Day 1 of 10  Setting up.')
})

it("shows the viewer's own hand with card values, and no other hand", () => {
  const s = started()
  untilTurn(s)
  const shown = lists(s)
  expect(shown).toMatch(/3 actions, 1 free movement left\./)
  expect(shown).toMatch(/Your hand: .*\((value )?\d/)
  expect(shown.match(/hand:/g)).toHaveLength(1)
})

it('shows a note if not everything fits', () => {
  expect(lists(started(), { columns: 80, rows: 12 })).toContain('needs 100 by 30')
})
