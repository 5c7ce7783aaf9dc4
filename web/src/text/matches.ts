import { quantity } from '@holdout/words'
import { listText } from './common.ts'

/** How bots are named in records: by this app, and by the simulator. */
const BOT = / bot$|^(easy|medium|hard|expert|greedy|random)$/

/** The players of a saved game. In a record, "player" is a person without a name. */
export function playersText(players: Readonly<Record<string, string>>): string {
  const all = Object.values(players)
  const bots = all.filter(name => BOT.test(name)).length
  const people = all.filter(name => !BOT.test(name))
  const named = people.filter(name => name !== 'player')
  const botText = bots === 0 ? [] : [botCount(bots)]
  if (people.length === 0) return `${botCount(bots)} only`
  if (people.length === 1 && named.length === 0) return bots === 0 ? 'solo' : `with ${botCount(bots)}`
  const unnamed = people.length - named.length
  const others = unnamed === 0 ? [] : [named.length === 0 ? quantity(unnamed, 'person', 'people') : `${unnamed} more`]
  return listText([...named, ...others, ...botText])
}

/** How long something has lasted; empty below a minute. */
export function waitText(since: number, now: number): string {
  const minutes = Math.floor((now - since) / 60_000)
  if (since <= 0 || minutes < 1) return ''
  if (minutes < 60) return `for ${quantity(minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `for ${quantity(hours, 'hour')}` : `for ${quantity(Math.floor(hours / 24), 'day')}`
}

/** How long ago something happened; empty if the time is unknown. */
export function timeAgo(when: number, now: number): string {
  if (when <= 0) return ''
  const minutes = Math.floor((now - when) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${quantity(minutes, 'minute')} ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${quantity(hours, 'hour')} ago`
  const days = Math.floor(hours / 24)
  if (days < 14) return days === 1 ? 'yesterday' : `${quantity(days, 'day')} ago`
  return `on ${dateText(when)}`
}

export function dateText(when: number): string {
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' }).format(when)
}

export function moveCount(moves: number): string {
  return quantity(moves, 'move')
}

export function botCount(bots: number): string {
  return quantity(bots, 'bot')
}

/** Who won; in a solo game, whether it was won. */
export function winnersText(names: readonly string[], seats: number): string {
  if (seats === 1) return names.length === 1 ? 'won' : 'lost'
  if (names.length === 0) return 'no winner'
  return names.length === seats ? 'all players won' : `${listText(names)} won`
}

/** A match whose winners were not saved. */
export const finished = 'finished'

/** The title of a game that was continued from a move of another one. */
export function copyOf(game: string, move: number): string {
  return `Copy of ${game}, from move ${move}`
}
