import type { FromClient } from '@holdout/protocol'

/**
 * The cost of each request in µs of one core: about what `npm run measure -- costs` measured for single requests on a
 * very busy machine, where they cost most. Cheaper than measured there: moves, files and unknown paths.
 * A request is charged when it arrives. What is sent to a client is charged to the client that receives it.
 */
export interface Cost {
  /** Parsing, sessions, rules and text. */
  readonly work: number
  /** Rows or small queries read. */
  readonly reads: number
  /** Commits. */
  readonly writes: number
  /** For each 1,000 bytes sent to the client; absent: `KILOBYTE`. */
  readonly kilobyte?: number
  /** For each table in a list, or each move in a record. */
  readonly item?: number
  /** Part of playing: may use the reserve of an address. */
  readonly play?: true
}

const READ = 50
const WRITE = 300
const KILOBYTE = 25

/** Messages of clients. `connect` is a new socket, `invalid` a message that cannot be read. */
export const SOCKET_COSTS: Readonly<Record<FromClient['type'] | 'connect' | 'invalid', Cost>> = {
  connect: { work: 1_000, reads: 2, writes: 0 },
  invalid: { work: 200, reads: 0, writes: 0 },
  hello: { work: 4_500, reads: 10, writes: 2 },
  ping: { work: 300, reads: 0, writes: 0 },
  text: { work: 100, reads: 2, writes: 0 },

  move: { work: 100, reads: 0, writes: 1, play: true },
  undo: { work: 200, reads: 0, writes: 1, play: true },
  'ask-undo': { work: 500, reads: 2, writes: 1, play: true },
  'ask-stop': { work: 500, reads: 2, writes: 1, play: true },
  'answer-stop': { work: 500, reads: 2, writes: 1, play: true },
  'answer-undo': { work: 1_000, reads: 4, writes: 3, play: true },
  pause: { work: 500, reads: 2, writes: 1, play: true },
  away: { work: 500, reads: 2, writes: 1, play: true },
  return: { work: 500, reads: 2, writes: 1, play: true },

  sit: { work: 2_500, reads: 4, writes: 1 },
  reveal: { work: 2_500, reads: 4, writes: 1 },
  stand: { work: 2_500, reads: 4, writes: 1 },
  leave: { work: 2_500, reads: 4, writes: 1 },
  bot: { work: 2_500, reads: 4, writes: 1 },
  start: { work: 5_000, reads: 4, writes: 2 },
  'add-seat': { work: 3_000, reads: 4, writes: 1 },
  'remove-seat': { work: 3_000, reads: 4, writes: 1 },
  'free-seat': { work: 2_500, reads: 4, writes: 1 },
  'allow-seat': { work: 2_500, reads: 4, writes: 1 },
  options: { work: 3_000, reads: 4, writes: 1 },
  mute: { work: 1_000, reads: 8, writes: 1 },
  rematch: { work: 2_000, reads: 8, writes: 4 },

  chat: { work: 300, reads: 3, writes: 1 },
  hint: { work: 200_000, reads: 0, writes: 0 },
  'earlier-chat': { work: 300, reads: 10, writes: 0 },
}

const HASH = 30_000
const FREE: Cost = { work: 0, reads: 0, writes: 0, kilobyte: 0 }

/** HTTP requests, by method and route. `none` is a path without a route. */
export const HTTP_COSTS: Readonly<Record<string, Cost>> = {
  none: { work: 500, reads: 0, writes: 0 },
  'GET /*': { work: 500, reads: 0, writes: 0, kilobyte: 5 },
  // Load balancers ask for these every few seconds. They do no work of their own.
  'GET /healthz': FREE,
  'GET /readyz': FREE,
  'GET /metrics': { work: 3_000, reads: 0, writes: 0 },
  'GET /api/': { work: 1_000, reads: 0, writes: 0 },
  'GET /api/openapi.json': { work: 1_000, reads: 0, writes: 0 },
  'GET /api/socket': FREE, // charged as `connect`

  'GET /api/me': { work: 1_500, reads: 2, writes: 0 },
  'PUT /api/me': { work: 1_600, reads: 2, writes: 1 },
  'DELETE /api/me': { work: HASH, reads: 20, writes: 10 },
  'POST /api/account': { work: HASH, reads: 4, writes: 2 },
  'PUT /api/account/password': { work: 2 * HASH, reads: 4, writes: 1 },
  'POST /api/login': { work: HASH, reads: 4, writes: 2 },
  'POST /api/logout': { work: 500, reads: 0, writes: 1 },
  'POST /api/logout-everywhere': { work: 500, reads: 2, writes: 1 },

  'POST /api/tables': { work: 2_500, reads: 4, writes: 2 },
  'GET /api/tables': { work: 10_000, reads: 20, writes: 0 },
  'GET /api/tables/:id': { work: 2_000, reads: 10, writes: 0 },
  'GET /api/tables/:id/record': { work: 1_000, reads: 20, writes: 0, item: 30 },
  'GET /api/me/tables': { work: 1_000, reads: 10, writes: 0, item: 80 },
}

/** A request that is rejected is stored, so that a late copy of it cannot be carried out. */
export const REJECTION: Cost = { work: 300, reads: 1, writes: 1 }

/** The cost of a request before it is carried out. */
export function priceOf({ work, reads, writes }: Cost): number {
  return work + reads * READ + writes * WRITE
}

/** The additional cost of an answer. */
export function priceOfAnswer({ kilobyte = KILOBYTE, item = 0 }: Cost, bytes: number, items = 0): number {
  return (bytes / 1_000) * kilobyte + items * item
}

/** The price of what a connection receives apart from answers to HTTP requests. */
export function priceOfBytes(bytes: number): number {
  return (bytes / 1_000) * KILOBYTE
}

export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/**
 * The budgets, in µs, of an address that may use `ms` of CPU time per second. One person may use two fifths of it. An
 * address that used up its budget can still play: moves may use as much again.
 */
export function budgetsFor(ms: number): {
  readonly connection: Limit
  readonly person: Limit
  readonly address: Limit
} {
  const address = ms * 1_000
  const person = address * 0.4
  return {
    connection: { burst: person * 4, perSecond: person },
    person: { burst: person * 5, perSecond: person },
    address: { burst: address * 10, perSecond: address },
  }
}

/**
 * Thinking of bots and hints, in µs, for tables of a person and of an address. Who has used it up is served after the
 * others. A person against three expert bots needs about half a second of it per second.
 */
export const THINKING = {
  person: { burst: 3_000_000, perSecond: 500_000 },
  address: { burst: 6_000_000, perSecond: 1_000_000 },
} as const satisfies Record<string, Limit>

/** Limits by number. Those of an address are turned off with its limit of requests. */
export const COUNTS = {
  /** Chat lines of a person. */
  chat: { burst: 5, perSecond: 0.5 },
  /** Stored rejections of a person and of an address: they take space until they are deleted. */
  rejectionsOfPerson: { burst: 300, perSecond: 2 },
  rejectionsOfAddress: { burst: 2_000, perSecond: 10 },
  /** Attempts with a password, over all accounts, of an address. */
  passwords: { burst: 20, perSecond: 20 / 60 },
  /** New tables of an address in a short time. */
  newTables: { burst: 60, perSecond: 1 },
  /** New guests of an address. */
  newGuests: { burst: 200, perSecond: 1 / 20 },
} as const satisfies Record<string, Limit>
