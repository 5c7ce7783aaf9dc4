import type { About, SeatSpec } from '@holdout/engine'
import { type Chair, nameOf } from './plan.ts'

/** Whether the table can be opened, in a sentence, and what else one should know. */
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
  about,
}: {
  readonly chairs: readonly Chair[]
  readonly seats: readonly SeatSpec[]
  /** Why the engine does not take the options. */
  readonly refused: string | null
  /** How many house options there are. */
  readonly house: number
  readonly about: About | undefined
}): Ready {
  if (refused !== null) return { ok: false, say: refused, more: 'Change it, or go back to standard.' }
  const twice = sameName(chairs)
  if (twice !== null)
    return { ok: false, say: `Two players are called “${twice}”.`, more: 'Give one of them another name.' }
  const people = chairs.filter(({ kind }) => kind === 'person').length
  return { ok: true, say: company(people, chairs.length - people, together(seats)), more: moreOf(house, about) }
}

/** A name that two people have; the log could not tell them apart. */
function sameName(chairs: readonly Chair[]): string | null {
  const names = chairs
    .filter(({ kind, name }) => kind === 'person' && nameOf(name) !== '')
    .map(({ name }) => nameOf(name))
  const lower = names.map(name => name.toLowerCase())
  return names.find((_name, i) => lower.indexOf(lower[i]) !== i) ?? null
}

function together(seats: readonly SeatSpec[]): boolean {
  return seats.length > 0 && seats.every(({ side }) => side !== undefined && side === seats[0].side)
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function company(people: number, bots: number, team: boolean): string {
  const botWords = bots === 1 ? 'a bot' : `${NUMBERS[bots]} bots`
  if (people === 0) return 'Nobody plays: you watch the bots.'
  if (people === 1) {
    if (bots === 0) return 'You are on your own.'
    return team ? `You and ${botWords}, together.` : `You against ${botWords}.`
  }
  const peopleWords = `${capital(NUMBERS[people])} people`
  return bots === 0 ? `${peopleWords} around one screen.` : `${peopleWords} and ${botWords} around one screen.`
}

function moreOf(house: number, about: About | undefined): string {
  const time = about ? `About ${about.minutes[0]} to ${about.minutes[1]} minutes.` : ''
  const apart = house === 0 ? '' : `${house === 1 ? '1 house option' : `${house} house options`}: counted apart.`
  return [time, apart].filter(Boolean).join(' ')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
