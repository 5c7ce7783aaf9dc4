import { BOT_LEVELS } from '@holdout/bots'
import {
  type AnyGame,
  type AnyState,
  CLOCK,
  Match,
  type MatchRecord,
  replay,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import { harmless } from './harmless.ts'
import { type Scene, type Told, toldOf } from './scene.ts'

/** A recorded game to walk through: what stood on the table after each move, from any perspective. */
export class Playback {
  readonly match: AnyMatch
  /** What people are called; seats without a name keep the game's own word. */
  readonly names: Readonly<Record<Seat, string>>
  /** The state after the deal, after the first move, and so on. */
  private readonly states: AnyState[]

  constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
  ) {
    this.match = replay(game, record) as AnyMatch // refuses a record that these rules cannot follow
    this.names = namesIn(game, record, this.match.options)
    const again = Match.start(game, record)
    this.states = [
      game.clone(again.state),
      ...record.moves.map(([seat, move]) => {
        again.play(seat, move)
        return game.clone(again.state) as AnyState
      }),
    ]
  }

  /** How many moves there are; the deal is move 0. */
  get length(): number {
    return this.record.moves.length
  }

  seenAt(move: number, who: Who): unknown {
    return this.game.view(this.states[move], who)
  }

  /** What happened through that move, as one sees it from here. */
  toldAt(move: number, who: Who): Told[] {
    return toldOf(this.game, move === 0 ? this.match.opening : this.match.entries[move - 1].events, move, who)
  }

  /** The table after a move, for looking at: nothing can be done in the past. */
  sceneAt(move: number, who: Who): Scene {
    const state = this.states[move]
    const view = this.game.view(state, who)
    const outcome = state.outcome && { ...state.outcome, say: this.game.words.outcome(state.outcome) }
    return { who, seq: move, view, board: this.game.words.board(view), asked: [], choices: [], barred: [], outcome }
  }

  /** Whether this perspective knows what a seat chose; the clock has no secrets. */
  mayKnow(seat: Seat, who: Who): boolean {
    return seat === who || seat === CLOCK
  }
}

/** What a record calls the bots. */
const BOT_NAMES = BOT_LEVELS.map(level => `${level} bot`)

/** People are called by their names. A player without one keeps the word of the game; a bot is called the same as in the match. */
function namesIn(game: AnyGame, { players }: MatchRecord, options: unknown): Record<Seat, string> {
  const all = Object.values(players)
  return Object.fromEntries(
    game.seats(options).flatMap(({ seat, title }) => {
      const name = Object.hasOwn(players, seat) ? harmless(players[seat]) : 'player'
      if (name === 'player') return []
      if (BOT_NAMES.includes(name)) return [[seat, `${title} (bot)`]]
      return [[seat, all.filter(other => other === players[seat]).length > 1 ? `${title} (${name})` : name]]
    }),
  )
}
