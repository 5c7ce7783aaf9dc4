import {
  type AnyMove,
  type AnyState,
  chanceFrom,
  type Facets,
  InputError,
  Match,
  SeededChance,
  textOf,
  writeRecord,
  writeScenario,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Attempt, FoundFault, Property } from './look.ts'
import { brief, same } from './plain.ts'
import { choicesOf, type Playthrough, replayed, type SeatMove } from './playthrough.ts'

/** How the reported match was made from the one that failed. */
interface Shortened {
  /** The number of moves of the original match. */
  readonly from: number
  /** False if the fault did not show when the same match was replayed. */
  readonly happensAgain: boolean
}

/**
 * Describes what failed, and the shortest match that shows it: as a scenario to paste, and as the moves of its record.
 */
export function faultText(
  property: string,
  fault: FoundFault,
  play: Playthrough,
  blames: Property['blames'],
  shortened: Shortened,
): string {
  const { game, seed, options } = play.start
  const { from, happensAgain } = shortened
  const length = `${play.played.length}${from === play.played.length ? '' : ` (shortened from ${from})`}`
  const again = happensAgain
    ? ''
    : 'The fault did not show in a replay of the same match, so the game is not deterministic.'
  return [
    `${game.title}: it is not true that ${property}.`,
    `  expected  ${fault.expected}`,
    `  found     ${fault.found}`,
    `  seed      ${seed}`,
    `  options   ${JSON.stringify(options)}`,
    `  moves     ${length}`,
    ...(again ? [again] : []),
    '',
    ...scenarioOf(property, fault, play, blames),
    '',
    "The record's moves:",
    ...movesOf(play, fault),
  ].join('\n')
}

/**
 * The position before the move that shows the fault, and that move; the whole record if the position cannot be written.
 */
function scenarioOf(property: string, fault: FoundFault, play: Playthrough, blames: Property['blames']): string[] {
  const { game, options } = play.start
  const shown = blames === 'last-move' && fault.attempts.length === 0 && play.played.length ? oneMoveBack(play) : null
  const { state, next } = shown ?? { state: play.state, next: writable(game, fault.attempts) }
  const title = `${property}: ${fault.found.split('\n')[0]}`
  try {
    const lost = notExpressed(game, options, state)
    if (lost) return [`It cannot be written as a scenario: ${lost}.`, ...recordOf(play)]
    return ['As a scenario to paste:', '', writeScenario(game, title, options, state, next)]
  } catch (error) {
    return [`It cannot be written as a scenario: ${(error as Error).message}`, ...recordOf(play)]
  }
}

/** The record as a file, if the match can be replayed. */
function recordOf({ start, played }: Playthrough): string[] {
  try {
    const match = Match.start(start.game, { seed: start.seed, options: start.options as Record<string, unknown> })
    for (const [seat, move] of played) match.play(seat, move)
    return ['As a record:', '', writeRecord(match.record())]
  } catch {
    return []
  }
}

function oneMoveBack(play: Playthrough): { state: AnyState; next: readonly SeatMove[] } | null {
  const before = replayed(play.start, choicesOf(play).slice(0, -1))
  return before && { state: before.state, next: play.played.slice(-1) }
}

/** The moves of a fault, if they can be written. Nonsense cannot. */
function writable(game: AnyKnownGame, attempts: readonly Attempt[]): readonly SeatMove[] {
  try {
    for (const { move } of attempts) game.notation.readMove(game.notation.writeMove(move))
    return attempts.map(({ seat, move }) => [seat, move as AnyMove])
  } catch {
    return []
  }
}

/** The part of a position that the notation loses when it writes and reads it; null if nothing visible. */
function notExpressed(game: AnyKnownGame, options: unknown, state: AnyState): string | null {
  if (state.outcome) return 'the game is over, and a scenario begins in the midst of one'
  const zones = Object.entries(game.notation.zones(options))
  const given = new Map<string, Facets>(zones.map(([name, zone]) => [name, zone.write(state)]))
  try {
    const placed = game.notation.place(options, given, new SeededChance(chanceFrom('scenario')))
    if (!same(game.pending(placed), game.pending(state)))
      return `it would ask ${brief(asked(game, placed))}, and here is asked ${brief(asked(game, state))}`
    const zone = zones.find(([, { write }]) => !same(write(placed), write(state)))
    return zone
      ? `zone ${zone[0]} comes out as ${textOf(zone[1].write(placed))}, not ${textOf(zone[1].write(state))}`
      : null
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

function asked(game: AnyKnownGame, s: AnyState): string[] {
  const must = game.pending(s).filter(({ kind }) => kind === 'must')
  return must.map(({ seat, decision }) => `${seat} ${decision}`)
}

/** Shows only the last moves of a long match. The seed gives the rest. */
const LAST_MOVES = 200

function movesOf(play: Playthrough, fault: FoundFault): string[] {
  const lines = play.played.map(([seat, move], i) => `  ${i + 1}. ["${seat}",${JSON.stringify(move)}]`)
  for (const { seat, move } of fault.attempts) lines.push(`  then  ["${seat}",${JSON.stringify(move)}]`)
  const left = lines.length - LAST_MOVES
  return left > 0 ? [`  … ${left} moves …`, ...lines.slice(-LAST_MOVES)] : lines.length ? lines : ['  none']
}
