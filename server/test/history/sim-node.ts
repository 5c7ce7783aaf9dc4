import type { Bus } from '../../src/bus/bus.ts'
import { Budget } from '../../src/limits/budget.ts'
import { Connection } from '../../src/sockets/connection.ts'
import type { Store } from '../../src/store/store.ts'
import { TableRegistry } from '../../src/tables/table-registry.ts'

/** A connection of a client, as the client sees it. */
export interface Line {
  send(message: object): void
  cut(): void
}

export interface LineEnd {
  receive(text: string): void
  closed(): void
}

const NO_LIMIT = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }

/** A node in this process: the server's tables and connections, on a store that can be slow, cut off or gone. */
export class SimNode {
  readonly registry: TableRegistry
  private dead = false
  /** Holds all calls of the store, as if the process were frozen. */
  private gate: Promise<void> | null = null
  private thawNow: () => void = () => {}
  /** Calls fail before or after they take effect, as if the network to the database were cut. */
  private cutOff: 'before' | 'after' | null = null
  /** How far the clock of this node is off, in ms. */
  skew = 0
  private readonly lines = new Set<() => void>()
  private readonly facade: Store

  constructor(
    private readonly store: () => Store,
    bus: Bus,
    private readonly frame: (text: string) => string,
  ) {
    this.facade = new Proxy({} as Store, {
      get: (_, name: keyof Store) => (name === ('then' as never) ? undefined : this.call(name)),
    })
    this.registry = new TableRegistry({
      store: this.facade,
      bus,
      now: () => Date.now() + this.skew,
      botPause: 0,
      lag: 0,
      awayAfter: 60_000,
      reportError: () => {},
    })
  }

  private call(name: keyof Store): (...all: unknown[]) => Promise<unknown> {
    return async (...all) => {
      if (this.gate) await this.gate
      if (this.dead || this.cutOff === 'before') throw new Error('The database does not answer.')
      const store = this.store()
      const result = await (store[name] as (...all: unknown[]) => Promise<unknown>).apply(store, all)
      if (this.gate) await this.gate
      if (this.dead || this.cutOff === 'after') throw new Error('The connection to the database was cut.')
      return result
    }
  }

  connect(user: string, end: LineEnd): Line {
    const budget = new Budget(() => 0, NO_LIMIT)
    let open = true
    const close = (): void => {
      if (!open) return
      open = false
      this.lines.delete(close)
      void connection.dispose().catch(() => {})
      setImmediate(() => end.closed())
    }
    const connection = new Connection(
      {
        registry: this.registry,
        store: this.facade,
        now: () => Date.now() + this.skew,
        mayChat: () => true,
        resendBudget: () => budget,
        hintBudget: () => budget,
        reportError: () => {},
        answered: () => {},
      },
      { id: user, name: user, login: null, password: null, sessions: 1, created: 0 },
      user,
      { send: ({ text }) => void (open && setImmediate(() => open && end.receive(this.frame(text)))), close },
    )
    this.lines.add(close)
    return {
      send: message => void setImmediate(() => open && void connection.receive(JSON.stringify(message))),
      cut: close,
    }
  }

  partition(when: 'before' | 'after' | null): void {
    this.cutOff = when
  }

  freeze(): void {
    this.gate ??= new Promise(done => {
      this.thawNow = done
    })
  }

  thaw(): void {
    this.gate = null
    this.thawNow()
  }

  /** Ends without warning: calls in flight may or may not have taken effect, and no connection gets another message. */
  kill(): void {
    if (this.dead) return
    this.dead = true
    this.thaw()
    for (const close of this.lines) close()
    void this.registry.close().catch(() => {})
  }
}
