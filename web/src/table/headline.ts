import { CLOCK, type Phrase, type Seat } from '@holdout/engine'
import type { LogLine, TableState } from '@holdout/table'
import { plain } from '@holdout/words'
import { tableText } from '../text/table.ts'
import { seatsIn } from './log-seats.ts'

const { prompt } = tableText

/**
 * Who acts, while the viewer has nothing to decide. `telling`: the log line that is being played back; null if
 * everything is shown.
 */
export function whoActs(state: TableState, telling: LogLine | null): string {
  const { names, phase, scene, log } = state
  const nameOf = (seat: Seat): string => names[seat] ?? seat
  if (telling) {
    const actor = actorOf(state, telling.at)
    if (actor === scene.seat) return prompt.yourMove
    return actor === null ? prompt.watch : prompt.acts(nameOf(actor))
  }
  const must = scene.decisions.filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK) // the clock is no player
  const waited = [...new Set(must.map(({ seat }) => seat))]
  if (phase.kind !== 'bot') return waited.length > 0 ? prompt.waitingFor(waited.map(nameOf)) : prompt.waitingForTime
  // A bot that acts out of turn does not make it its turn.
  const thinking = waited.length > 0 ? waited : [phase.seat]
  const last = log.at(-1)
  const isTurn = thinking.length === 1 && last !== undefined && actorOf(state, last.at) === thinking[0]
  return isTurn ? prompt.turnOf(nameOf(thinking[0])) : prompt.thinking(thinking.map(nameOf))
}

/** The seat that made a move, as far as its log lines and the viewer's own answers tell. */
export function actorOf({ log, scene, seenUpTo }: TableState, at: number): Seat | null {
  const named = log.filter(line => line.at === at).flatMap(seatsIn)
  if (named.length > 0 && named[0] !== scene.seat) return named[0]
  if (at === seenUpTo + 1 && scene.seat !== 'table') return scene.seat // a spectator makes no move
  return named.find(seat => seat !== scene.seat) ?? null
}

/** The decision of a player who can step in out of turn, if there is a move to step in with. */
export function stepInOf({ scene }: TableState): Phrase | null {
  if (!scene.choices.some(({ kind }) => kind === 'may')) return null
  return scene.decisions.find(({ text, kind }) => text !== null && kind === 'may')?.text ?? null
}

/** Whether one of these texts says what the other does. */
export function saysTheSame(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
}

/** The text that a table gives the prompt, if it is plain. */
export function textOf(of: unknown, names: Readonly<Record<Seat, string>>): string {
  if (typeof of === 'string') return of
  return Array.isArray(of) ? plain(of as Phrase, names) : ''
}
