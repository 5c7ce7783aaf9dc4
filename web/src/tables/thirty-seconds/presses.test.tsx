// @vitest-environment happy-dom
import type { View } from '@holdout/thirty-seconds/table'
import { afterEach, describe, expect, it } from 'vitest'
import { AtTable, matchAt } from './testing/at-table.tsx'

let table: AtTable
afterEach(() => {
  table.close()
  delete document.documentElement.dataset.motion
})

const view = (): View => table.client.state.scene.view as View
const lit = (kind: string): string[] => [
  ...new Set(
    [...table.page.querySelectorAll<HTMLElement>(`.can[data-piece^="${kind}:"]`)].map(
      ({ dataset }) => dataset.piece as string,
    ),
  ),
]
const events = (): string[] => table.client.state.log.map(({ event }) => event.event)

describe('the Supply cards of the set-up', () => {
  const open = (): void => {
    table = new AtTable(matchAt('replace-supplies'), { seat: 'survivor' })
  }

  it('are pressed to be replaced, one or several, with no button for each combination', async () => {
    open()
    const hand = view().hand ?? []
    expect(lit('card').sort()).toEqual([...new Set(hand.map(card => `card:${card}`))].sort())
    expect(table.page.querySelectorAll('.ts-ask-row button')).toHaveLength(1)
    await table.press(table.piece(`card:${hand[0]}`))
    expect(table.textOf('.prompt__ask')).toBe('Replace 1 card?')
    await table.press(table.piece(`card:${hand[1]}`))
    await table.press(table.piece('act:replace'))
    expect(events().filter(event => event === 'discarded')).toHaveLength(2)
  })

  it('are released by another press', async () => {
    open()
    const [first] = view().hand ?? []
    await table.press(table.piece(`card:${first}`))
    await table.press(table.piece(`card:${first}`))
    expect(table.textOf('.ts-ask-row')).toBe('Keep these Supply cards')
  })
})

describe('the zombies of the set-up', () => {
  it('are placed by a press on the card', async () => {
    table = new AtTable(matchAt('place-horde'), { seat: 'zombie' })
    await table.press(table.piece(lit('card')[0]))
    expect(view().zombieHand).toHaveLength(5)
  })

  it('are placed by a press on the row, which is lit, and then on the card', async () => {
    table = new AtTable(matchAt('place-horde'), { seat: 'zombie' })
    expect(lit('row')).toEqual(['row:6'])
    await table.press(table.piece('row:6'))
    await table.press(table.piece(lit('card')[0]))
    expect(view().zombieHand).toHaveLength(5)
  })
})

it('lets a zombie break in by a press on it in the warehouse', async () => {
  table = new AtTable(
    `given   turn: zombie-draw
        survivor: r3
        warehouse: shuffler runner crawler`,
    { seat: 'zombie' },
  )
  expect(table.textOf('.prompt__ask')).toBe('Which zombie breaks in through the warehouse door?')
  expect(lit('inside').sort()).toEqual(['inside:crawler', 'inside:runner', 'inside:shuffler'])
  expect(table.page.querySelectorAll('.ts-ask-row button')).toHaveLength(0)
  await table.press(table.piece('inside:runner'))
  expect(view().rows[0].zombies.map(({ zombie }) => zombie)).toEqual(['runner'])
})

it('says at the place why an action or a zombie cannot be chosen', async () => {
  table = new AtTable(
    `given   survivor: abbe r3 E4
        slots: crowbar
        r6: [shuffler]`,
    { seat: 'survivor' },
  )
  await table.loaded(() => table.one('[data-cell="stomp"]').title === 'There is no zombie in your row.')
  expect(
    table.page.querySelector('[data-cell="break-free"]'),
    'it takes the place of a step when it is needed',
  ).toBeNull()
  await table.press(table.button(/^Shuffler, row 6/))
  await table.loaded(() => table.textOf('.callout') !== '')
  expect(table.textOf('.callout')).toContain('row')
})

it('shoots first with Double Head Shot at the zombie that is pressed first', async () => {
  const position = `given   survivor: r3 E4
        slots: crowbar pistol/2
        hand: double-head-shot
        r4: [brute]
        r5: [crawler]
        survivor-cards: sa-08 sa-23`
  table = new AtTable(position, { seat: 'survivor' })
  document.documentElement.dataset.motion = 'off' // the DOM of this test cannot cancel the flight of a shot
  for (const piece of ['card:double-head-shot', 'slot:2', 'at:51', 'at:41']) await table.press(table.piece(piece))
  const shots = table.client.state.log.map(({ event }) => event).filter(({ event }) => event === 'attacked')
  expect(shots).toMatchObject([{ target: 51 }, { target: 41 }])
})
