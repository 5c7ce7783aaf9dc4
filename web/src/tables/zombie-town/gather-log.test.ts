import { say } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { does, plain, YOU } from '@holdout/words'
import type { Event } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'
import { gatherLog } from './gather-log.ts'

const place = (id: string) => ({ kind: 'place' as const, id, text: id })
const card = (id: string) => ({ kind: 'card' as const, id, text: id })
const kept = (who: string, what: string | null): LogLine<Event> => ({
  at: 9,
  rule: 'ZT-09',
  event: { event: 'kept', seat: who, card: what } as Event,
  text: what === null ? say`${does(who, 'keeps', 'keep')} a card.` : say`${does(who, 'keeps', 'keep')} ${card(what)}.`,
})
const walked = (pawn: string, from: string, to: string): LogLine<Event> => ({
  at: 12,
  rule: 'ZT-32',
  event: { event: 'walked', pawn, from, to } as Event,
  text: say`The ${pawn} pawn walks from ${place(from)} to ${place(to)}.`,
})
const NAMES = { p1: 'Ana', p2: 'Bo', p3: YOU }
const told = (lines: readonly LogLine<Event>[]) => gatherLog(lines).map(({ text }) => plain(text, NAMES))

it('tells in one line how many cards the others keep, and in one which cards the viewer keeps', () => {
  const nine = ['p1', 'p2'].flatMap(who => [kept(who, null), kept(who, null), kept(who, null)])
  expect(told([...nine, kept('p3', 'Rifle'), kept('p3', 'Planks')])).toEqual([
    'Ana and Bo keep 3 cards each.',
    'You keep Rifle and Planks.',
  ])
  expect(told([kept('p1', null), kept('p1', null)])).toEqual(['Ana keeps 2 cards.'])
})

it('tells a walk in one line, and another pawn in another', () => {
  expect(told([walked('red', 'F1', 'F2'), walked('red', 'F2', 'F3'), walked('blue', 'C1', 'C2')])).toEqual([
    'The red pawn walks from F1 to F3.',
    'The blue pawn walks from C1 to C2.',
  ])
})
