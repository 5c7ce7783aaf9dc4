import { type Phrase, type Ref, type Seat, say } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { does, listed, player, quantity } from '@holdout/words'
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
  const seats = [...new Set(lines.map(seatIn))]
  const bySeat = seats.map(seat => lines.filter(line => seatIn(line) === seat))
  const hidden = bySeat.filter(([line]) => refsIn(line, 'card').length === 0)
  const known = bySeat.filter(([line]) => refsIn(line, 'card').length > 0)
  const most = Math.max(0, ...hidden.map(({ length }) => length))
  const subjects = hidden.map(([line]) => seatIn(line))
  return [
    ...(hidden.length > 0 ? [{ ...hidden[0][0], text: hiddenText(subjects, most) }] : []),
    ...known.map(own => ({
      ...own[0],
      text: say`${keeps(seatIn(own[0]))} ${listed(own.flatMap(line => refsIn(line, 'card')))}.`,
    })),
  ]
}

function hiddenText(seats: readonly Seat[], count: number): Phrase {
  const cards = quantity(count, 'card')
  return seats.length === 1 ? say`${keeps(seats[0])} ${cards}.` : say`${listed(seats.map(player))} keep ${cards} each.`
}

function keeps(seat: Seat): Phrase {
  return does(seat, 'keeps', 'keep')
}

function seatIn(line: Line): Seat {
  return refsIn(line, 'seat')[0].id
}

function refsIn({ text }: Line, kind: Ref['kind']): readonly Ref[] {
  return text.flatMap(part => (typeof part !== 'string' && part.kind === kind ? [part] : []))
}
