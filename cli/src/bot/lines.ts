import { type AnyMove, canonical, type Phrase } from '@holdout/engine'
import type { BotAsk, BotEnd, BotMove, BotTold, FromBot } from '@holdout/protocol'
import { type Countdown, harmless, type LogLine, type Scene, timeShown } from '@holdout/table'
import { plain } from '@holdout/words'
import type { Names } from '../play/log.ts'
import { botErrorText, botText } from '../text/bot.ts'

/** A decision to a bot, without the id that is added when it is sent. */
export type BotQuestion = Omit<BotAsk, 'say' | 'id'>

/** The decision to the seat in a scene; null if there is none. */
export function questionIn(
  scene: Scene,
  told: readonly LogLine[],
  clocks: readonly Countdown[],
  names: Names,
): BotQuestion | null {
  const own = scene.decisions.filter(({ seat, kind }) => seat === scene.seat && kind !== 'standing')
  const asked = own.find(({ kind }) => kind === 'must') ?? own[0]
  const moves = movesIn(scene, names, false)
  if (!asked || moves.length === 0) return null
  const clock = clocks.find(({ seats, running }) => running && seats.includes(scene.seat))
  return {
    kind: asked.kind === 'must' ? 'must' : 'may',
    decision: asked.decision,
    question: asked.text ? textOf(asked.text, names) : '',
    view: scene.view,
    moves,
    anytime: movesIn(scene, names, true),
    told: told.map(one => toldLine(one, names)),
    clock: clock ? Math.round(timeShown(clock) / 100) / 10 : null,
  }
}

export function endLine(scene: Scene, told: readonly LogLine[], names: Names): BotEnd {
  const { outcome, seat: who } = scene
  return {
    say: 'end',
    outcome: outcome?.id ?? null,
    winners: outcome?.winners ?? [],
    won: outcome?.winners.includes(who) ?? false,
    facts: outcome?.facts ?? {},
    text: outcome ? textOf(outcome.text, names) : botText.canceled,
    told: told.map(one => toldLine(one, names)),
  }
}

/** The move that an answer means, or the error if it means none. */
export function moveMeant(
  answer: FromBot,
  { kind, moves, anytime }: BotQuestion,
): AnyMove | 'pass' | { because: string } {
  if (answer.say === 'pass') return kind === 'may' ? 'pass' : { because: botErrorText.mustAnswer }
  if (answer.say === 'choose') {
    const chosen = moves[answer.choice]
    return chosen?.move ?? { because: botErrorText.noChoice(answer.choice, moves.length) }
  }
  const wanted = canonical(answer.move)
  const listed = [...moves, ...anytime].find(({ move }) => canonical(move) === wanted)
  return listed?.move ?? { because: botErrorText.notAMove }
}

function movesIn({ choices }: Scene, names: Names, standing: boolean): BotMove[] {
  return choices
    .filter(({ kind }) => (kind === 'standing') === standing)
    .map(({ move, text }) => ({ move, label: textOf(text, names) }))
}

function toldLine({ event, text }: LogLine, names: Names): BotTold {
  return { event: event as unknown as BotTold['event'], text: textOf(text, names) }
}

function textOf(phrase: Phrase, names: Names): string {
  return harmless(plain(phrase, names))
}
