import { type Phrase, type Ref, say } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { listed, quantity } from '@holdout/words'
import type { Event } from '@holdout/zombie-town/table'

type Line = LogLine<Event>

/** One line for the cards that players keep at the start, and one for the steps of a walk. */
export function gatherLog(lines: readonly Line[]): readonly Line[] {
  return runsOf(lines).flatMap(run => {
    if (run.length === 1) return run
    return run[0].event.event === 'walked' ? [walkOf(run)] : keptOf(run)
  })
}

/** Lines that belong together: steps of one pawn, and kept cards. */
function runsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && isSame(last[0].event, line.event)) last.push(line)
    else runs.push([line])
  }
  return runs
}

function isSame(a: Event, b: Event): boolean {
  if (a.event === 'walked' && b.event === 'walked') return a.pawn === b.pawn
  return a.event === 'kept' && b.event === 'kept'
}

/** The first step, with the place of the last one. */
function walkOf(steps: readonly Line[]): Line {
  const [first] = steps
  const end = refsIn(steps[steps.length - 1], 'place').at(-1)
  const before = refsIn(first, 'place').at(-1)
  return { ...first, text: first.text.map(part => (part === before && end ? end : part)) }
}

/** First the players whose cards are hidden, all in one line, then each player whose cards are known. */
function keptOf(lines: readonly Line[]): readonly Line[] {
  const seats = [...new Set(lines.map(line => playerIn(line).id))]
  const bySeat = seats.map(seat => lines.filter(line => playerIn(line).id === seat))
  const hidden = bySeat.filter(([line]) => refsIn(line, 'card').length === 0)
  const known = bySeat.filter(([line]) => refsIn(line, 'card').length > 0)
  const most = Math.max(0, ...hidden.map(({ length }) => length))
  return [
    ...(hidden.length > 0 ? [{ ...hidden[0][0], text: hiddenText(hidden, quantity(most, 'card')) }] : []),
    ...known.map(own => ({
      ...own[0],
      text: say`${keeps(own[0])} ${listed(own.flatMap(line => refsIn(line, 'card')))}.`,
    })),
  ]
}

function hiddenText(hidden: readonly (readonly Line[])[], cards: string): Phrase {
  if (hidden.length === 1) return say`${keeps(hidden[0][0])} ${cards}.`
  return say`${listed(hidden.map(([line]) => playerIn(line)))} keep ${cards} each.`
}

/** The player and the verb, with which a line begins. */
function keeps({ text }: Line): Phrase {
  return text.slice(0, 3)
}

function playerIn(line: Line): Ref {
  return refsIn(line, 'seat')[0]
}

function refsIn({ text }: Line, kind: Ref['kind']): readonly Ref[] {
  return text.flatMap(part => (typeof part !== 'string' && part.kind === kind ? [part] : []))
}
