import { type AnyGame, type AnyMove, type ChanceState, canonical, readOptions, SeededChance } from '@holdout/engine'
import { Coverage } from './coverage.ts'
import { Fault, faultOf, lookAt, type Property, type Run } from './look.ts'
import { choose, GreedyPlayer, type Habits } from './players.ts'
import { type Choice, choicesOf, Playthrough, replayed, type Start } from './playthrough.ts'
import { PROPERTIES } from './properties/index.ts'
import { fallen, listedMovesApply } from './properties/listed-moves.ts'
import { shrink } from './shrink.ts'
import { type AnySpec, variedOptions } from './spec.ts'
import { tellFault } from './tell-fault.ts'

/** What a run of games found. */
export interface Survey {
  readonly game: AnyGame
  readonly seed: string
  readonly games: number
  readonly optionSets: number
  readonly decisions: number
  readonly coverage: Coverage
  /** How often each property was put to the test. */
  readonly held: ReadonlyMap<string, number>
  /** For each property that failed, the message about its first failure. */
  readonly faults: ReadonlyMap<string, string>
}

const GAME_ENDS = 'every game ends'
const GREEDY_PLAYS = 'the greedy bot plays listed moves'

/** The names of all that a game is held to. */
export const PROMISES: readonly string[] = [...PROPERTIES.map(({ name }) => name), GAME_ENDS, GREEDY_PLAYS]

/** One game in so many has players who may concede, and then they do so at one decision in so many. */
const QUITTERS_ONE_IN = 32
const QUIT_ONE_IN = 12
/** In a greedy game one move in so many is a random one all the same, so that no two games go alike. */
const WHIM_ONE_IN = 12
/** In a run of fewer games than this a property is looked at more often: a short run looks closer. */
const MANY_GAMES = 500
/** In a run of more games than this the dear ones are looked at less often: so many games are played for the rare position. */
const VERY_MANY_GAMES = 2000
/** So many moves are kept to be tried where they are not legal. */
const KNOWN_MOVES = 200

/**
 * Plays the games of a spec and holds every property in them: cheap ones at every position, dear ones at a seeded choice of
 * positions. Says what failed, with the shortest game that shows it, and what was reached. `checkGame` makes tests of it.
 */
export function survey(game: AnyGame, spec: AnySpec): Survey {
  const surveyor = new Surveyor(game, spec)
  for (let n = 0; n < spec.games && !surveyor.knowsEnough; n++) surveyor.playGame(n)
  return surveyor
}

class Surveyor implements Survey {
  readonly seed: string
  readonly games: number
  readonly optionSets: number
  readonly coverage: Coverage
  readonly held = new Map<string, number>()
  readonly faults = new Map<string, string>()
  decisions = 0
  private readonly promises: readonly string[]
  private readonly sets: readonly unknown[]
  private readonly known = new Map<string, AnyMove>()
  private readonly run: Run
  private readonly greedy: GreedyPlayer

  constructor(
    readonly game: AnyGame,
    private readonly spec: AnySpec,
  ) {
    this.seed = process.env.HOLDOUT_SEED ?? spec.seed ?? 'holdout'
    this.games = spec.games
    const sets = spec.options ?? (variedOptions(game.options) as Record<string, unknown>[])
    this.sets = sets.map(set => readOptions(game.options, set))
    this.optionSets = sets.length
    this.promises = spec.only ?? PROMISES
    this.coverage = new Coverage(game)
    this.greedy = new GreedyPlayer(game)
    this.run = {
      pieces: s => counted(spec.pieces(s)),
      ruleIds: new Set(game.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id))),
      known: this.known,
      coverage: this.coverage,
    }
  }

  /** Whether all that was to be looked at is already known to be broken. */
  get knowsEnough(): boolean {
    return this.promises.every(promise => this.faults.has(promise))
  }

  playGame(n: number): void {
    const seed = `${this.seed}/${this.game.slug}/${n}`
    const start = { game: this.game, seed, options: this.sets[n % this.sets.length] }
    const play = this.begin(start)
    const piecesAtStart = this.run.pieces(play.state)
    const luck = SeededChance.of(`${seed}/luck`)
    const next = this.playerOf(n, luck)
    for (;;) {
      this.hold(play, piecesAtStart, luck)
      for (const event of play.events) this.coverage.event(event)
      if (play.state.outcome) return this.ended(play)
      if (play.ways.length === 0) return // already told: somebody must be asked
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

  /** Holds the properties that are due. One that has failed is not asked again: its first fault is told. */
  private hold(play: Playthrough, piecesAtStart: ReadonlyMap<string, number>, luck: SeededChance): void {
    const look = lookAt(play, this.run, piecesAtStart, luck)
    for (const property of PROPERTIES) {
      const { name } = property
      if (!this.asksFor(name) || !this.isDue(property, play, luck)) continue
      this.count(name)
      const luckBefore = { ...luck.state }
      const fault = faultOf(property, look)
      if (fault) this.report(property, fault, play, luckBefore)
    }
  }

  /** By a seeded throw; but no run, however short, goes by without every property having been looked at. */
  private isDue({ name, oneIn, oneInAtEnd }: Property, play: Playthrough, luck: SeededChance): boolean {
    const atEnd = play.state.outcome !== null
    const usual = atEnd ? (oneInAtEnd ?? oneIn) : oneIn
    const often = Math.ceil(usual * (usual === 1 ? 1 : closeness(this.games)))
    if (luck.int('due', often) === 0) return true
    return !this.held.has(name) && (atEnd || oneInAtEnd === undefined)
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

  /** Who plays the n-th game: luck, sometimes with a quitter among the players, now and then the greedy bot. */
  private playerOf(n: number, luck: SeededChance): (play: Playthrough) => number {
    const { clockOneIn = 20, greedyOneIn = 100 } = this.spec
    const quits = luck.int('quits', QUITTERS_ONE_IN) === 0
    const habits: Habits = { clock: clockOneIn, stepIn: 3, standing: quits ? QUIT_ONE_IN : null }
    const random = (play: Playthrough): number => choose(luck, play.ways, habits)
    const greedy = greedyOneIn !== null && (n === 0 || luck.int('greedy', greedyOneIn) === 0)
    if (!greedy) return random
    return play => {
      const asked = luck.int('whim', WHIM_ONE_IN) > 0
      return (asked ? this.greedyChoice(play, luck) : null) ?? random(play)
    }
  }

  private greedyChoice(play: Playthrough, luck: SeededChance): number | null {
    if (this.faults.has(GREEDY_PLAYS)) return null
    this.count(GREEDY_PLAYS)
    try {
      return this.greedy.choose(luck, play.state, play.ways)
    } catch (error) {
      this.tell(GREEDY_PLAYS, new Fault('the bot to play a listed move', `${error}`), play)
      return null
    }
  }

  private ended(play: Playthrough): void {
    this.count(GAME_ENDS)
    if (play.state.outcome) this.coverage.ending(play.state.outcome)
  }

  /** An endless game cannot be shortened: its end is what is missing. */
  private isEndless(play: Playthrough): void {
    this.count(GAME_ENDS)
    const fault = new Fault('the game to end', `it goes on after ${play.played.length} moves`)
    this.tell(GAME_ENDS, fault, play)
  }

  /** Shortens the game that showed a fault, and keeps the message about it. */
  private report(property: Property, fault: Fault, play: Playthrough, luckBefore: ChanceState | null): void {
    const { start } = play
    const choices = choicesOf(play)
    const piecesAtStart = this.run.pieces(new Playthrough(start).state)
    const again = (shortened: readonly Choice[]): Fault | null => {
      const shorter = replayed(start, shortened)
      if (shorter === null) return null
      const look = (luck: SeededChance, thorough: boolean): Fault | null =>
        faultOf(property, lookAt(shorter, this.run, piecesAtStart, luck, thorough))
      return (luckBefore && look(new SeededChance({ ...luckBefore }), false)) ?? look(SeededChance.of(start.seed), true)
    }
    const happensAgain = again(choices) !== null
    const shortest = happensAgain ? shrink(choices, shortened => again(shortened) !== null) : choices
    const shown = happensAgain ? (again(shortest) ?? fault) : fault
    const shownPlay = happensAgain ? (replayed(start, shortest) ?? play) : play
    const shortened = { from: choices.length, happensAgain }
    this.faults.set(property.name, tellFault(property.name, shown, shownPlay, property.blames, shortened))
  }

  private tell(property: string, fault: Fault, play: Playthrough): void {
    if (!this.asksFor(property)) return
    const length = { from: play.played.length, happensAgain: true }
    this.faults.set(property, tellFault(property, fault, play, 'position', length))
  }

  private noteDecision(play: Playthrough): void {
    this.decisions += 1
    this.coverage.decisions(this.game.pending(play.state))
    for (const { move } of play.ways) {
      if (this.known.size >= KNOWN_MOVES) return
      this.known.set(JSON.stringify(move), move)
    }
  }

  /** Whether it is still to be found out if this promise is kept. */
  private asksFor(promise: string): boolean {
    return this.promises.includes(promise) && !this.faults.has(promise)
  }

  private count(property: string): void {
    this.held.set(property, (this.held.get(property) ?? 0) + 1)
  }
}

function counted(pieces: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    const name = typeof piece === 'string' ? piece : canonical(piece)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function closeness(games: number): number {
  return games < MANY_GAMES ? games / MANY_GAMES : Math.max(1, games / VERY_MANY_GAMES)
}
