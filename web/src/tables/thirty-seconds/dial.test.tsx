// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AtTable } from './testing/at-table.tsx'

let table: AtTable
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const dial = () => {
  const { dataset } = table.one('.kit-clock')
  return { clock: dataset.clock, last: dataset.last, number: table.textOf('.kit-clock b') }
}
const bar = (): string => table.page.querySelector<HTMLElement>('.clock-bar > span')?.style.width ?? ''
const asked = (): string => table.textOf('.prompt__ask')

describe('the last breath', () => {
  beforeEach(() => {
    table = new AtTable(
      `given   turn: zombie
        survivor: antonio r3 hp1 tok2 E1
        r3: [brute]
        zombie-cards: za-02`,
      { seat: 'survivor', moves: [['zombie', { move: 'bite', target: 31 } as never]] },
    )
  })

  it('is counted down on the red dial and by the bar, up to the time-out', async () => {
    expect(asked()).toBe('This damage would kill you. Take a last breath?')
    const seen: unknown[] = []
    for (let second = 0; second < 5; second++) {
      seen.push([dial(), Math.round(Number.parseFloat(bar()))])
      await pass(1000)
    }
    expect(seen).toEqual(
      [5, 4, 3, 2, 1].map(left => [{ clock: 'answer', last: 'true', number: String(left) }, left * 20]),
    )
    expect(table.client.state.log.some(({ event }) => event.event === 'time-out')).toBe(true)
    expect(asked()).not.toContain('last breath')
    expect(dial()).toMatchObject({ clock: 'theirs', number: '' })
    expect(bar()).toBe('')
  })

  it('has the saving answer as the main button, which Enter takes, and tells what time takes', async () => {
    expect(table.button('Take a last breath (1 Ability token)').className).toContain('button--main')
    expect(table.button('Die and lose the game').className).not.toMatch(/button--(main|open)/)
    expect(table.textOf('.prompt__note')).toContain('If time runs out, you take it.')
    await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true })))
    const events = table.client.state.log.map(({ event }) => event.event)
    expect(events).toContain('last-breath')
    expect(events).not.toContain('time-out')
  })
})

it('says to screen readers only how the last seconds begin', async () => {
  table = new AtTable('given   survivor: abbe r3 E4', { seat: 'survivor' })
  const heard: string[] = []
  for (let second = 0; second < 30; second++) {
    const now = table.textOf('.clock-bar [role="status"]')
    if (now && now !== heard.at(-1)) heard.push(now)
    await pass(1000)
  }
  expect(heard).toEqual(['10 seconds left.', '5 seconds left.'])
})

it("counts the viewer's own Action Phase, and hurries them only in its last seconds", async () => {
  table = new AtTable('given   survivor: abbe r3 E4', { seat: 'survivor' })
  expect(dial()).toEqual({ clock: 'act', last: 'false', number: '30' })
  expect(table.textOf('.kit-clock span')).toBe('your time')
  await pass(26_000)
  expect(dial()).toEqual({ clock: 'act', last: 'true', number: '4' })
})

it("shows no number of the other side's time", async () => {
  table = new AtTable('given   survivor: abbe r3 E4', { seat: 'zombie' })
  expect(dial()).toMatchObject({ clock: 'theirs', number: '' })
  expect(table.textOf('.kit-clock span')).toBe('their time')
  await pass(27_000)
  expect(dial()).toMatchObject({ clock: 'theirs', number: '' })
  expect(bar()).toBe('')
})

it('keeps the own number while the other side answers', async () => {
  table = new AtTable(
    `given   survivor: abbe r3 E2
        slots: crowbar
        r3: [shuffler]
        zombie-hand: flailing-arms
        survivor-cards: sa-08`,
    { seat: 'survivor' },
  )
  await pass(2000)
  await table.press(table.piece('slot:1'))
  await table.press(table.piece('at:31'))
  await pass(3000)
  expect(dial()).toMatchObject({ clock: 'still', number: '28' })
  expect(table.textOf('.kit-clock span')).toBe('paused')
})

it('has no clock for the start of the next turn, in which nothing can be lost', () => {
  table = new AtTable('given   turn: survivor-draw\n        survivor: r3', { seat: 'zombie' })
  expect(asked()).toBe('The next turn begins.')
  expect(dial()).toMatchObject({ clock: 'none', number: '' })
  expect(bar()).toBe('')
})

it('counts nothing down while the only answer is given for the viewer', () => {
  table = new AtTable(
    `given   turn: zombie
        survivor: antonio r3 hp5 E1
        hand: parkour
        r3: [brute]
        zombie-cards: za-02`,
    { seat: 'survivor', moves: [['zombie', { move: 'bite', target: 31 } as never]] },
  )
  expect(asked()).toBe('You have nothing to block with.')
  expect(dial()).toMatchObject({ number: '' })
  expect(bar()).toBe('')
})
