import { type AnyMove, type ChanceState, readOptions, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Coverage } from './coverage.ts'
import { faultText } from './fault-text.ts'
import { FoundFault, faultOf, lookAt, type Property, type PropertyRun } from './look.ts'
import { choose, GreedyPlayer, type Habits, lengthOfGames } from './players.ts'
import { choicesOf, Playthrough, replayed, type ShortenedChoice, type Start } from './playthrough.ts'
import { PROPERTIES } from './properties/index.ts'
import { fallen, listedMovesApply } from './properties/listed-moves.ts'
import { Schedule, VERY_MANY_GAMES } from './schedule.ts'
import { shrink } from './shrink.ts'
import { type AnySpec, variedOptions } from './spec.ts'
import { Stock } from './stock.ts'

/** The result of a run. */
export interface Survey {
  readonly game: AnyKnownGame
  readonly seed: string
  readonly games: number
  readonly optionSets: number
  readonly decisions: number
  readonly coverage: Coverage
  /** How often each property was checked. */
  readonly held: ReadonlyMap<string, number>
  /** The message about the first failure of each property that failed. */
  readonly faults: ReadonlyMap<string, string>
}

const GAME_ENDS = 'every game ends'
const GREEDY_PLAYS = 'the greedy bot plays listed moves'

/** The names of all promises. */
export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.map(({ name }) => name), GAME_ENDS, GREEDY_PLAYS]

/** One in this many matches has players who may concede; they do so at one in this many decisions. */
const QUITTERS_ONE_IN = 32
const QUIT_ONE_IN = 12
/** In a greedy match one in this many moves is random, so that matches differ. */
const WHIM_ONE_IN = 12
/** In a long run at most one in this many matches is greedy, because one costs as much as a dozen others. */
const GREEDY_IN_LONG_RUNS = 100
/** The most moves kept to try where they are illegal: per kind, and in total. */
const KNOWN_OF_A_KIND = 12
const KNOWN_MOVES = 600

/** A part of a run, by match numbers. */
export interface SurveyPart {
  readonly from: number
  /** The number after its last match. */
  readonly to: number
  /** Called after every match. */
  played?(): void
}

/**
 * Plays the matches of a spec and checks every property: cheap ones at every position, costly ones at a seeded choice
 * of positions. Returns what failed, with the shortest match that shows it, and what was reached. `checkGame` turns
 * this into tests. A match is the same in a run of any size and in any part of it.
 */
export function survey(game: AnyKnownGame, spec: AnySpec, part: SurveyPart = { from: 0, to: spec.games }): Survey {
  const surveyor = new Surveyor(game, spec)
  for (let n = part.from; n < part.to && !surveyor.knowsEnough; n++) {
    surveyor.playGame(n)
    part.played?.()
  }
  return surveyor
}

class Surveyor implements Survey {
  readonly seed: string
  games = 0
  readonly optionSets: number
  readonly coverage: Coverage
  readonly held = new Map<string, number>()
  readonly faults = new Map<string, string>()
  decisions = 0
  private readonly promises: ReadonlySet<string>
  private readonly sets: readonly unknown[]
  private readonly isLong: boolean
  private readonly schedule: Schedule
  private readonly known = new Map<string, AnyMove>()
  private readonly knownKinds = new Map<string, number>()
  private readonly run: PropertyRun
  private readonly greedy: GreedyPlayer

  constructor(
    readonly game: AnyKnownGame,
    private readonly spec: AnySpec,
  ) {
    this.seed = process.env.HOLDOUT_SEED ?? spec.seed ?? 'holdout'
    const sets = spec.options ?? (variedOptions(game.options) as Record<string, unknown>[])
    this.sets = sets.map(set => readOptions(game.options, set))
    this.optionSets = sets.length
    this.promises = new Set(spec.only ?? PROPERTY_NAMES)
    this.isLong = spec.longRun ?? spec.games > VERY_MANY_GAMES
    const positions = this.isLong ? lengthOfGames(game, this.sets) : null
    this.schedule = new Schedule(spec.games, positions, spec.looksOneIn)
    this.coverage = new Coverage(game)
    this.greedy = new GreedyPlayer(game)
    this.run = {
      pieces: spec.pieces,
      ruleIds: new Set(game.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id))),
      known: this.known,
      coverage: this.coverage,
      internalIds: spec.internalIds ?? null,
    }
  }

  /** Whether every property to check is already known to be broken. */
  get knowsEnough(): boolean {
    return [...this.promises].every(promise => this.faults.has(promise))
  }

  playGame(n: number): void {
    const seed = `${this.seed}/${this.game.slug}/${n}`
    const start = { game: this.game, seed, options: this.sets[n % this.sets.length] }
    const play = this.begin(start)
    const stock = new Stock(this.run.pieces(play.state))
    const looks = SeededChance.of(`${seed}/looks`) // separate from the players' random numbers, so that checks do not change matches
    const next = this.playerOf(n, SeededChance.of(`${seed}/luck`))
    this.games += 1
    for (;;) {
      this.hold(play, stock, looks)
      for (const event of play.events) this.coverage.event(event)
      if (play.state.outcome) return this.ended(play)
      if (play.ways.length === 0) return // already reported by `aSeatIsAsked`
      if (play.played.length >= (this.spec.longest ?? 5000)) return this.isEndless(play)
      this.noteDecision(play)
      if (!this.playOn(play, next(play))) return
    }
  }

  private begin(start: Start): Playthrough {
    try {
      return new Playthrough(start, step => this.coverage.count('steps', step))
    } catch (error) {
      const { game, seed, options } = start
      const set = JSON.stringify(options)
      throw new Error(`${game.title} cannot be set up with seed "${seed}" and options ${set}: ${error}`, {
        cause: error,
      })
    }
  }

  /**
   * Checks the properties that are due. A property that has failed is not checked again; its first fault is reported.
   */
  private hold(play: Playthrough, stock: Stock, luck: SeededChance): void {
    const look = lookAt(play, this.run, stock, luck)
    const closer = this.schedule.looksCloser(luck, play.state.outcome !== null)
    for (const property of PROPERTIES) {
      const { name } = property
      if (!this.asksFor(name) || !this.isDue(property, play, luck, closer)) continue
      this.count(name)
      const luckBefore = { ...luck.state }
      const fault = faultOf(property, look)
      if (fault) this.report(property, fault, play, luckBefore)
    }
  }

  /** Chosen by the seed, but even the shortest run checks every property once. */
  private isDue(property: Property, play: Playthrough, luck: SeededChance, closer: boolean): boolean {
    if (property.oneIn === 1) return true
    const atEnd = play.state.outcome !== null
    if (closer && this.schedule.isDue(property, luck, atEnd)) return true
    return !this.held.has(property.name) && (atEnd || property.oneInAtEnd === undefined)
  }

  private playOn(play: Playthrough, choice: number): boolean {
    const way = play.ways[choice]
    try {
      play.play(choice)
      this.coverage.move(way.move)
      return true
    } catch (error) {
      if (this.asksFor(listedMovesApply.name))
        this.report(listedMovesApply, fallen(way, error), replayed(play.start, choicesOf(play)) ?? play, null)
      return false
    }
  }

  /** The players of match n: random, sometimes with players who concede, sometimes the greedy bot. */
  private playerOf(n: number, luck: SeededChance): (play: Playthrough) => number {
    const { clockOneIn = 20 } = this.spec
    const quits = luck.int('quits', QUITTERS_ONE_IN) === 0
    const habits: Habits = { clock: clockOneIn, stepIn: 3, standing: quits ? QUIT_ONE_IN : null }
    const random = (play: Playthrough): number => choose(luck, play.ways, habits)
    const { greedyOneIn } = this
    const greedy = greedyOneIn !== null && (n === 0 || luck.int('greedy', greedyOneIn) === 0)
    if (!greedy) return random
    return play => {
      const asked = luck.int('whim', WHIM_ONE_IN) > 0
      return (asked ? this.greedyChoice(play, luck) : null) ?? random(play)
    }
  }

  private get greedyOneIn(): number | null {
    const { greedyOneIn = 100 } = this.spec
    return this.isLong && greedyOneIn !== null ? Math.max(greedyOneIn, GREEDY_IN_LONG_RUNS) : greedyOneIn
  }

  private greedyChoice(play: Playthrough, luck: SeededChance): number | null {
    if (this.faults.has(GREEDY_PLAYS)) return null
    this.count(GREEDY_PLAYS)
    try {
      return this.greedy.choose(luck, play.state, play.ways)
    } catch (error) {
      this.tell(GREEDY_PLAYS, new FoundFault('the bot to play a listed move', `${error}`), play)
      return null
    }
  }

  private ended(play: Playthrough): void {
    this.count(GAME_ENDS)
    if (play.state.outcome) this.coverage.ending(play.state.outcome)
  }

  /** Reports an endless match, which cannot be shortened. */
  private isEndless(play: Playthrough): void {
    this.count(GAME_ENDS)
    const fault = new FoundFault('the game to end', `it goes on after ${play.played.length} moves`)
    this.tell(GAME_ENDS, fault, play)
  }

  /** Shortens the match that showed a fault, and keeps the message about it. */
  private report(property: Property, fault: FoundFault, play: Playthrough, luckBefore: ChanceState | null): void {
    const { start } = play
    const choices = choicesOf(play)
    const stock = new Stock(this.run.pieces(new Playthrough(start).state))
    const again = (shortened: readonly ShortenedChoice[]): FoundFault | null => {
      const shorter = replayed(start, shortened)
      if (shorter === null) return null
      const look = (luck: SeededChance, thorough: boolean): FoundFault | null =>
        faultOf(property, lookAt(shorter, this.run, stock, luck, thorough))
      return (luckBefore && look(new SeededChance({ ...luckBefore }), false)) ?? look(SeededChance.of(start.seed), true)
    }
    const happensAgain = again(choices) !== null
    const shortest = happensAgain ? shrink(choices, shortened => again(shortened) !== null) : choices
    const shown = happensAgain ? (again(shortest) ?? fault) : fault
    const shownPlay = happensAgain ? (replayed(start, shortest) ?? play) : play
    const shortened = { from: choices.length, happensAgain }
    this.faults.set(property.name, faultText(property.name, shown, shownPlay, property.blames, shortened))
  }

  private tell(property: string, fault: FoundFault, play: Playthrough): void {
    if (!this.asksFor(property)) return
    const length = { from: play.played.length, happensAgain: true }
    this.faults.set(property, faultText(property, fault, play, 'position', length))
  }

  private noteDecision(play: Playthrough): void {
    this.decisions += 1
    this.coverage.decisions(this.game.pending(play.state))
    for (const { move } of play.ways) {
      if (this.known.size >= KNOWN_MOVES) return
      const kind = 'card' in move ? `${move.move} ${move.card}` : move.move
      const kept = this.knownKinds.get(kind) ?? 0
      if (kept >= KNOWN_OF_A_KIND) continue
      const key = JSON.stringify(move)
      if (this.known.has(key)) continue
      this.knownKinds.set(kind, kept + 1)
      this.known.set(key, move)
    }
  }

  /** Whether this promise still has to be checked. */
  private asksFor(promise: string): boolean {
    return this.promises.has(promise) && !this.faults.has(promise)
  }

  private count(property: string): void {
    this.held.set(property, (this.held.get(property) ?? 0) + 1)
  }
}
