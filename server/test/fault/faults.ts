import type { Service } from '../../../tools/programs/services.ts'
import type { Link } from './link.ts'
import type { Nodes } from './nodes.ts'
import type { TestTable } from './tables.ts'

/** The kinds of faults, as reports name them. */
export const FAULTS = {
  killed: 'nodes killed',
  frozen: 'nodes frozen',
  skewed: 'wall clocks wrong or set',
  answersLost: 'connections cut during a request',
  connectionsCut: 'other connections cut',
  diskFull: 'full disks',
  partitioned: 'nodes cut off from PostgreSQL or Redis',
  redisRestarts: 'restarts of Redis',
  postgresRestarts: 'restarts of PostgreSQL',
} as const

export type FaultName = keyof typeof FAULTS
export type FaultCounts = Record<FaultName, number>

export const noFaults = (): FaultCounts => Object.fromEntries(Object.keys(FAULTS).map(name => [name, 0])) as FaultCounts

/** The things that a run can break. */
export interface Breakable {
  readonly nodes: Nodes
  /** Null: one node on SQLite. */
  readonly cluster: {
    readonly postgres: Service
    readonly redis: Service
    /** The connections of each node to PostgreSQL and Redis. */
    readonly links: readonly { readonly postgres: Link; readonly redis: Link }[]
  } | null
  readonly testTables: readonly TestTable[]
  readonly counts: FaultCounts
  say(line: string): void
}

interface Fault {
  /** The pause before the next fault of this kind, at least and at most, in ms. */
  readonly every: readonly [number, number]
  /**
   * Breaks something and repairs it; false if there was nothing to break. `long`: for longer than every timeout of
   * clients and nodes.
   */
  act(long: boolean): Promise<boolean>
}

/** A client gives up a connection after 6 s, a node claims the due tables of another after 6 s. */
const LONG_FREEZE_MS = [7_000, 10_000] as const
/** A query gets 15 s. */
const LONG_PARTITION_MS = [16_000, 19_000] as const
/** The share of long faults. */
const LONG_SHARE = 0.08
/** From this many seconds on a run has long faults. */
const LONG_RUN = 30
/** How far the clock of a node may be wrong, and by how much it may step. In ms. */
const SKEW_MS = 40_000
const STEP_MS = 3_600_000

/** How often a fault is tried that has not happened when the time is up. */
const MOST_TRIES = 20

/** Injects faults of all kinds, several at a time, until the time is up. At the end everything runs again. */
export async function breakThings(world: Breakable, seconds: number): Promise<void> {
  const { nodes, cluster } = world
  const numbers = Array.from({ length: nodes.count }, (_, number) => number)
  const faults = [
    ...numbers.flatMap(number => ofNode(world, number)),
    ...(cluster ? [...numbers.map(number => ofLinks(world, number)), ...ofServices(world)] : [ofDisk(world)]),
    ofConnections(world),
  ]
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    faults.map(async ({ every, act }) => {
      await pause(Math.random() * Math.min(every[1], (seconds * 1_000) / 2)) // a short run has every kind, too
      let happened = false
      for (let tries = 0; performance.now() < until || (!happened && tries < MOST_TRIES); tries++) {
        if (await act(seconds >= LONG_RUN && Math.random() < LONG_SHARE)) happened = true
        await pause(happened ? between(every) : every[0] / 4)
      }
    }),
  )
  for (const number of nodes.skewed) if (await nodes.kill(number)) await nodes.start(number)
}

/** Faults of one node: it is killed or frozen, or its clock is wrong. */
function ofNode({ nodes, cluster, counts, say }: Breakable, number: number): Fault[] {
  const restart = async (skew: number): Promise<boolean> => {
    if (!(await nodes.kill(number))) return false
    await pause(Math.random() * 300)
    await nodes.start(number, skew)
    return true
  }
  return [
    {
      // A node needs time to serve moves before it is killed again: most faults should hit open requests.
      every: cluster ? [6_000, 20_000] : [4_000, 12_000],
      async act() {
        say(`node ${number} is killed`)
        const done = await restart(0)
        if (done) counts.killed += 1
        return done
      },
    },
    {
      every: [3_000, 10_000],
      async act(long) {
        const ms = between(long ? LONG_FREEZE_MS : [100, 1_500])
        say(`node ${number} is frozen for ${Math.round(ms)} ms`)
        const done = await nodes.freeze(number, ms)
        if (done) counts.frozen += 1
        return done
      },
    },
    {
      every: [4_000, 12_000],
      async act() {
        const restarts = cluster !== null && Math.random() < 0.3
        const ms = Math.round((Math.random() * 2 - 1) * (restarts ? SKEW_MS : STEP_MS))
        say(`the clock of node ${number} ${restarts ? 'is wrong by' : 'steps by'} ${ms} ms`)
        const done = restarts ? await restart(ms) : nodes.stepClock(number, ms)
        if (done) counts.skewed += 1
        return done
      },
    },
  ]
}

/** Connections between clients and nodes fail. Players also cut their own while a request is open. */
function ofConnections({ testTables, counts }: Breakable): Fault {
  return {
    every: [300, 1_000],
    async act() {
      const players = testTables.flatMap(table => table.players)
      const cut = players.filter(player => Math.random() < 0.05 && player.cut()).length
      counts.connectionsCut += cut
      return cut > 0
    },
  }
}

/** The network fails between a node and PostgreSQL or Redis. */
function ofLinks({ cluster, counts, say }: Breakable, number: number): Fault {
  const { postgres, redis } = (cluster as NonNullable<typeof cluster>).links[number]
  return {
    every: [2_000, 8_000],
    async act(long) {
      const some = [postgres, redis].filter(() => Math.random() < 0.6)
      const cutOff = some.length > 0 ? some : [postgres]
      if (cutOff.every(({ size }) => size === 0)) return false // the node is starting
      counts.partitioned += 1
      const ms = between(long ? LONG_PARTITION_MS : [50, 1_500])
      const how = (['stall', 'deafen', 'cut'] as const)[Math.floor(Math.random() * 3)]
      say(`node ${number} is cut off from ${cutOff.length} services (${how}) for ${Math.round(ms)} ms`)
      for (const link of cutOff) link[how]()
      await pause(ms)
      // Bytes that waited arrive late, or are lost with their connection.
      if (Math.random() < 0.5) for (const link of cutOff) link.cut()
      for (const link of cutOff) link.heal()
      return true
    },
  }
}

function ofServices({ cluster, counts, say }: Breakable): Fault[] {
  const { postgres, redis } = cluster as NonNullable<typeof cluster>
  return [
    {
      every: [8_000, 20_000],
      async act() {
        counts.redisRestarts += 1
        say('Redis is killed')
        await redis.crash()
        await pause(Math.random() * 1_500)
        await redis.start()
        return true
      },
    },
    {
      every: [10_000, 30_000],
      async act() {
        counts.postgresRestarts += 1
        const harsh = Math.random() < 0.5
        say(`PostgreSQL is ${harsh ? 'cut off' : 'stopped'}`)
        await (harsh ? postgres.crash() : postgres.stop())
        await pause(Math.random() * 1_000)
        await postgres.start()
        return true
      },
    },
  ]
}

/** The disk of the node on SQLite takes no more bytes, at once or after some. */
function ofDisk({ nodes, counts, say }: Breakable): Fault {
  const room = [0, 4_096, 65_536, 262_144]
  return {
    every: [2_000, 8_000],
    async act() {
      const bytes = room[Math.floor(Math.random() * room.length)]
      if (!nodes.limitFiles(0, bytes)) return false
      counts.diskFull += 1
      say(`files of the node cannot be longer than ${bytes} bytes`)
      await pause(between([50, 1_500]))
      nodes.limitFiles(0, null)
      return true
    },
  }
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least)
}

export function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
