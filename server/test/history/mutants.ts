import type Database from 'libsql'
import { KnownLogs } from '../../src/store/known-logs.ts'
import type { Store } from '../../src/store/store.ts'
import { rejectedInstead } from './wire.ts'

/** A fault planted into the server, to show that the checker finds it. */
export interface Mutant {
  readonly name: string
  /** Methods of the store that are replaced. */
  readonly store?: (real: Store) => Partial<Store>
  /** Changes the database connection after the store has set it up. */
  readonly database?: (database: Database.Database) => void
  /** Changes what a node sends. */
  readonly frame?: () => (text: string) => string
  /** Patches a class; returns a function that restores it. */
  readonly patch?: () => () => void
}

/** One in `every`, the first of them early, so that a short run meets it. */
const oneIn = (every: number): (() => boolean) => {
  let count = 0
  return () => ++count % every === Math.floor(every / 10)
}

const drop: Mutant = {
  name: 'drops 1 in 500 moves',
  store(real) {
    const isDropped = oneIn(500)
    return { append: async (...all) => (isDropped() ? 'done' : real.append(...all)) }
  },
}

/** A power failure loses what was acknowledged but not stored. */
const early: Mutant = {
  name: 'acknowledges moves before they are stored',
  store(real) {
    let last: Promise<unknown> = Promise.resolve()
    return {
      async append(...all) {
        last = last
          .then(() => new Promise(done => setTimeout(done, 15)))
          .then(() => real.append(...all).catch(() => {}))
        return 'done'
      },
    }
  },
}

const noRepeats: Mutant = {
  name: 'does not recognize repeated moves',
  store: () => ({ entryOf: async () => null }),
  patch() {
    const { isNext } = KnownLogs.prototype
    KnownLogs.prototype.isNext = function (row) {
      return isNext.call(this, { ...row, request: `${row.request}#${row.seq}` })
    }
    return () => {
      KnownLogs.prototype.isNext = isNext
    }
  },
}

const noSetupRepeats: Mutant = {
  name: 'does not recognize repeated changes of a table',
  store: real => ({
    answerOf: async () => null,
    updateTable: (id, seen, change) =>
      real.updateTable(id, seen, { ...change, ...(change.setup ? { setup: { ...change.setup, lastDone: {} } } : {}) }),
  }),
}

const rejectsStored: Mutant = {
  name: 'rejects 1 in 50 moves after storing them',
  frame() {
    const isRejected = oneIn(50)
    return text => rejectedInstead(text, isRejected)
  },
}

/** A copy of a request that a slow node still holds is carried out after another node rejected it. */
const forgetsRejections: Mutant = {
  name: 'forgets what it rejected',
  store: real => ({ reject: (table, request) => real.reject(table, `${request}-other`, 'No.') }),
}

const dropsChat: Mutant = {
  name: 'drops half of the chat lines',
  store(real) {
    const isDropped = oneIn(2)
    return { addChat: async (...all) => (isDropped() ? undefined : real.addChat(...all)) }
  },
}

const noSync: Mutant = {
  name: 'synchronous = off',
  database: database => void database.exec('pragma synchronous = off'),
}

export const MUTANTS: readonly Mutant[] = [
  drop,
  early,
  noRepeats,
  noSetupRepeats,
  rejectsStored,
  forgetsRejections,
  dropsChat,
  noSync,
]
