import type { AnyMove } from '@holdout/engine'

/** An answer to a request: carried out, for moves with the entry number, or rejected. */
export interface Answer {
  readonly at: number
  readonly ok: boolean
  readonly seq: number | null
  readonly reason: string | null
}

/** A request and every answer to it. Without an answer the result is unknown. */
export interface Call {
  readonly person: string
  readonly table: string
  /** The kind of request, such as `move` or `chat`. */
  readonly kind: string
  /** The id in the table's log: the user and the id that the client chose. */
  readonly id: string
  readonly move: AnyMove | null
  /** For a chat line its text; for other changes the register that they write, and the value. */
  readonly text: string | null
  readonly writes: Write | null
  /** When it was sent first. */
  readonly sent: number
  readonly answers: Answer[]
}

/** A change of something that has one value at a time, such as who paused the game. */
interface Write {
  readonly register: string
  readonly value: string | null
}

/** The state that a client was shown when it connected. */
export interface Read {
  readonly person: string
  readonly table: string
  /** When the client asked, and when it was answered. */
  readonly sent: number
  readonly at: number
  /** The last entry; null if the client was shown no entry. */
  readonly seq: number | null
  /** The values of registers. */
  readonly values: Readonly<Record<string, string | null>>
}

/** An entry number that a client was shown at any time. */
export interface Sight {
  readonly person: string
  readonly table: string
  readonly at: number
  readonly seq: number
}

/** A table as it is stored after the run. */
export interface StoredLog {
  readonly table: string
  readonly entries: readonly {
    readonly seq: number
    readonly seat: string
    readonly move: AnyMove | null
    readonly id: string
  }[]
  readonly chat: readonly { readonly id: number; readonly text: string }[]
  /** The final values of the registers that requests write. */
  readonly values: Readonly<Record<string, string | null>>
  /** The values before the first request. */
  readonly initial: Readonly<Record<string, string | null>>
}

/** Every request, answer and shown state of a run, in the order in which the clients saw them. */
export class History {
  readonly calls: Call[] = []
  readonly reads: Read[] = []
  readonly sights: Sight[] = []
  private ticks = 0

  /** The next moment. Moments only order what happened: a wall clock may jump. */
  now(): number {
    return ++this.ticks
  }

  sent(call: Omit<Call, 'sent' | 'answers'>): Call {
    const kept = { ...call, sent: this.now(), answers: [] }
    this.calls.push(kept)
    return kept
  }

  answered(call: Call, ok: boolean, seq: number | null, reason: string | null): void {
    call.answers.push({ at: this.now(), ok, seq, reason })
  }

  read(read: Omit<Read, 'at'>): void {
    this.reads.push({ ...read, at: this.now() })
  }

  saw(sight: Omit<Sight, 'at'>): void {
    this.sights.push({ ...sight, at: this.now() })
  }

  /** One JSON object per line, to look at after a violation. */
  lines(): string {
    const all = [
      ...this.calls.map(call => ({ type: 'call', at: call.sent, ...call })),
      ...this.reads.map(read => ({ type: 'read', ...read })),
      ...this.sights.map(sight => ({ type: 'sight', ...sight })),
    ]
    return all
      .sort((a, b) => a.at - b.at)
      .map(one => `${JSON.stringify(one)}\n`)
      .join('')
  }
}
