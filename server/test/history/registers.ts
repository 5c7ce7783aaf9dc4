import type { Call, Read, StoredLog } from './history.ts'

interface Written {
  readonly id: string
  readonly value: string | null
  readonly sent: number
  /** When it was acknowledged; null if the result is unknown. */
  readonly done: number | null
}

/** Reads and the stored value must be the last write, or one that may have come last. */
export function checkRegisters(
  calls: readonly Call[],
  reads: readonly Read[],
  { values, initial }: StoredLog,
  wrong: (text: string) => void,
): void {
  const end = Number.POSITIVE_INFINITY
  // The server may derive other values from them.
  const asked = new Set(calls.flatMap(({ writes }) => (writes ? [writes.register] : [])))
  for (const register of asked) {
    const writes = writesOf(calls, register)
    const before = initial[register] ?? null
    const seen = reads.flatMap(({ person, sent, at, values: shown }) =>
      register in shown ? [{ by: person, sent, at, value: shown[register] ?? null }] : [],
    )
    for (const { by, sent, at, value } of [...seen, { by: 'the store', sent: end, at: end, value: values[register] }]) {
      const possible = possibleValues(writes, before, sent, at)
      if (!possible.includes(value))
        wrong(`${by} has ${register} = ${value}; possible: ${possible.map(String).join(', ')}`)
    }
  }
}

function writesOf(calls: readonly Call[], register: string): Written[] {
  return calls.flatMap(({ id, writes, sent, answers }) => {
    const [first] = answers
    if (writes?.register !== register || first?.ok === false) return []
    return [{ id, value: writes.value, sent, done: first?.at ?? null }]
  })
}

/** The values that a read between two moments may find. */
function possibleValues(
  writes: readonly Written[],
  initial: string | null,
  sent: number,
  at: number,
): (string | null)[] {
  const finished = writes.filter(({ done }) => done !== null && done < sent)
  const started = writes.filter(write => write.sent < at)
  const last = started.filter(({ done }) => done === null || !finished.some(later => later.sent > done))
  return [...new Set([...(finished.length === 0 ? [initial] : []), ...last.map(({ value }) => value)])]
}
