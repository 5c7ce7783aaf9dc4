import { SHELF } from '@holdout/catalog'
import { expect, it } from 'vitest'
import { infoOf } from '../../../test/info-of.ts'
import { optionsText } from '../../text/setup.ts'
import { clockOf } from './clocks.ts'
import { isShown, layoutOf } from './layout.ts'
import { freshPlan, optionsOf, standardOf } from './plan.ts'

const games = await Promise.all(SHELF.map(({ slug }) => infoOf(slug)))

it.each(games)('$title: every option has exactly one place', info => {
  const { clock, first, more } = layoutOf(info)
  const placed = [...clock, ...first.options, ...more.flatMap(({ options }) => options)]
  const elsewhere = ['players', 'people', 'search.mode', 'cards']
  expect([...placed].sort()).toEqual(
    Object.keys(info.options)
      .filter(name => !elsewhere.includes(name))
      .sort(),
  )
  expect(more.some(({ title }) => title === optionsText.groups.other)).toBe(false)
})

it.each(games)('$title: each timer choice sets valid options and is recognized', info => {
  const clock = clockOf(info) ?? expect.fail('no clock')
  for (const { id, options } of clock.modes) {
    const set = { ...standardOf(info), people: 2, ...options }
    expect(clock.now(set)).toBe(id)
    for (const [name, value] of Object.entries(options)) {
      const spec = info.options[name]
      if (spec.type === 'choice') expect(spec.choices.map(choice => choice.value)).toContain(value)
      else if (spec.type === 'number')
        expect(value === 0 || (Number(value) >= spec.min && Number(value) <= spec.max)).toBe(true)
    }
  }
})

it('lays out the options of a game without a layout', () => {
  const [dawn] = games
  const { clock, first, more } = layoutOf({ ...dawn, slug: 'new-game' })
  expect(clock).toEqual(['table-clock'])
  expect(first.options).toHaveLength(3)
  expect(more[0].options).toHaveLength(Object.keys(dawn.options).length - 4)
})

it('shows only options that have an effect', () => {
  const daylight = games.find(({ slug }) => slug === 'until-daylight') ?? expect.fail()
  const calm = optionsOf(daylight, freshPlan(daylight), 4)
  const timed = optionsOf(daylight, freshPlan(daylight, { people: 2 }), 4)
  expect([
    isShown('until-daylight', 'search.seconds', calm),
    isShown('until-daylight', 'search.seconds', timed),
  ]).toEqual([false, true])
  expect(isShown('until-daylight', 'difficulty', calm)).toBe(true)
})
