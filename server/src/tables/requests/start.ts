import { isBotLevel } from '@holdout/bots'
import { Match } from '@holdout/engine'
import type { StoredTable, TableSetup } from '../../store/store.ts'
import { tableText } from '../../text/table.ts'
import { withSeats } from '../seating.ts'
import { botSeat } from '../table-setup.ts'
import {
  failure,
  noSuchBot,
  type RequestResult,
  type RuleContext,
  type TableChange,
  type TableRule,
} from './request.ts'

/** The ways to treat free seats at the start. */
export interface StartRequest {
  /** Fill the free seats with bots of this level. */
  readonly fill?: string | undefined
  /** Remove the free seats. The number is how many players the host saw. */
  readonly with?: number | undefined
}

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

/** Sets the game's option `people`, if it has one: the number of first seats up to the last person. */
function withPeople(options: TableSetup['options'], seats: TableSetup['seats']): TableSetup['options'] {
  if (!Object.hasOwn(options, 'people')) return options
  return { ...options, people: 1 + seats.findLastIndex(({ kind }) => kind === 'person') }
}

/** How long players have to reveal the seed contributions that they committed to, in ms. */
const REVEAL_MS = 10_000

/** Starts the match, or first asks for the reveals. From then on no contribution can be chosen or changed. */
function deal(setup: TableSetup, now: number): TableChange {
  const isPerson = (seat: string): boolean => setup.seats.some(one => one.seat === seat && one.kind === 'person')
  const commits = Object.fromEntries(Object.entries(setup.commits ?? {}).filter(([seat]) => isPerson(seat)))
  const fixed = { ...setup, commits }
  if (unrevealed(fixed).length === 0) return begin(fixed)
  return { setup: { ...fixed, dealing: { until: now + REVEAL_MS } } }
}

export function begin({ dealing: _, ...setup }: TableSetup): TableChange {
  return { setup, status: 'playing' }
}

/** The seats that committed and have not revealed yet. */
export function unrevealed({ commits = {}, entropy }: TableSetup): string[] {
  return Object.keys(commits).filter(seat => entropy[seat] === undefined)
}

/** Whether the time to reveal is over. */
export function isDealDue({ status, setup }: StoredTable, now: number): boolean {
  return status === 'waiting' && setup.dealing !== undefined && now >= setup.dealing.until
}

/** Starts the match without the contributions that were not revealed in time. The shuffle proof names their seats. */
export function finishDeal(): TableRule {
  return (stored, { now }) => {
    if (!isDealDue(stored, now)) return { ok: true }
    const { dealing: _, ...setup } = stored.setup
    // A player deleted their account meanwhile: the host must start again.
    return setup.seats.some(({ kind }) => kind === 'open') ? { setup } : begin(setup)
  }
}

/** Rejects a change of the table while contributions are revealed, because it could depend on them. */
export function unlessDealing(rule: TableRule): TableRule {
  return (stored, table) => (isDealing(stored) ? failure(tableText.dealing) : rule(stored, table))
}

function isDealing({ status, setup }: StoredTable): boolean {
  return status === 'waiting' && setup.dealing !== undefined
}
