import { SHELF } from '@holdout/catalog'
import { clockChoice, type OptionSpec } from '@holdout/engine'
import { expect, it } from 'vitest'
import { infoOf } from '../../../test/info-of.ts'
import { optionsText } from '../../text/setup.ts'
import { clockModes, clockOf } from './clocks.ts'
import { isShown, layoutOf } from './layout.ts'
import { freshPlan, optionsOf, standardOf } from './plan.ts'

const games = await Promise.all(SHELF.map(({ slug }) => infoOf(slug)))

it.each(games)('$title: every option has exactly one place', info => {
  const { clock, first, more } = layoutOf(info)
  const placed = [...clock, ...first, ...more.flatMap(({ options }) => options)]
  const elsewhere = ['players', 'people', 'cards', ...clockModes(clockOf(info))]
  expect([...placed].sort()).toEqual(
    Object.keys(info.options)
      .filter(name => !elsewhere.includes(name))
      .sort(),
  )
  expect(more.some(({ title }) => title === optionsText.otherOptions)).toBe(false)
})

function isValid(spec: OptionSpec<unknown>, value: unknown): boolean {
  if (spec.type === 'choice') return spec.choices.some(choice => choice.value === value)
  if (spec.type === 'flag') return typeof value === 'boolean'
  return value === 0 || (Number(value) >= spec.min && Number(value) <= spec.max)
}

it.each(games)('$title: each timer choice sets valid options and is recognized', info => {
  const clock = clockOf(info) ?? expect.fail('no clock')
  for (const { id, options } of clock.choices) {
    const set = { ...standardOf(info), people: 2, ...options }
    expect(clockChoice(clock, set)).toBe(id)
    for (const [name, value] of Object.entries(options)) {
      expect(isValid(info.options[name], value), `${name}: ${value}`).toBe(true)
    }
  }
})

it('lays out the options of a game that declares no groups', () => {
  const [dawn] = games
  const plain = Object.fromEntries(Object.entries(dawn.options).map(([name, { group: _, ...spec }]) => [name, spec]))
  const { clock, first, more } = layoutOf({ slug: 'new-game', options: plain as typeof dawn.options })
  expect(clock).toEqual(['table-clock'])
  expect(first).toHaveLength(3)
  expect(more).toEqual([{ title: optionsText.otherOptions, options: expect.any(Array) }])
  expect(more[0].options).toHaveLength(Object.keys(dawn.options).length - 4)
})

it('shows only options that have an effect', () => {
  const daylight = games.find(({ slug }) => slug === 'until-daylight') ?? expect.fail()
  const calm = optionsOf(daylight, freshPlan(daylight), 4)
  const timed = optionsOf(daylight, freshPlan(daylight, { people: 2 }), 4)
  const shown = (name: string, options: typeof calm): boolean => isShown(daylight.options[name], options)
  expect([shown('search-seconds', calm), shown('search-seconds', timed)]).toEqual([false, true])
  expect([shown('search-actions', calm), shown('search-actions', timed)]).toEqual([true, false])
  expect(shown('difficulty', calm)).toBe(true)
})
