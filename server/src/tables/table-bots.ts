import { type Bot, botFor, DEFAULT_LEVEL, perspective } from '@holdout/bots'
import { type AnyMove, type Decision, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { nextOfBots } from '@holdout/table'
import type { TableSetup } from '../store/store.ts'
import type { BotPool } from './bot-pool.ts'
import type { ThoughtOwner } from './bot-queue.ts'
import type { LiveMatch } from './live-match.ts'

/** A decision that a bot thinks about in another thread. */
interface Thought {
  readonly key: string
  cancel(): void
  /** Undefined until the bot has decided. */
  move: AnyMove | null | undefined
  /** Whether the table waits for the move. */
  wanted: boolean
}

/** What bots need to know of their table, and tell it. */
interface TableOfBots {
  /** Whether a player is connected. Bots that search wait for one. */
  isWanted(): boolean
  /** Whether a bot played its fast move, because it waited too long for a thread. */
  hurried: boolean
}

/**
 * The bots of a table. A position gives the same move on every node, so two nodes at once write the same entry; only
 * if a bot runs out of time may they differ, and then the first entry counts.
 */
export class TableBots {
  private readonly bots = new Map<string, Bot>()
  /** Bots that passed in the current position. */
  private readonly declined = new Set<Seat>()
  private thought: Thought | null = null

  constructor(
    private readonly game: AnyKnownGame,
    private readonly pool: Pick<BotPool, 'think'> | null,
    private readonly wake: () => void,
    private readonly table: TableOfBots,
  ) {}

  /** Asks all bots again, after the position changed. */
  reset(): void {
    this.declined.clear()
    this.thought?.cancel()
    this.thought = null
  }

  /** The next decision for a bot: one it wants to react to, or a mandatory one; null if there is none. */
  nextDecision(live: LiveMatch, setup: TableSetup): Decision | null {
    if (live.over || !setup.seats.some(({ kind }) => kind === 'bot')) return null
    const bots = new Set(setup.seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat))
    return nextOfBots(
      this.game.pending(live.match.state),
      seat => bots.has(seat),
      decision => !this.declined.has(decision.seat) && this.wantsToAct(decision, live, setup),
    )
  }

  /**
   * The bot's move; null if it does not act, or if it still thinks. In that case `wake` is called when it has decided.
   */
  chooseMove(decision: Decision, live: LiveMatch, setup: TableSetup): AnyMove | null {
    const thought = this.think(decision, live, setup)
    if (!thought) return this.choose(decision, live, setup)
    thought.wanted = true
    return thought.move ?? null
  }

  /** Lets a bot that needs long think in another thread; null if it is fast. Reactions are always fast. */
  think(decision: Decision, live: LiveMatch, setup: TableSetup): Thought | null {
    const level = levelOf(decision, setup)
    if (!this.pool || !level || decision.kind === 'may' || !this.botOf(level).think) return null
    const key = `${live.seq}/${decision.seat}/${level}`
    if (this.thought?.key === key) return this.thought
    this.thought?.cancel()
    const task = { game: this.game.slug, state: live.match.state, decision, level, luck: luckOf(decision, live, setup) }
    const thought: Thought = { key, move: undefined, wanted: false, cancel: () => {} }
    const owner: ThoughtOwner = { person: setup.host.user, isWanted: () => this.table.isWanted() }
    thought.cancel = this.pool.think(task, owner, answer => {
      this.table.hurried = !('move' in answer) && this.table.isWanted()
      thought.move = 'move' in answer ? answer.move : this.choose(decision, live, setup, DEFAULT_LEVEL)
      if (thought.wanted) this.wake()
    })
    this.thought = thought
    return thought
  }

  private choose(
    decision: Decision,
    live: LiveMatch,
    setup: TableSetup,
    level = levelOf(decision, setup),
  ): AnyMove | null {
    if (!level) return null
    const moves: readonly AnyMove[] = this.game.moves(live.match.state, decision.seat)
    if (moves.length === 0) return null
    const chance = SeededChance.of(luckOf(decision, live, setup))
    return this.botOf(level).choose(perspective(this.game, live.match.state, decision, moves, chance))
  }

  private botOf(level: string): Bot {
    const bot = this.bots.get(level) ?? botFor(this.game, level)
    this.bots.set(level, bot)
    return bot
  }

  private wantsToAct(decision: Decision, live: LiveMatch, setup: TableSetup): boolean {
    if (this.choose(decision, live, setup)) return true
    this.declined.add(decision.seat)
    return false
  }
}

function levelOf({ seat }: Decision, setup: TableSetup): string | null {
  return setup.seats.find(other => other.seat === seat)?.level ?? null
}

function luckOf({ seat }: Decision, live: LiveMatch, setup: TableSetup): string {
  return `${setup.secret}/bot/${seat}/${live.seq}`
}
