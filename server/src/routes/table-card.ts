import { type About, botNameIn, type SeatSpec } from '@holdout/engine'
import { factsText } from '@holdout/protocol/pages'
import type { PictureText } from '../http/pictures.ts'
import type { StoredSeat, StoredTable } from '../store/store.ts'
import { wasEndedByPlayers } from '../tables/table-setup.ts'
import { pageText } from '../text/page.ts'

/** A moment of a replay as its link names it: the number of moves, and the seat that looks. */
export interface LinkedMoment {
  readonly move?: unknown
  readonly as?: unknown
}

/** A table with its game. */
export interface CardTable {
  readonly about: About
  readonly seats: readonly SeatSpec[]
  readonly stored: StoredTable
}

/** What a link to a table shows, and the text of its picture. */
export interface TableCard {
  readonly title: string
  readonly text: string
  readonly picture: PictureText
}

interface Lines {
  readonly title: string
  readonly lines: readonly (readonly string[])[]
}

/** The characters that the fonts of pictures have. */
const DRAWN = /^[ -~\u00a0-\u00ff]*$/

/**
 * What everyone who has the link of a table may read: names, free seats, timer and result. Nothing else of the setup,
 * because chats keep it. With a moment: of its replay.
 */
export function tableCard(table: CardTable, moment: LinkedMoment | null): TableCard {
  const { title, lines } = linesOf(table, moment)
  const drawn = linesOf({ ...table, stored: withDrawnNames(table.stored) }, moment)
  const picture = { game: table.about.slug, heading: drawn.title, lines: drawn.lines.map(joined) }
  return { title, text: `${lines.map(joined).join('. ')}.`, picture }
}

function joined(facts: readonly string[]): string {
  return facts.join(' · ')
}

function linesOf(table: CardTable, moment: LinkedMoment | null): Lines {
  const { about, stored } = table
  const { setup } = stored
  const { title: game } = about
  const timer = timerFacts(about, setup.options)
  if (stored.status === 'waiting') {
    const free = setup.seats.filter(({ kind }) => kind === 'open').length
    const title = pageText.invitation(setup.host.name || pageText.aPlayer, game)
    return { title, lines: [[pageText.waiting(free), ...timer], [factsText(about)]] }
  }
  if (stored.status === 'playing') {
    const players = setup.spectators ? [playersText(setup.seats)] : [pageText.noSpectators]
    return { title: pageText.running(game), lines: [players, [pageText.moves(stored.moves), ...timer]] }
  }
  if (wasNeverPlayed(stored)) return { title: pageText.closed(game), lines: [[pageText.closedText]] }
  const title = moment ? pageText.replay(game, moveOf(moment, stored)) : pageText.over(game)
  const viewer = setup.seats.find(({ seat }) => seat === moment?.as)
  const seen = viewer ? [pageText.seenBy(nameOf(viewer, table))] : []
  return { title, lines: [[playersText(setup.seats), ...seen], resultFacts(table)] }
}

/** Whether everyone left the table before the first move. */
export function wasNeverPlayed({ status, outcome, moves }: StoredTable): boolean {
  return status === 'over' && outcome === 'abandoned' && moves === 0
}

function movesOf({ setup, moves }: StoredTable): number {
  return setup.played ?? moves
}

function moveOf({ move }: LinkedMoment, stored: StoredTable): number | null {
  return typeof move === 'string' && /^\d{1,6}$/.test(move) && Number(move) <= movesOf(stored) ? Number(move) : null
}

function resultFacts(table: CardTable): string[] {
  const { outcome, winners, setup } = table.stored
  const names = setup.seats.filter(({ seat }) => winners?.includes(seat)).map(seat => nameOf(seat, table))
  const result = wasEndedByPlayers(outcome) ? [pageText.stopped] : winners ? [pageText.won(names)] : []
  return [...result, pageText.moves(movesOf(table.stored))]
}

function isBot({ kind, user }: StoredSeat): boolean {
  return kind === 'bot' && user === null
}

function playersText(seats: readonly StoredSeat[]): string {
  const people = seats.filter(seat => seat.kind !== 'open' && !isBot(seat))
  return pageText.players(
    people.map(({ name }) => name || pageText.aPlayer),
    seats.filter(isBot).length,
  )
}

function nameOf(seat: StoredSeat, { seats }: CardTable): string {
  const spec = seats.find(one => one.seat === seat.seat) ?? { title: seat.seat }
  return isBot(seat) ? botNameIn(spec) : seat.name || spec.title
}

/** The timer of a table, such as "60 s per turn"; nothing if it has none. */
function timerFacts({ clock }: About, options: Readonly<Record<string, unknown>>): string[] {
  const { option, each } = clock?.shown ?? { option: 'table-clock', each: pageText.perDecision }
  const seconds = options[option]
  return typeof seconds === 'number' && seconds > 0 ? [pageText.seconds(seconds, each)] : []
}

/** The table without the names that a picture cannot show. */
function withDrawnNames(stored: StoredTable): StoredTable {
  const { setup } = stored
  const shown = <T extends { readonly name: string }>(one: T): T => (DRAWN.test(one.name) ? one : { ...one, name: '' })
  return { ...stored, setup: { ...setup, host: shown(setup.host), seats: setup.seats.map(shown) } }
}
