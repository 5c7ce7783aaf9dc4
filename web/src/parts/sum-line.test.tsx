// @vitest-environment happy-dom
import type { Analysis } from '@holdout/analysis'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { AccuracyList } from '../pages/analysis/accuracy-list.tsx'
import { SumLine } from './sum-line.tsx'

const part = (value: number) => ({ value, error: 0.01 })
const accuracy = { value: 71, measured: true, error: 1, loss: 0.01, decisions: 9, parts: [] }
const COMPLETE = {
  seat: 'a',
  team: false,
  done: 20,
  of: 20,
  seats: [
    { seat: 'a', title: 'Player 1', player: 'human' },
    { seat: 'b', title: 'Player 2', player: 'bot' },
  ],
  sums: {
    initial: part(0.25),
    final: part(0),
    luck: part(-0.2),
    own: part(-0.1),
    others: { b: part(0.02) },
    uncertain: 0.03,
  },
  accuracy: { a: accuracy, b: accuracy },
  windows: [],
} as unknown as Analysis

function shown(analysis: Analysis): string {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() =>
    root.render(
      <>
        <SumLine analysis={analysis} you />
        <AccuracyList analysis={analysis} names={{ a: 'You', b: 'Bob' }} bots={{}} />
      </>,
    ),
  )
  const text = page.textContent ?? ''
  act(() => root.unmount())
  return text
}

it('tells luck, decisions, rivals and what is uncertain apart once all is searched', () => {
  const text = shown(COMPLETE)
  for (const words of ['−20 luck', '−10 your decisions', "+2 rivals' mistakes", '+3 uncertain', '= 0%', '71'])
    expect(text).toContain(words)
  expect(text).not.toContain('first estimate')
})

it('says that it is a first estimate, and joins luck and rivals, until all is searched', () => {
  const { sums } = COMPLETE
  const text = shown({
    ...COMPLETE,
    done: 12,
    sums: { ...sums, luck: { value: -0.18, error: null }, others: { b: null } },
  })
  expect(text).toContain('−18 luck and rivals, not told apart')
  expect(text).toContain('first estimate')
  expect(text).not.toContain('mistakes')
})

it('states no accuracy where it was not measured', () => {
  const none = { ...accuracy, value: null, measured: false }
  const text = shown({ ...COMPLETE, accuracy: { a: none, b: none } })
  expect(text).toContain('Not shown for this game at this depth')
  expect(text).not.toContain('–')
})
