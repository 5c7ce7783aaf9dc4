import type { LogLine } from '@holdout/table'
import { drawsHidden, type Event } from '@holdout/thirty-seconds/table'

type Line = LogLine<Event>

/** The log with one line for several hidden cards that a side draws from one deck. */
export function gatherLog(lines: readonly Line[]): readonly Line[] {
  const gathered: Line[] = []
  let count = 1
  for (const line of lines) {
    const last = gathered.at(-1)
    const same = last && isHiddenDraw(last.event) && isHiddenDraw(line.event) && isSame(last.event, line.event)
    count = same ? count + 1 : 1
    if (!same) gathered.push(line)
    else if (isHiddenDraw(line.event))
      gathered[gathered.length - 1] = { ...line, text: drawsHidden(line.event.seat, line.event.deck, count) }
  }
  return gathered
}

type Draw = Extract<Event, { event: 'drew' }>

function isHiddenDraw(event: Event): event is Draw {
  return event.event === 'drew' && event.card === null
}

function isSame(a: Draw, b: Draw): boolean {
  return a.seat === b.seat && a.deck === b.deck
}
