import { type Phrase, say } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { expect, it } from 'vitest'
import { recapOf, sinceAfter } from './recap-lines.ts'

const seat = (id: string) => ({ kind: 'seat' as const, id, text: id })
const line = (at: number, event: string, words: Phrase): LogLine => ({ at, event: { event }, text: words, rule: null })

it('tells first what was done to the viewer, then what each other player did', () => {
  const lines = [
    line(4, 'walked', say`${seat('b')} walks.`),
    line(4, 'noise', say`A noise.`),
    line(5, 'hurt', say`${seat('a')} is hurt.`),
    line(6, 'drew', say`${seat('c')} draws.`),
    line(6, 'turn', say`${seat('a')}'s turn.`),
    line(7, 'gave', say`${seat('c')} gives a card to ${seat('b')}.`),
  ]
  const { toMe, others } = recapOf(lines, 'a', ({ event }) => event === 'hurt')
  expect(toMe.map(({ at }) => at)).toEqual([5])
  expect(others.map(({ seat: who, lines: theirs }) => [who, theirs.map(({ at }) => at)])).toEqual([
    ['b', [4, 4]],
    ['c', [6, 7]],
  ])
})

it("keeps the recap through the viewer's own turn, and starts again when others move", () => {
  const start = { mine: 3, from: 0, to: 0 }
  const others = sinceAfter(start, 6, false)
  expect(others).toEqual({ mine: 3, from: 3, to: 6 })
  const own = sinceAfter(sinceAfter(others, 7, true), 8, true)
  expect(own).toEqual({ mine: 8, from: 3, to: 6 })
  expect(sinceAfter(own, 10, false)).toEqual({ mine: 8, from: 8, to: 10 })
  expect(sinceAfter(own, 5, false), 'undone').toEqual({ mine: 5, from: 5, to: 5 })
})
