import { isBotLevel } from '@holdout/bots'
import { type AnyGame, Match, type OptionSpec, readOptions, type Seat, type SeatSpec } from '@holdout/engine'
import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { noteText, tableText } from '../text/table.ts'
import { deal } from './deal.ts'
import { freedPeople, withFreed, withNote, withoutFreed } from './freed.ts'
import { authorAt } from './ids.ts'
import { botSeat, freeSeat, seatRange, withPeople, withSeat } from './seats.ts'
import { failure, noSuchBot, noSuchSeat, type RequestResult, type RuleContext, type TableRule } from './table-rules.ts'

/** The ways to treat free seats at the start. */
export interface StartRequest {
  /** Fill the free seats with bots of this level. */
  readonly fill?: string | undefined
  /** Remove the free seats. The number is how many players the host saw. */
  readonly with?: number | undefined
}

/** The number of changed options that a note names. */
const MOST_NAMED = 3

/** Starts the match. Free seats are filled or removed, or are the reason not to start. */
export function start(user: string, request: StartRequest = {}): TableRule {
  return (stored, table) => {
    const { game, host } = table
    if (host.user !== user) return failure(tableText.onlyHostStarts(host.name))
    if (stored.status !== 'waiting') return failure(tableText.alreadyStarted)
    const ready = readyToStart(stored.setup, table, request)
    if ('ok' in ready) return ready
    if (!ready.seats.some(({ kind }) => kind === 'person')) return failure(tableText.onlyBots)
    const options = withPeople(ready.options, ready.seats)
    Match.start(game, { seed: 'options', options }) // throws if the game rejects them, before players reveal
    return deal({ ...ready, options, rulesVersion: game.rulesVersion }, table.now)
  }
}

function readyToStart(
  setup: TableSetup,
  table: RuleContext,
  { fill, with: players }: StartRequest,
): TableSetup | RequestResult {
  const open = setup.seats.filter(({ kind }) => kind === 'open')
  if (fill !== undefined && players !== undefined) return failure(tableText.fillOrWith)
  if (fill !== undefined) {
    const seats = setup.seats.map(seat => (seat.kind === 'open' ? botSeat(seat.seat, fill) : seat))
    return isBotLevel(fill) ? { ...setup, seats } : noSuchBot(fill)
  }
  if (players !== undefined) {
    const taken = setup.seats.filter(({ kind }) => kind !== 'open')
    if (taken.length !== players) return failure(tableText.playersChanged(taken.length, players))
    return open.length === 0 ? setup : withSeats(setup, taken, table)
  }
  if (open.length === 0) return setup
  return failure(tableText.seatsFree(open.length))
}

/** Adds a free seat at the end. `seen` is the number of seats the host saw, so that clicks in two tabs add only one. */
export function addSeat(user: string, seen: number): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user) ?? seatCountError(stored, seen)
    if (refused) return refused
    const { setup } = stored
    const more = withSeats(setup, [...setup.seats, freeSeat({ ...setup.seats[0], seat: '' })], table)
    return 'ok' in more ? more : noted(more, table, noteText.seatAdded(seen + 1))
  }
}

/** Removes a free seat or a bot's seat. The players behind it move up. */
export function removeSeat(user: string, seat: Seat, seen: number): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user) ?? seatCountError(stored, seen)
    if (refused) return refused
    const { setup } = stored
    const found = setup.seats.find(one => one.seat === seat)
    if (!found) return noSuchSeat(setup, seat)
    if (found.kind === 'person') return failure(tableText.seatTakenFreeFirst(found.name))
    const fewer = withSeats(
      setup,
      setup.seats.filter(one => one !== found),
      table,
    )
    return 'ok' in fewer ? fewer : noted(fewer, table, noteText.seatRemoved(seen - 1))
  }
}

/** Frees the seat of a person, who may take another one or watch. */
export function vacateSeat(user: string, seat: Seat, by: string): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user)
    if (refused) return refused
    const { setup, id } = stored
    const found = setup.seats.find(one => one.seat === seat)
    if (!found) return noSuchSeat(setup, seat)
    if (found.kind !== 'person' || found.user === null) return failure(tableText.seatWithoutPerson)
    if (authorAt(id, found.user) !== by) return failure(tableText.seatTakenByAnother(found.name))
    if (found.user === user) return failure(tableText.ownSeat)
    const { name } = found
    const freed = withFreed(withSeat(setup, seat, freeSeat(found)), { user: found.user, name, seat })
    return { setup: withNote(freed, table.now, noteText.seatFreed(name), found.user) }
  }
}

/** Allows a person whose seat was freed to sit down again. */
export function allowSeat(user: string, by: string): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user)
    if (refused) return refused
    const { setup, id } = stored
    const found = freedPeople(setup).find(one => authorAt(id, one.user) === by)
    if (!found) return { ok: true }
    return {
      setup: withNote(withoutFreed(setup, found.user), table.now, noteText.seatAllowed(found.name), found.user),
    }
  }
}

/** Changes options before the start. The shuffle data and the players' seats stay. */
export function changeOptions(user: string, given: Readonly<Record<string, unknown>>): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user)
    if (refused) return refused
    const { setup } = stored
    const { game } = table
    const options = readOptions(game.options, { ...setup.options, ...given }) as Record<string, unknown>
    const changed = Object.keys(options).filter(name => options[name] !== setup.options[name])
    if (changed.length === 0) return { ok: true }
    Match.start(game, { seed: 'options', options }) // throws if the game rejects them
    const seated = reseated(setup, game, options)
    if ('ok' in seated) return seated
    return noted(seated, table, changesIn(game, setup.options, options, changed))
  }
}

/** Why a user may not change the table; null if they may. */
function arrangeError({ status }: StoredTable, { host }: RuleContext, user: string): RequestResult | null {
  if (host.user !== user) return failure(tableText.onlyHost(host.name))
  return status === 'waiting' ? null : failure(tableText.tooLateToChange)
}

/** The error if the number of seats changed since the host looked; null otherwise. */
function seatCountError({ setup: { seats } }: StoredTable, seen: number): RequestResult | null {
  return seats.length === seen ? null : failure(tableText.seatsChanged(seats.length, seen))
}

function noted(setup: TableSetup, { now }: RuleContext, text: string): { readonly setup: TableSetup } {
  return { setup: withNote(setup, now, text) }
}

/** Sets these players in this order, and their number as the game's option `players`. */
function withSeats(
  setup: TableSetup,
  players: readonly StoredSeat[],
  { game }: RuleContext,
): TableSetup | RequestResult {
  const range = seatRange(game)
  if (!range) return failure(tableText.seatsFixed(game.title))
  if (players.length < range.min || players.length > range.max)
    return failure(tableText.seatsOutOfRange(game.title, range.min, range.max))
  const options = readOptions(game.options, { ...setup.options, players: players.length }) as Record<string, unknown>
  return placed({ ...setup, options }, game.seats(options), players)
}

/** Puts the players on the seats of the new options. A player whose seat disappears moves to a free one. */
function reseated(setup: TableSetup, game: AnyGame, options: Record<string, unknown>): TableSetup | RequestResult {
  const specs: readonly SeatSpec[] = game.seats(options)
  const taken = specs.map(({ seat }) => setup.seats.find(one => one.seat === seat) ?? openSeat(seat))
  const displaced = setup.seats.filter(one => one.kind === 'person' && !specs.some(({ seat }) => seat === one.seat))
  for (const person of displaced) {
    const free = seatRange(game) ? taken.findIndex(({ kind }) => kind === 'open') : -1
    if (free < 0) return failure(tableText.seatWouldBeLost(person.name))
    taken[free] = person
  }
  return placed({ ...setup, options }, specs, taken)
}

function openSeat(seat: Seat): StoredSeat {
  return { seat, kind: 'open', user: null, name: '', level: null }
}

/** Puts the players on the seats in this order. Seed contributions move with their players. */
function placed(setup: TableSetup, specs: readonly SeatSpec[], players: readonly StoredSeat[]): TableSetup {
  const moves = players.flatMap((player, i) =>
    player.kind === 'person' && player.seat !== specs[i].seat ? [[player.seat, specs[i].seat] as const] : [],
  )
  const seats = specs.map(({ seat }, i) => ({ ...players[i], seat }))
  return { ...setup, seats, entropy: moved(setup.entropy, moves), commits: moved(setup.commits ?? {}, moves) }
}

/** Values by seat, after some players changed their seats. */
function moved(
  values: Readonly<Record<string, string>>,
  moves: readonly (readonly [from: string, to: string])[],
): Record<string, string> {
  const after: Record<string, string> = { ...values }
  for (const [from] of moves) delete after[from]
  for (const [from, to] of moves) {
    if (from in values) after[to] = values[from]
    else delete after[to]
  }
  return after
}

/** The note about changed options. */
function changesIn(
  game: AnyGame,
  before: TableSetup['options'],
  after: TableSetup['options'],
  names: readonly string[],
): string {
  const specs = game.options as Readonly<Record<string, OptionSpec<unknown>>>
  const changes = names.slice(0, MOST_NAMED).map(name => {
    const spec = specs[name]
    return noteText.optionChanged(spec.title, valueText(spec, after[name]), valueText(spec, before[name]))
  })
  return noteText.optionsChanged(changes, names.length - changes.length)
}

function valueText(spec: OptionSpec<unknown>, value: unknown): string {
  if (spec.type === 'flag') return value ? noteText.on : noteText.off
  if (spec.type === 'choice') return spec.choices.find(choice => choice.value === value)?.title ?? String(value)
  if (value === 0 && spec.zero) return spec.zero
  return spec.unit ? noteText.amount(Number(value), spec.unit) : String(value)
}
