import { loadGame, SLUGS } from '@holdout/catalog'
import type { Bus } from '../../src/bus/bus.ts'
import { inProcessBus } from '../../src/bus/in-process.ts'
import type { Store } from '../../src/store/store.ts'
import { checkHistory, type Violation } from './check-history.ts'
import { Disk } from './disk.ts'
import { History, type StoredLog } from './history.ts'
import type { Mutant } from './mutants.ts'
import { Random } from './random.ts'
import { SimNode } from './sim-node.ts'
import { SimTable } from './sim-table.ts'
import { storedValues } from './values.ts'

export interface Simulation {
  readonly seed: number
  /** How many faults are injected. */
  readonly faults: number
  /** Concurrent tables. */
  readonly tables: number
  /** Requests between two faults, on average. */
  readonly pace?: number
  /** A fault in the server itself, which the checker must find. */
  readonly mutant?: Mutant
}

export interface SimulationReport {
  readonly faults: number
  /** Entries in the logs. */
  readonly moves: number
  /** Moves that the server confirmed. */
  readonly acknowledged: number
  readonly requests: number
  readonly tables: number
  readonly violations: readonly Violation[]
  readonly history: History
}

const NODES = 2
const LINES = 1_000_000
/** How long open requests may take after the last fault, in ms. */
const GRACE_MS = 2_000

/**
 * Two nodes in this process, on one SQLite file, while connections are cut, nodes are killed, frozen or cut off from
 * the database, clocks are wrong, messages between nodes get lost, and the disk fills up or loses its power.
 */
export async function simulate({ seed, faults, tables, mutant, pace = 30 }: Simulation): Promise<SimulationReport> {
  await Promise.all(SLUGS.map(slug => loadGame(slug)))
  const random = new Random(seed)
  const history = new History()
  const disk = new Disk(mutant?.database)
  const undo = mutant?.patch?.()
  let store: Store = wrapped(await disk.open(), mutant)
  const frame = mutant?.frame?.() ?? (text => text)
  const bus = new LossyBus(random)
  const newNode = (): SimNode => new SimNode(() => store, bus.forNode(), frame)
  const nodes = Array.from({ length: NODES }, newNode)
  const restart = (number: number): void => {
    nodes[number].kill()
    nodes[number] = newNode()
  }
  const all: SimTable[] = []
  let open = true
  let opened = 0
  const atTable = async (): Promise<void> => {
    while (open) {
      try {
        const table = await SimTable.open(
          opened++,
          () => nodes,
          id => store.table(id),
          history,
          random,
        )
        all.push(table)
        await table.play()
      } catch {
        await pause(2) // the node was down
      }
    }
  }
  try {
    const playing = Array.from({ length: tables }, atTable)
    while (!all.some(({ clients }) => clients[0].news !== null)) await pause(5)
    for (let round = 0; round < faults; round++) {
      await progress(history, pace / 2 + random.below(pace))
      const number = random.below(NODES)
      const node = nodes[number]
      const kind = round % 8
      if (kind === 0) restart(number)
      else if (kind === 1) {
        for (const one of nodes) one.kill()
        store = wrapped(await disk.loseUnsynced(), mutant)
        for (let i = 0; i < NODES; i++) nodes[i] = newNode()
      } else if (kind === 2)
        await during(
          () => node.freeze(),
          () => node.thaw(),
          10 + random.below(30),
        )
      else if (kind === 3)
        await during(
          () => node.partition('before'),
          () => node.partition(null),
          10,
        )
      else if (kind === 4)
        await during(
          () => node.partition('after'),
          () => node.partition(null),
          10,
        )
      else if (kind === 5) node.skew = (random.below(7) - 3) * 60_000
      else if (kind === 6)
        await during(
          () => disk.setFull(true),
          () => disk.setFull(false),
          15,
        )
      else for (const { clients } of all) for (const client of clients) if (random.chance(0.3)) client.cut()
    }
    open = false
    for (const table of all) table.stop()
    await Promise.race([Promise.all(playing), pause(GRACE_MS)])
    await settle(all)
    for (const { clients } of all) for (const client of clients) client.close()
    await Promise.all(playing)
    for (const node of nodes) node.kill()
    await pause(20)
    const logs = await Promise.all(all.map(table => logOf(store, table)))
    const violations = checkHistory(history, logs)
    const moves = logs.reduce((sum, { entries }) => sum + entries.length, 0)
    const acknowledged = history.calls.filter(({ kind, answers }) => kind === 'move' && answers[0]?.ok).length
    const requests = history.calls.length
    return { faults, moves, acknowledged, requests, tables: all.length, violations, history }
  } finally {
    undo?.()
    await disk.remove()
  }
}

async function logOf(store: Store, { id, clients, initial }: SimTable): Promise<StoredLog> {
  const stored = await store.table(id)
  if (!stored) return { table: id, entries: [], chat: [], values: {}, initial }
  const people = clients.map(({ name }) => name)
  return {
    table: id,
    entries: await store.entriesSince(id, 0),
    chat: await store.chatSince(id, 0, LINES),
    values: storedValues(stored, people),
    initial,
  }
}

/** All clients connect once more, to be shown the final state. */
async function settle(tables: readonly SimTable[]): Promise<void> {
  for (const { clients } of tables) for (const client of clients) client.cut()
  await pause(60)
}

/** Waits until this many more requests were sent, or until nothing seems to happen. */
async function progress({ calls }: History, count: number): Promise<void> {
  const wanted = calls.length + count
  for (let tries = 0; tries < 100 && calls.length < wanted; tries++) await pause(2)
}

async function during(start: () => void, end: () => void, ms: number): Promise<void> {
  start()
  await pause(ms)
  end()
}

/** A store with the methods that a mutant replaces. */
function wrapped(store: Store, mutant: Mutant | undefined): Store {
  const replaced = mutant?.store?.(store)
  if (!replaced) return store
  return new Proxy(store, {
    get(real, name) {
      const value = Reflect.get(replaced, name) ?? Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
}

/** A bus between the nodes that loses some messages. */
class LossyBus {
  private readonly shared = inProcessBus()

  constructor(private readonly random: Random) {}

  forNode(): Bus {
    const bus = inProcessBus()
    this.shared.subscribe(
      message => !this.random.chance(0.05) && bus.publish(message),
      () => {},
    )
    return { ...bus, publish: message => this.shared.publish(message) }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
