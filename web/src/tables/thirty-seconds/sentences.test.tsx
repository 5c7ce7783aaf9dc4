// @vitest-environment happy-dom
import type { AnyMove } from '@holdout/engine'
import type { View } from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { consequence } from './consequence.ts'
import { AtTable, matchAt } from './testing/at-table.tsx'

let table: AtTable
afterEach(() => table.close())

it('speaks to the zombie player in the second person', async () => {
  table = new AtTable('given   turn: zombie\n        survivor: antonio r3 E3', { seat: 'zombie' })
  expect(table.textOf('.prompt__ask')).toBe('What do you do? 3E left.')
  await table.press(table.one('[data-cell="draw-zombie"]'))
  const { log, names } = table.client.state
  expect(log.map(({ text }) => plain(text, names)).find(line => line.includes('draw'))).toMatch(/^You draw an? /)
})

it('names the action of the zombies that was pressed', async () => {
  const position = `given   turn: zombie
        survivor: antonio r3 E3
        r3: [shuffler crawler]`
  table = new AtTable(position, { seat: 'zombie' })
  await table.press(table.piece('deed:bite'))
  expect(table.textOf('.prompt__ask')).toBe('Attack: choose a target.')
})

it("shows the Survivor's health and gear to the zombies as theirs, under one name", () => {
  table = new AtTable('given   turn: zombie\n        survivor: antonio r3 E3\n        slots: pistol', {
    seat: 'zombie',
  })
  expect(table.textOf('.ts-rival-name')).toBe('Antonio (Courier)')
  expect(table.one('.ts-rival .ts-gear').getAttribute('aria-label')).toBe("Antonio's gear")
  expect(table.page.querySelector('.ts-kit .ts-gear, .ts-kit .ts-hearts')).toBeNull()
  expect(table.textOf('.ts-standee b')).toBe('Antonio')
})

it('says at the choice of a character what each one begins with', () => {
  table = new AtTable(matchAt('choose-character'), { seat: 'survivor' })
  const { view } = table.client.state.scene as { view: View }
  const doctor = consequence(null, { move: 'choose', character: 'mary' }, view)
  expect(doctor).toMatch(/^You start with \d tokens?, .* 5 health, \d Energy each turn\.$/)
})

it('speaks to a solo player in the second person, and has no hand for the deck', () => {
  table = new AtTable('options mode=solo\ngiven   survivor: antonio r3 E3', { seat: 'survivor' })
  expect(table.client.state.names.survivor).toBe('You')
  expect(table.textOf('.ts-standee b')).toBe('You')
  expect(table.textOf('.ts-rival')).toMatch(/^Zombie deck\d+ zombies left in it$/)
})

it('keeps the number and the line of an Attack card out of the log line, behind Why?', async () => {
  const position = `given   survivor: antonio r3 E1
        slots: crowbar
        r3: [shuffler]
        survivor-cards: sa-16`
  table = new AtTable(position, { seat: 'survivor' })
  const { choices } = table.client.state.scene
  const attack = choices.find(({ move }) => move.move === 'attack')
  await act(async () => table.client.play(attack?.move as AnyMove))
  await table.press(table.button('Log'))
  const lineOf = () =>
    [...table.page.querySelectorAll('.log__line')].find(line => line.textContent?.includes('Attack card'))
  await table.loaded(() => lineOf() !== undefined)
  expect(lineOf()?.querySelector('span')?.textContent).toBe('Attack card: hit.')
  await table.press(lineOf()?.querySelector('.log__why') as HTMLElement)
  const sheet = () => document.querySelector('dialog')?.textContent ?? ''
  await table.loaded(() => sheet().includes('Attack card 16. A: hit; B: miss; C: '))
  expect(sheet()).toContain('Line A counted.')
})
