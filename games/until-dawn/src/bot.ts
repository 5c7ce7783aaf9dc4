import type { BotNotes } from '@holdout/engine'
import type { Move, State } from './state.ts'

export const bot: BotNotes<State, Move> = {
  samples: 1,
  value: s => (s.outcome ? (s.outcome.winners.length ? 1 : 0) : 0.5),
}
