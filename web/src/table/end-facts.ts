import type { Outcome, Seat, SeatSpec } from '@holdout/engine'
import type { Names } from '../parts/names.ts'
import type { EndWords } from './table-props.ts'

interface EndFacts {
  /** What is counted for all: its name and its value, in words. */
  readonly single: readonly (readonly [name: string, value: string])[]
  /** What is counted for each player: the columns of a small table. */
  readonly parts: readonly string[]
  readonly rows: readonly {
    readonly seat: Seat
    readonly name: string
    readonly values: Readonly<Record<string, string>>
  }[]
}

/**
 * The facts of an ending as people say them. A fact that has a seat in its name (`p1 points`, `wins-red`) belongs in that
 * player's row; a value that is a seat is that player's name. `words` has better names for the rest; null: not worth showing.
 */
export function endFacts(
  facts: Outcome['facts'],
  seats: readonly Pick<SeatSpec, 'seat'>[],
  names: Names,
  words: EndWords,
): EndFacts {
  const single: (readonly [string, string])[] = []
  const parts: string[] = []
  const rows = seats.map(({ seat }) => ({ seat, name: names[seat] ?? seat, values: {} as Record<string, string> }))
  for (const [key, value] of Object.entries(facts)) {
    const row = rows.find(({ seat }) => key.startsWith(`${seat} `) || key.endsWith(`-${seat}`))
    const bare = row ? key.replace(`${row.seat} `, '').replace(`-${row.seat}`, '') : key
    const name = Object.hasOwn(words, bare) ? words[bare] : spaced(bare)
    if (name === null) continue
    const said = Object.hasOwn(names, value) ? names[value] : capital(spaced(String(value)))
    if (!row) single.push([name, said])
    else {
      if (!parts.includes(name)) parts.push(name)
      row.values[name] = said
    }
  }
  return { single, parts, rows }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `shellsLeft` and `shells-left` as people write it. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' ')
}
