import { Match } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { attackOfTop, type DoorView, needsRebecca, setWithDrawn, type View } from '@holdout/until-dawn/table'
import { expect, it } from 'vitest'

const door = (barricades: number, ...cards: string[]): DoorView => ({
  barricades,
  zombies: cards.map(card => ({ card, attacking: true, wouldAttack: true })),
  breachedBy: null,
})

it.each([
  [door(0), false, null],
  [door(1, 'scratcher'), false, 'takes-barricade'], // UD-34
  [door(0, 'scratcher'), false, 'moves-on'], // UD-35
  [door(0, 'scratcher'), true, 'breaks-in'], // UD-75
  [door(1, 'sneaker', 'sneaker'), false, 'breaks-in'], // UD-38
  [door(2, 'sneaker', 'sneaker'), false, 'takes-barricade'], // UD-39
  [door(2, 'sneaker', 'sneaker'), true, 'breaks-in'], // UD-77
  [door(0, 'screamer'), false, 'breaks-in'], // UD-40
  [door(1, 'sneaker', 'screamer-plus'), false, 'howls'], // UD-41
] as const)('says what the top zombie would do: %#', (entrance, rebecca, attack) => {
  expect(attackOfTop(entrance, rebecca)).toBe(attack)
})

function viewWith(change: Partial<View>, ...cards: string[]): View {
  const view = untilDawn.view(Match.start(untilDawn, { seed: '1' }).state, 'john')
  return { ...view, doors: [door(1, ...cards), ...view.doors.slice(1)], ...change }
}

it('finds the set that the drawn card completes: UD-27 all colors, UD-28 three of a color', () => {
  expect(setWithDrawn(viewWith({ drawn: 'screamer' }, 'scratcher', 'sneaker'), 0).set).toBe('all-colors')
  const three = setWithDrawn(viewWith({ drawn: 'sneaker' }, 'sneaker', 'sneaker-plus', 'scratcher'), 0)
  expect(three).toEqual({ set: 'one-color', zombies: 3 })
  expect(setWithDrawn(viewWith({ drawn: 'sneaker' }, 'sneaker'), 0).set).toBeNull()
})

it('UD-75 UD-77 tells when an entrance falls only because of Zombie Rebecca', () => {
  expect(needsRebecca(viewWith({ rebecca: 0 }), 0, 'scratcher')).toBe(true)
  expect(needsRebecca(viewWith({ rebecca: 0 }), 0, 'screamer')).toBe(false)
  expect(needsRebecca(viewWith({ rebecca: 1 }), 0, 'scratcher')).toBe(false)
})
