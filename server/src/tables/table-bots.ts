import { botFor, perspective } from '@holdout/bots'
import { type AnyGame, type AnyMove, type Decision, type Seat, SeededChance } from '@holdout/engine'
import type { TableSetup } from '../store/store.ts'
import type { LiveMatch } from './live-match.ts'

/** The bots of a table. A position gives the same move on every node, so two nodes at once write the same entry. */
export class TableBots {
  private readonly bots = new Map<string, ReturnType<typeof botFor>>()
  /** Bots that passed in the current position. */
  private readonly declined = new Set<Seat>()

  constructor(private readonly game: AnyGame) {}

  /** Asks all bots again, after the position changed. */
  reset(): void {
    this.declined.clear()
  }

  /** The next decision for a bot: one it wants to react to, or a mandatory one; null if there is none. */
  nextDecision(live: LiveMatch, setup: TableSetup): Decision | null {
    if (live.over || !setup.seats.some(({ kind }) => kind === 'bot')) return null
    const bots = new Set(setup.seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat))
    const asked = this.game.pending(live.match.state).filter(({ seat, kind }) => kind !== 'standing' && bots.has(seat))
    const may = asked.find(
      decision =>
        decision.kind === 'may' && !this.declined.has(decision.seat) && this.wantsToAct(decision, live, setup),
    )
    return may ?? asked.find(({ kind }) => kind === 'must') ?? null
  }

  chooseMove(decision: Decision, live: LiveMatch, setup: TableSetup): AnyMove | null {
    const level = setup.seats.find(({ seat }) => seat === decision.seat)?.level
    if (!level) return null
    const moves: readonly AnyMove[] = this.game.moves(live.match.state, decision.seat)
    if (moves.length === 0) return null
    const bot = this.bots.get(level) ?? botFor(this.game, level)
    this.bots.set(level, bot)
    const chance = SeededChance.of(`${setup.secret}/bot/${decision.seat}/${live.seq}`)
    return bot.choose(perspective(this.game, live.match.state, decision, moves, chance))
  }

  private wantsToAct(decision: Decision, live: LiveMatch, setup: TableSetup): boolean {
    if (this.chooseMove(decision, live, setup)) return true
    this.declined.add(decision.seat)
    return false
  }
}
