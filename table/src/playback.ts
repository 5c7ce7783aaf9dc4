import { isBotLevel } from '@holdout/bots'
import { type AnyState, botNameIn, CLOCK, Match, type MatchRecord, replay, type Seat, type Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { AnyMatch } from './any-match.ts'
import { harmless } from './harmless.ts'
import { type LogLine, logLinesOf, type Scene } from './scene.ts'

/** A record to step through: the table after each move, from any perspective. */
export class Playback {
  readonly match: AnyMatch
  /** Names by seat. Seats without a name keep the game's title for them. */
  readonly names: Readonly<Record<Seat, string>>
  /** The state after the deal, after the first move, and so on. */
  private readonly states: AnyState[]

  constructor(
    readonly game: AnyKnownGame,
    readonly record: MatchRecord,
  ) {
    this.match = replay(game, record) // throws if these rules cannot replay the record
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

  /** The number of moves. Move 0 is the deal. */
  get length(): number {
    return this.record.moves.length
  }

  seenAt(move: number, who: Who): unknown {
    return this.game.view(this.states[move], who)
  }

  /** The log lines of a move, as `who` sees them. */
  logLinesAt(move: number, who: Who): LogLine[] {
    return logLinesOf(this.game, move === 0 ? this.match.opening : this.match.entries[move - 1].events, move, who)
  }

  /** The scene after a move, without choices. */
  sceneAt(move: number, who: Who): Scene {
    const state = this.states[move]
    const view = this.game.view(state, who)
    const outcome = state.outcome && { ...state.outcome, text: this.game.words.outcome(state.outcome) }
    return {
      seat: who,
      seq: move,
      view,
      board: this.game.words.board(view),
      decisions: [],
      choices: [],
      barred: [],
      outcome,
    }
  }

  /** Whether `who` knows what a seat chose. The clock has no secrets. */
  mayKnow(seat: Seat, who: Who): boolean {
    return seat === who || seat === CLOCK
  }
}

/** Whether a record names a player as a bot. */
function isBotName(name: string): boolean {
  return name.endsWith(' bot') && isBotLevel(name.slice(0, -' bot'.length))
}

/** People have their names; players without a name keep the game's title; bots have the same name as in the match. */
function namesIn(game: AnyKnownGame, { players }: MatchRecord, options: unknown): Record<Seat, string> {
  const all = Object.values(players)
  return Object.fromEntries(
    game.seats(options).flatMap(spec => {
      const { seat, title } = spec
      const name = Object.hasOwn(players, seat) ? harmless(players[seat]) : 'player'
      if (name === 'player') return []
      if (isBotName(name)) return [[seat, botNameIn(spec)]]
      return [[seat, all.filter(other => other === players[seat]).length > 1 ? `${title} (${name})` : name]]
    }),
  )
}
