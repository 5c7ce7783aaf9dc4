import { describe, expect, it } from 'vitest'
import { type ChoiceLabel, drawChoices, layChoices, neighbor } from './choices.ts'
import { lookOf } from './look.ts'

const look = lookOf({ interactive: true, ink: 'none', unicode: true }, 80, 24)
const doors = ['front door', 'left window', 'right window', 'back door']
const of = (kind: string, labels: readonly string[]): ChoiceLabel[] => labels.map(label => ({ kind, label }))
const night = [
  ...of(
    'barricade',
    doors.map(door => `Barricade the ${door}`),
  ),
  ...of(
    'shoot',
    doors.map(door => `Shoot at the ${door}`),
  ),
  ...of(
    'jasper',
    doors.map(door => `Send Jasper to the ${door}`),
  ),
  ...of('treat', ['Treat the bite']),
  ...of('pass', ['Pass the time']),
  ...of('advance', ['Stop, and let the zombies come']),
]

describe('choices', () => {
  it('of one kind have their common beginning as a heading, in 5 rows of 80 columns', () => {
    const grid = layChoices(night, 80, 5, 5)
    expect(drawChoices(grid, null, 5, look)).toEqual([
      ' Barricade the     Shoot at the      Send Jasper to the  13  Treat the bite',
      '  1  front door     5  front door     9  front door      14  Pass the time',
      '  2  left window    6  left window   10  left window     15  Stop, and let the',
      '  3  right window   7  right window  11  right window        zombies come',
      '  4  back door      8  back door     12  back door',
    ])
  })

  it('mark the chosen one with a symbol', () => {
    const lines = drawChoices(layChoices(night, 80, 5, 5), 14, 5, look)
    expect(lines[2]).toContain('▸15  Stop')
    expect(lines[3]).not.toContain('▸')
  })

  it('scroll when there are too many', () => {
    const many = of(
      'go',
      Array.from({ length: 300 }, (_, i) => `${i} leads somewhere rather far away`),
    )
    const grid = layChoices(many, 80, 5, 8)
    expect(grid.rows).toBeGreaterThan(8)
    for (const chosen of [0, 77, 149, 299]) {
      const lines = drawChoices(grid, chosen, 8, look)
      expect(lines).toHaveLength(8)
      expect(lines.join('\n')).toContain(`▸${String(chosen + 1).padStart(3)}`)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
    }
  })

  it('are reached by arrow keys that wrap around', () => {
    const grid = layChoices(night, 80, 5, 5)
    expect(neighbor(grid, null, 'down')).toBe(0)
    expect(neighbor(grid, null, 'up')).toBe(14)
    expect(neighbor(grid, 0, 'up')).toBe(14)
    expect(neighbor(grid, 3, 'down')).toBe(4)
    expect(neighbor(grid, 1, 'right')).toBe(5)
    expect(neighbor(grid, 5, 'left')).toBe(1)
    expect(neighbor(grid, 3, 'left')).toBe(14)
    expect(neighbor(layChoices([], 80, 5, 5), null, 'down')).toBeNull()
  })

  it('never puts the number of a building beside the number of the choice', () => {
    const homes = [2, 3, 5].map(at => ({ kind: 'home', label: `Make building ${at} your home base` }))
    const texts = layChoices(homes, 80, 5, 5)
      .columns.flat()
      .map(({ text }) => text)
    expect(texts).toEqual([
      'Make',
      '1  building 2 your home base',
      '2  building 3 your home base',
      '3  building 5 your home base',
    ])
  })
})
