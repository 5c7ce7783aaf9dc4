import { Match, type OptionSpec, readOptions, type Seat, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { StoredSeat, TableSetup } from '../../store/store.ts'
import { noteText, tableText } from '../../text/table.ts'
import { arrangeError, noted, placed, seatRange } from '../seating.ts'
import { failure, type RequestResult, type TableRule } from './request.ts'

/** The number of changed options that a note names. */
const MOST_NAMED = 3

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

/** Puts the players on the seats of the new options. A player whose seat disappears moves to a free one. */
function reseated(setup: TableSetup, game: AnyKnownGame, options: Record<string, unknown>): TableSetup | RequestResult {
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

/** The note about changed options. */
function changesIn(
  game: AnyKnownGame,
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
