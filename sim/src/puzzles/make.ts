import { type Bot, botFor, Comparison, mean, perspective, Search, settingsFor } from '@holdout/bots'
import { type AnyMove, type AnyScenarioMatch, CLOCK, hashOf, Match, SeededChance, sameFlat } from '@holdout/engine'
import { type AnyKnownGame, type Grade, LEAST_LEAD, type Puzzle, writePuzzle } from '@holdout/knowledge'
import { explained } from './explain.ts'
import { isAhead, judged, makingDepth } from './judge.ts'
import { linesOf, type PuzzlePosition, positionOf, shortened, writtenPosition } from './position.ts'

export interface PuzzleRequest {
  readonly game: AnyKnownGame
  readonly count: number
  readonly seed: string
  /** The ids of puzzles that there are already. */
  readonly known: ReadonlySet<string>
}

/** What was done since the last report. */
export interface PuzzleMakingProgress {
  /** Matches begun, positions in which the mistake was found, and puzzles accepted. */
  readonly matches: number
  readonly searched: number
  readonly found: number
  /** A new puzzle, as a block of its file. */
  readonly block: string | null
}

/** Sampled states for each move in the first, quick searches: of all moves, and of the nearest ones again. */
const QUICK = { all: 5, near: 16 } as const
const WIDTH = 24
const NEAR = 4

/** Decisions between two puzzles of one match, so that they differ. */
const APART = 10

/** A position that is all but decided makes no puzzle. */
const OPEN = [0.04, 0.97] as const

/** Makes puzzles from matches between bots of several levels. The same request gives the same puzzles everywhere. */
export function* puzzles({ game, count, seed, known }: PuzzleRequest): Generator<PuzzleMakingProgress> {
  const ids = new Set(known)
  let found = 0
  let searched = 0
  for (let number = 0; found < count; number++) {
    for (const visited of positionsOf(game, `${seed}/${number}`)) {
      if (found === count) return
      searched += 1
      const made = puzzleIn(game, visited)
      const isNew = made !== null && !ids.has(made.id)
      if (isNew) {
        found += 1
        ids.add(made.id)
        visited.taken()
      }
      yield { matches: number + 1, searched, found, block: isNew ? made.block : null }
    }
  }
}

interface Visited {
  readonly lines: readonly string[]
  readonly position: PuzzlePosition
  readonly seed: string
  /** Positions that follow soon are passed over. */
  taken(): void
}

/** The positions of a match between bots that a puzzle may start from. */
function* positionsOf(game: AnyKnownGame, seed: string): Generator<Visited> {
  const match = Match.start(game, { seed }) as AnyScenarioMatch
  const luck = SeededChance.of(`${seed}/bots`)
  const seats = game.seats(match.options)
  const bots: Record<string, Bot> = Object.fromEntries(
    seats.map(({ seat }) => [seat, botFor(game, LEVELS[luck.int('level', LEVELS.length)])]),
  )
  let wait = luck.int('wait', APART)
  while (!match.over) {
    const { state } = match
    const decision = game.pending(state).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
    if (!decision) {
      match.play(CLOCK, game.clocks(state)[0].expires)
      continue
    }
    const moves = game.moves(state, decision.seat)
    wait -= 1
    if (wait < 0 && moves.length > 2 && game.puzzleGoal?.(state, decision)) {
      const lines = writtenPosition(game, match.options, state)
      if (lines) {
        const position = positionOf(game, linesOf(game, lines))
        const taken = (): void => {
          wait = APART
        }
        yield { lines, position, seed: `${seed}/${match.entries.length}`, taken }
      }
    }
    match.play(decision.seat, bots[decision.seat].choose(perspective(game, state, decision, moves, luck)) ?? moves[0])
  }
}

const LEVELS = ['easy', 'medium', 'medium']

function puzzleIn(game: AnyKnownGame, visited: Visited): { readonly id: string; readonly block: string } | null {
  const { seed } = visited
  const likely = promising(game, visited.position, seed)
  if (!likely) return null
  const mistake = temptingMistake(game, visited.position, likely, seed)
  if (!mistake) return null
  const least = LEAST_LEAD / 100
  // The position as its player sees it does not change with the lines that are left out afterwards.
  const result = judged(game, visited.position, mistake, makingDepth(game), seed, least)
  if (!result || result.margin - 2 * result.error < least) return null
  if (result.chance < OPEN[0] || result.chance > OPEN[1]) return null
  const lines = shortened(game, visited.lines)
  const position = positionOf(game, linesOf(game, lines))
  const goal = game.puzzleGoal?.(position.state, position.decision)
  if (!goal || !isConfirmed(game, position, result.best, seed)) return null
  const { grade, rating } = difficulty(game, position, result.best, seed)
  const id = hashOf([lines, game.notation.writeMove(result.best)]).slice(0, 8)
  const puzzle: Omit<Puzzle, 'lines'> = {
    id,
    goal,
    grade,
    rating,
    seat: position.decision.seat,
    best: game.notation.writeMove(result.best),
    mistake: game.notation.writeMove(mistake),
    chance: Math.round(100 * result.chance),
    margin: points(result.margin),
    error: points(result.error),
    cost: points(result.cost),
    ...explained(game, position, result.best, mistake, `${seed}/facts`),
  }
  return { id, block: writePuzzle(puzzle, lines) }
}

/** How much further the last search plays on. */
const FURTHER = 3

/** Whether the move also leads where other states are played on further: the estimate of a near position may be wrong. */
function isConfirmed(game: AnyKnownGame, position: PuzzlePosition, best: AnyMove, seed: string): boolean {
  const depth = makingDepth(game)
  return isAhead(game, position, best, { ...depth, decisions: FURTHER * depth.decisions }, `${seed}/further`)
}

/** The move that two quick searches prefer to all others; null if there is none. */
function promising(game: AnyKnownGame, position: PuzzlePosition, seed: string): AnyMove | null {
  const settings = { ...settingsFor(game, QUICK.all * Math.min(WIDTH, position.moves.length)), doubt: 0 }
  const search = new Search(game, seenAt(game, position, `${seed}/quick`), settings)
  while (!search.step());
  const likely = leader(search.candidates)
  if (!likely) return null
  const near = search.candidates.slice(0, NEAR).flatMap(({ move }) => move ?? [])
  const again = new Comparison(
    game,
    seenAt(game, position, `${seed}/quick again`),
    near,
    { ...settings, iterations: QUICK.near * near.length },
    s => ({ value: game.bot.rate(s, position.decision.seat) }),
  )
  while (!again.step());
  const confirmed = leader(again.all.map(({ move, values }) => ({ move, mean: mean(values) })))
  return confirmed && sameFlat(confirmed, likely) ? likely : null
}

/** The move that leads all others by enough for a puzzle. */
function leader(all: readonly { readonly move: AnyMove | null; readonly mean: number }[]): AnyMove | null {
  const [first, second] = [...all].sort((a, b) => b.mean - a.mean)
  return second === undefined || first.mean - second.mean >= LEAST_LEAD / 100 ? first.move : null
}

/** A medium bot's move, or else one that easy bots choose often. Null if both find the best move. */
function temptingMistake(game: AnyKnownGame, position: PuzzlePosition, best: AnyMove, seed: string): AnyMove | null {
  const medium = botFor(game, 'medium').choose(seenAt(game, position, `${seed}/medium`))
  if (medium && !sameFlat(medium, best)) return medium
  const easy = botFor(game, 'easy')
  const wrong: { readonly move: AnyMove; times: number }[] = []
  for (let i = 0; i < TRIES.easy; i++) {
    const move = easy.choose(seenAt(game, position, `${seed}/easy/${i}`))
    if (!move || sameFlat(move, best)) continue
    const known = wrong.find(other => sameFlat(other.move, move))
    if (known) known.times += 1
    else wrong.push({ move, times: 1 })
  }
  const often = wrong.filter(({ times }) => times >= TRIES.easy / 4)
  return often.length === 0 ? null : often.reduce((a, b) => (b.times > a.times ? b : a)).move
}

/** The tries of each level of bots. */
const TRIES = { easy: 12, medium: 6, hard: 3 } as const

/** How hard the move is to find: by how often bots find it. */
function difficulty(
  game: AnyKnownGame,
  position: PuzzlePosition,
  best: AnyMove,
  seed: string,
): { readonly grade: Grade; readonly rating: number } {
  const shares = Object.entries(TRIES).map(([level, tries]) => {
    const bot = botFor(game, level)
    let right = 0
    for (let i = 0; i < tries; i++) {
      const move = bot.choose(seenAt(game, position, `${seed}/${level}/${i}`))
      if (move && sameFlat(move, best)) right += 1
    }
    return right / tries
  })
  const found = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return { grade: found >= 0.45 ? 1 : found >= 0.3 ? 2 : 3, rating: Math.round(1900 - 1000 * found) }
}

function seenAt(game: AnyKnownGame, { state, decision, moves }: PuzzlePosition, seed: string) {
  return perspective(game, state, decision, moves, SeededChance.of(seed))
}

function points(chance: number): number {
  return Math.round(1000 * chance) / 10
}
