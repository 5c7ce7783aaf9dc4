// @vitest-environment happy-dom
import type { View } from '@holdout/thirty-seconds/table'
import { afterEach, expect, it } from 'vitest'
import { AtTable } from './testing/at-table.tsx'

let table: AtTable
afterEach(() => table.close())

const POSITION = `given   survivor: abbe r3 E4
        idle-phases: 1 0`

it('asks a player who missed an Action Phase, and takes one press as the answer', async () => {
  table = new AtTable(POSITION, { seat: 'survivor' })
  expect(table.textOf('.ts-still-there')).toContain('Still there?')
  await table.press(table.button(/^I am here$/))
  expect((table.client.state.scene.view as View).idle).toEqual([0, 0])
  expect(table.page.querySelector('.ts-still-there')).toBeNull()
})

it('shows the question to the other player, who cannot claim the game yet', () => {
  table = new AtTable(POSITION, { seat: 'zombie' })
  expect(table.textOf('.ts-still-there')).toContain('missed 1 Action Phase.')
  expect(table.page.querySelector('.ts-still-there button')).toBeNull()
})

it('lets the other player claim the game after four missed Action Phases', () => {
  table = new AtTable(POSITION.replace('1 0', '4 0'), { seat: 'zombie' })
  expect(table.textOf('.ts-still-there button')).toBe('Claim the game')
})
