import { readOptions, SeededChance } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { expect, it } from 'vitest'
import { FACES } from '../src/data/load.ts'
import type { State } from '../src/state.ts'

const cards = (id: string): number[] => FACES.flatMap((face, card) => (face.id === id ? [card] : []))
const named = (color: string): number =>
  FACES.findIndex(face => face.kind === 'zombie' && face.color === color && !face.plus)

function table(change: (s: State) => void): State {
  const options = readOptions(untilDawn.options, {})
  const s = untilDawn.setup(options, { chance: SeededChance.of('doors') })
  change(s)
  return s
}

const looks = (s: State): string[] =>
  untilDawn
    .view(s, 'john')
    .doors.map(({ zombies }) =>
      zombies.map(z => `${z.attacking ? '!' : ''}${z.card}${z.wouldAttack ? '?' : ''}`).join(' '),
    )

it('shows a changed state, even if the old one was viewed before', () => {
  const s = table(() => {})
  const before = untilDawn.view(s, 'john')
  expect(untilDawn.view(s, 'table')).toEqual(before)
  s.doors[2].zombies.push(named('red'))
  s.doors[1].barricades = 3
  expect(looks(s)[2]).toBe(FACES[named('red')].id)
  expect(untilDawn.view(s, 'john').doors[1].barricades).toBe(3)
  expect(before.doors[2].zombies).toEqual([]) // an earlier view does not change
  s.doors[2].attacking.push(named('red'))
  expect(looks(s)[2]).toBe(`!${FACES[named('red')].id}?`)
})

it('keeps the views of two tables apart', () => {
  const one = table(s => s.doors[0].zombies.push(named('red')))
  const other = table(s => s.doors[0].zombies.push(named('blue')))
  for (let i = 0; i < 2; i++) {
    expect(looks(one)[0]).toBe(FACES[named('red')].id)
    expect(looks(other)[0]).toBe(FACES[named('blue')].id)
  }
})

it('previews the attackers: UD-27 all zombies of three colors, UD-28 three of a color at every entrance', () => {
  const [red, blue, green] = ['red', 'blue', 'green'].map(named)
  const three = table(s => s.doors[3].zombies.push(red, blue, green))
  expect(looks(three)[3].match(/\?/g)).toHaveLength(3)
  const scratchers = cards(FACES[red].id)
  expect(scratchers.length).toBeGreaterThanOrEqual(4)
  const threes = table(s => {
    s.doors[0].zombies.push(...scratchers.slice(0, 3))
    s.doors[1].zombies.push(scratchers[3], blue)
  })
  expect(looks(threes)[1]).toBe(`${FACES[red].id}? ${FACES[blue].id}`)
  threes.doors[0].zombies.pop()
  expect(looks(threes)[1]).toBe(`${FACES[red].id} ${FACES[blue].id}`)
})
