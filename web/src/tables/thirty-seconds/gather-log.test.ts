import type { LogLine } from '@holdout/table'
import { drawsHidden, type Event } from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { gatherLog } from './gather-log.ts'

const drew = (seat: string, deck: string): LogLine<Event> =>
  ({ at: 0, event: { event: 'drew', seat, deck, card: null }, text: drawsHidden(seat, deck, 1) }) as never

it('tells hidden draws from one deck in one line', () => {
  const lines = [
    ...Array.from({ length: 6 }, () => drew('zombie', 'zombies')),
    drew('zombie', 'tactics'),
    drew('zombie', 'tactics'),
    drew('survivor', 'tactics'),
  ]
  expect(gatherLog(lines).map(({ text }) => plain(text, { survivor: 'Ida' }))).toEqual([
    'The zombies draw 6 cards from the Zombie deck.',
    'The zombies draw 2 cards from the Zombie Tactics deck.',
    'Ida draws from the Tactics deck.',
  ])
})
