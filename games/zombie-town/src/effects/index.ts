import type { PlayerId } from '../codes.ts'
import type { EventName } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { State, TopStep } from '../state.ts'
import { addZombies } from './add-zombies.ts'
import type { Effect } from './effect.ts'
import { extraAction } from './extra-action.ts'
import { moveBack } from './move-back.ts'
import { randomCard } from './random-card.ts'
import { sendPlayer } from './send-player.ts'
import { switchCards } from './switch-cards.ts'
import { turnBackTime } from './turn-back-time.ts'
import { zombie } from './zombie.ts'

export { abilities } from './houses.ts'

/** The event cards by the name in `data/cards.json`. */
export const effects: Readonly<Record<EventName, Effect>> = {
  zombie,
  'extra-action': extraAction,
  'random-card': randomCard,
  'switch-cards': switchCards,
  'send-player': sendPlayer,
  'move-back': moveBack,
  'add-zombies': addZombies,
  'turn-back-time': turnBackTime,
}

type Answer = (s: State, me: PlayerId, step: TopStep, moves: readonly Move[]) => Move
const answers: Readonly<Record<string, Answer>> = Object.assign(
  {},
  ...Object.values(effects).map(({ bot }) => bot.answers),
)

/** The bot's answer to a question of an event. */
export function answerFor(step: TopStep): Answer | undefined {
  return answers[step.step]
}
