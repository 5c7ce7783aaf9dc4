import type { About, SeatSpec } from '@holdout/engine'
import { readyText } from '../../text/setup.ts'
import { type Chair, nameOf } from './plan.ts'

/** Whether the table can start: a sentence, and further information. */
export interface Ready {
  readonly ok: boolean
  readonly say: string
  readonly more: string
}

export function readiness({
  chairs,
  seats,
  refused,
  house,
  timer,
  about,
}: {
  readonly chairs: readonly Chair[]
  readonly seats: readonly SeatSpec[]
  /** Why the engine rejects the options; null if it accepts them. */
  readonly refused: string | null
  /** The number of house rules. */
  readonly house: number
  /** The timer in words; null if the game has none. */
  readonly timer: string | null
  readonly about: About | undefined
}): Ready {
  if (refused !== null) return { ok: false, say: refused, more: readyText.fixOptions }
  const twice = sameName(chairs)
  if (twice !== null) return { ok: false, say: readyText.sameName(twice), more: readyText.changeName }
  const bots = chairs.filter(({ kind }) => kind !== 'person')
  const level = new Set(bots.map(({ kind }) => kind)).size === 1 ? bots[0].kind : null
  return {
    ok: true,
    say: readyText.players(chairs.length - bots.length, bots.length, level, isTeam(seats)),
    more: moreOf(house, timer, about),
  }
}

/** A name that two people share; the log could not tell them apart. */
function sameName(chairs: readonly Chair[]): string | null {
  const names = chairs
    .filter(({ kind, name }) => kind === 'person' && nameOf(name) !== '')
    .map(({ name }) => nameOf(name))
  const lower = names.map(name => name.toLowerCase())
  return names.find((_name, i) => lower.indexOf(lower[i]) !== i) ?? null
}

function isTeam(seats: readonly SeatSpec[]): boolean {
  return seats.length > 0 && seats.every(({ side }) => side !== undefined && side === seats[0].side)
}

function moreOf(house: number, timer: string | null, about: About | undefined): string {
  const time = about ? readyText.minutes(about.minutes) : ''
  return [time, timer && readyText.timer(timer), readyText.houseRules(house)].filter(Boolean).join(' ')
}
