import { type AnyMove, InputError, type Line, Opening, type ScriptedChance, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { AnyMatch } from '@holdout/table'
import type { Lesson } from '../learn/read-lesson.ts'

/** The match of a lesson. The moves of other seats and all chance are scripted. */
export interface LessonPosition {
  readonly match: AnyMatch
  readonly luck: ScriptedChance
}

/** Sets up the position of a step and plays up to it. */
export function positionAt(game: AnyKnownGame, steps: Lesson['steps'], step: number): LessonPosition {
  const first = steps.findIndex(({ position }) => position === steps[step].position)
  const given = steps[first].before
  const runs = given.filter(({ verb }) => verb === 'run')
  const opening = new Opening(game, given, 0)
  const position = { luck: opening.chance, match: opening.start(runs.length > 0) as AnyMatch }
  prepare(position, runs)
  for (let i = first; i < step; i++) {
    for (const move of steps[i].moves) make(position, move)
    prepare(position, steps[i + 1].before)
  }
  return position
}

/** Carries out the lines of a step that come before its moves. */
export function prepare({ match, luck }: LessonPosition, lines: readonly Line[]): void {
  for (const { verb, text } of lines) {
    if (verb === 'run') match.run(match.game.notation.readStep(text))
    if (verb !== 'chance') continue
    const cut = text.indexOf(':')
    luck.script(
      text.slice(0, cut).trim(),
      text
        .slice(cut + 1)
        .split(/\s+/)
        .filter(Boolean),
    )
  }
}

/** Makes a scripted move. */
export function make({ match }: LessonPosition, text: string): void {
  const { seat, move } = moveIn(match, text)
  const played = match.play(seat, move)
  if (!played.ok) throw new InputError(`The move "${text}" of the lesson is rejected: ${played.text}`)
}

/** Reads a move such as `p2: lay 7H`. Without a seat, it is the seat that is asked. */
export function moveIn({ game, state }: AnyMatch, text: string): { seat: Seat; move: AnyMove } {
  const named = /^([a-z0-9-]+):\s+(.*)$/.exec(text)
  const asked = game.pending(state).find(({ kind }) => kind === 'must')
  return { seat: named?.[1] ?? asked?.seat ?? '', move: game.notation.readMove(named ? named[2] : text) }
}
