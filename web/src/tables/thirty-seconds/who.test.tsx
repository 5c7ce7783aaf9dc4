// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { AtTable, matchAt } from './testing/at-table.tsx'

let table: AtTable
afterEach(() => table.close())

it('says who acts before the prompt: the viewer, or the other side that thinks', () => {
  table = new AtTable(matchAt('survivor-acts'), { seat: 'survivor' })
  expect(table.one('.kit-who').dataset.is).toBe('mine')
  expect(table.textOf('.kit-who')).toBe('Your move')
  expect(table.textOf('.prompt__main')).toMatch(/^Choices/)
  table.close()
  table = new AtTable(matchAt('survivor-acts'), { seat: 'zombie' })
  expect(table.one('.kit-who').dataset.is).toBe('thinks')
  expect(table.textOf('.kit-who')).toMatch(/ thinks$/)
})

it('names the attacker while the Survivor is asked for an answer', () => {
  table = new AtTable(
    `given   turn: zombie
        survivor: antonio r3 hp1 tok2 E1
        r3: [brute]
        zombie-cards: za-02`,
    { seat: 'survivor', moves: [['zombie', { move: 'bite', target: 31 } as never]] },
  )
  expect(table.one('.kit-who').dataset.is).toBe('acts')
  expect(table.one('.kit-who').dataset.hits).toBe('true')
  expect(table.textOf('.kit-who')).toMatch(/ acts · your answer$/)
})

it('lays the pawn down with the Survivor', () => {
  table = new AtTable('given   survivor: antonio r3 E1 down\n        r3: [shuffler]', { seat: 'survivor' })
  expect(table.one('.ts-standee').dataset.lies).toBe('true')
})
