import { say } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { plain } from '@holdout/words'
import type { Event } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'
import { gatherLog } from './gather-log.ts'

const seat = (id: string) => ({ kind: 'seat' as const, id, text: id })
const place = (id: string) => ({ kind: 'place' as const, id, text: id })
const card = (id: string) => ({ kind: 'card' as const, id, text: id })
const kept = (who: string, what: string | null): LogLine<Event> => ({
  at: 9,
  rule: 'ZT-09',
  event: { event: 'kept', seat: who, card: what } as Event,
  text: what === null ? say`${seat(who)} keeps a card.` : say`${seat(who)} keeps ${card(what)}.`,
})
const walked = (pawn: string, from: string, to: string): LogLine<Event> => ({
  at: 12,
  rule: 'ZT-32',
  event: { event: 'walked', pawn, from, to } as Event,
  text: say`The ${pawn} pawn walks from ${place(from)} to ${place(to)}.`,
})
const told = (lines: readonly LogLine<Event>[]) => gatherLog(lines).map(({ text }) => plain(text, {}))

it('tells in one line how many cards the others keep, and in one which cards the viewer keeps', () => {
  const nine = ['Ana', 'Bo'].flatMap(who => [kept(who, null), kept(who, null), kept(who, null)])
  expect(told([...nine, kept('You', 'Rifle'), kept('You', 'Planks')])).toEqual([
    'Ana and Bo keep 3 cards each.',
    'You keeps Rifle and Planks.',
  ])
  expect(told([kept('Ana', null), kept('Ana', null)])).toEqual(['Ana keeps 2 cards.'])
})

it('tells a walk in one line, and another pawn in another', () => {
  expect(told([walked('red', 'F1', 'F2'), walked('red', 'F2', 'F3'), walked('blue', 'C1', 'C2')])).toEqual([
    'The red pawn walks from F1 to F3.',
    'The blue pawn walks from C1 to C2.',
  ])
})
