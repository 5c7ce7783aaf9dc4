import { type Outcome, type Seat, say } from '@holdout/engine'
import type { Always, Cx } from '../cx.ts'
import { abilityOf, isSolo, other, type State, SURVIVOR, sideOf, ZOMBIE } from '../state.ts'
import { type ScoreLines, scoreLines } from './score.ts'

/** TS-21 The Survivor is in the street alive, and the move is over. */
export function survivorEscapes(s: State, cx: Cx): void {
  cx.emit?.({ event: 'escaped', rule: 'TS-21', health: s.health, round: s.round })
  if (!isSolo(s)) return cx.end({ id: 'survivor-escapes', winners: [SURVIVOR], tier: s.health, facts: facts(s) })
  const lines = score(s)
  const total = Object.values(lines).reduce((sum, points) => sum + points, 0)
  cx.emit?.({ event: 'scored', rule: 'TS-142', ...lines, total })
  cx.end({ id: 'solo-escape', winners: [SURVIVOR], tier: total, facts: { ...facts(s), ...lines, score: total } })
}

function score(s: State): ScoreLines {
  let remained = 0
  for (const row of s.rows) remained += row.zombies.length
  return scoreLines({
    killedHealth: s.killedHealth,
    health: s.health,
    emptied: s.emptied,
    mouth: s.rows[8].zombies.length + s.rows[9].zombies.length,
    remained,
    turns: s.round,
  })
}

/** TS-22 The Survivor has no health left. */
export function survivorDies(s: State, by: 'zombie' | 'grenade', cx: Cx): void {
  cx.emit?.({ event: 'died', rule: 'TS-22', by })
  if (isSolo(s)) return cx.end({ id: 'solo-dead', winners: [], tier: 0, facts: facts(s) })
  cx.end(zombiesWin(s, by === 'zombie' ? 'zombies-feed' : 'survivor-own-goal'))
}

/** The option `round-limit`: the limit is reached. */
export function roundLimit(s: State, cx: Cx): void {
  cx.emit?.({ event: 'too-late', rule: 'TS-23', round: s.round })
  cx.end(isSolo(s) ? { id: 'solo-dead', winners: [], tier: 0, facts: facts(s) } : zombiesWin(s, 'round-limit'))
}

/** A seat may always give up. */
export const resign: Always<'resign'> = {
  rule: 'TS-23',
  asks: s => (isSolo(s) ? [SURVIVOR] : [SURVIVOR, ZOMBIE]),
  question: () => say`You may give up.`,
  label: () => say`Give up`,
  candidates: [{ move: 'resign' }],
  take(s, _move, cx, _step, seat) {
    cx.emit?.({ event: 'resigned', rule: 'TS-23', seat })
    if (isSolo(s)) return cx.end({ id: 'solo-dead', winners: [], tier: 0, facts: facts(s) })
    cx.end({ id: 'resign', winners: [other(seat)], tier: 0, facts: facts(s) })
  },
}

/** TS-R58 The other seat claims the game of a player who is not there. */
export function forfeit(s: State, loser: Seat, rule: string, cx: Cx): void {
  cx.emit?.({ event: 'forfeited', rule, seat: loser, missed: s.idle[sideOf(loser)] })
  cx.end({ id: 'forfeit', winners: [other(loser)], tier: 0, facts: facts(s) })
}

function zombiesWin(s: State, id: string): Outcome {
  return { id, winners: [ZOMBIE], tier: 0, facts: facts(s) }
}

function facts(s: State): Record<string, string | number> {
  return {
    character: s.character ?? 'none',
    ability: s.character === null ? 'none' : abilityOf(s).id,
    rounds: s.round,
    row: s.row,
    health: s.health,
    killed: s.killed,
  }
}
