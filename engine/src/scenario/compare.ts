import { InputError } from '../errors.ts'
import type { AnyState } from '../game.ts'
import { helpOf, readZone, type Zone } from './notation.ts'
import { tidy } from './text.ts'

/** An assertion of the scenario failed. */
export class Difference extends InputError {}

/** Throws a difference with expected and found in aligned columns. */
function differ(name: string, expected: readonly string[], found: readonly string[]): never {
  const widths = expected.map((text, i) => Math.max(text.length, found[i]?.length ?? 0))
  const row = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  throw new Difference(`${name}\n  expected  ${row(expected)}\n  found     ${row(found)}`)
}

export function compareText(name: string, expected: string, found: string): void {
  if (tidy(expected) !== tidy(found)) differ(name, [tidy(expected)], [tidy(found)])
}

/** Compares the written parts of a zone. `12 cards` compares the number, `A B …` the first cards. */
export function compareZone(name: string, content: string, zone: Zone<AnyState>, state: AnyState): void {
  const all = zone.write(state)
  const count = /^(\d+) cards?$/.exec(content)
  const open = /^(.*?)\s*(?:…|\.\.\.)$/.exec(content)
  if (count || open) {
    const { list } = zone
    if (!list) throw new InputError(`${name} is not a list of cards; expected ${helpOf(name, zone)}`)
    const found = list.items(all)
    if (count) {
      if (Number(count[1]) !== found.length)
        differ(name, [content], [found.length === 1 ? '1 card' : `${found.length} cards`])
    } else if (open) compareStart(name, list.items(readZone(name, zone, open[1] || '-')), found, list.order)
    return
  }
  if (content === '') throw new InputError(`found nothing after "${name}:", expected ${helpOf(name, zone)}`)
  const expected = readZone(name, zone, content)
  const keys = Object.keys(expected)
  const found = keys.map(key => tidy(all[key] ?? '-'))
  const wanted = keys.map(key => tidy(expected[key]))
  if (wanted.some((text, i) => text !== found[i])) differ(name, wanted, found)
}

/** Compares the first cards of a pile; in a zone without order, checks that the cards are in it. */
function compareStart(
  name: string,
  expected: readonly string[],
  found: readonly string[],
  order: 'kept' | 'any',
): void {
  const rest = [...found]
  if (order === 'kept') {
    if (expected.some((item, i) => item !== found[i]))
      differ(name, [...expected, '…'], [...found.slice(0, expected.length), found.length > expected.length ? '…' : ''])
    return
  }
  const missing = expected.filter(item => {
    const at = rest.indexOf(item)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  if (missing.length) differ(name, [...expected, '…'], found.length ? found : ['-'])
}

/** Compares legal moves with a list. */
export function compareMoves(
  word: 'moves' | 'offers' | 'lacks',
  wanted: readonly string[],
  offered: readonly string[],
): void {
  const missing = wanted.filter(move => !offered.includes(move))
  if (word === 'offers' && missing.length)
    throw new Difference(`offers ${missing.join('; ')}: the moves are ${offered.join('; ') || 'none'}`)
  const there = wanted.filter(move => offered.includes(move))
  if (word === 'lacks' && there.length)
    throw new Difference(`lacks ${there.join('; ')}: the moves are ${offered.join('; ') || 'none'}`)
  if (word !== 'moves') return
  const extra = offered.filter(move => !wanted.includes(move))
  const twice = wanted.filter((move, i) => wanted.indexOf(move) !== i)
  if (twice.length) throw new InputError(`moves: ${twice.join('; ')} is written twice`)
  const lines = [
    ...(missing.length ? [`  missing  ${missing.sort().join('; ')}`] : []),
    ...(extra.length ? [`  extra    ${extra.sort().join('; ')}`] : []),
  ]
  if (lines.length) throw new Difference(`moves\n${lines.join('\n')}`)
}
