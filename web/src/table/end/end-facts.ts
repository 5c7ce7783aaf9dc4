import type { Outcome, Seat, SeatSpec } from '@holdout/engine'
import { capital } from '@holdout/words'
import type { Names } from '../../parts/names.ts'

interface EndFacts {
  /** Facts about the whole match: label and value. */
  readonly single: readonly (readonly [name: string, value: string])[]
  /** Facts about each player: the column labels of a table. */
  readonly parts: readonly string[]
  readonly rows: readonly {
    readonly seat: Seat
    readonly name: string
    readonly values: Readonly<Record<string, string>>
  }[]
}

/**
 * Turns the facts of an outcome into labels and values. A fact with a seat in its name (`p1 points`, `wins-red`) goes
 * into that player's row; a value that is a seat becomes that player's name.
 */
export function endFacts(facts: Outcome['facts'], seats: readonly Pick<SeatSpec, 'seat'>[], names: Names): EndFacts {
  const single: (readonly [string, string])[] = []
  const parts: string[] = []
  const rows = seats.map(({ seat }) => ({ seat, name: names[seat] ?? seat, values: {} as Record<string, string> }))
  for (const [key, value] of Object.entries(facts)) {
    const row = rows.find(({ seat }) => key.startsWith(`${seat} `) || key.endsWith(`-${seat}`))
    const bare = row ? key.replace(`${row.seat} `, '').replace(`-${row.seat}`, '') : key
    const name = spaced(bare)
    const said = Object.hasOwn(names, value) ? names[value] : capital(spaced(String(value)))
    if (!row) single.push([name, said])
    else {
      if (!parts.includes(name)) parts.push(name)
      row.values[name] = said
    }
  }
  return { single, parts, rows }
}

/** `shellsLeft` and `shells-left` become "shells left". */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' ')
}
