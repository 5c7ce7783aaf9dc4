import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf } from '../data/box.ts'
import { clockwise, enemiesIn, enemiesOnTable, lastRound, MOST_CYCLES, type State } from '../state.ts'
import { endGame, tableFacts } from './damage.ts'
import { addTally, raiseTally, settle } from './experience.ts'
import { launchSteps } from './launch.ts'
import { roundAfter } from './rounds.ts'
import { closeVote } from './table-talk.ts'

/** DL-02 A round: a search phase, then a combat phase. DL-06 Nothing is timed until it is launched. */
export function beginRound(s: State, _step: object, cx: Cx): void {
  s.phase = 'pause'
  s.cycle = 0
  s.turn = null
  s.receiver = null
  if (s.leader !== null) addTally(s.players[s.leader], 'rounds-led')
  settle(s, cx)
  closeVote(s, cx)
  cx.barrier('turn')
  cx.emit?.({ event: 'round-began', rule: 'DL-02', round: s.round, starter: seatOf(s.starter) })
  cx.next(...launchSteps(s))
}

/** DL-116, DL-117 Ends the combat phase; in round 10 only when no enemy is left (DL-119, DL-121). */
export function endCombat(s: State, _step: object, cx: Cx): void {
  if (lastRound(s) && enemiesOnTable(s)) return anotherCycle(s, cx)
  const box = boxOf(s)
  for (const player of s.players) {
    raiseTally(player, 'most-enemies-at-combat-end', enemiesIn(box, player.line))
    if (player.line.length === 0 && player.damage === 0) raiseTally(player, 'latest-quiet-round', s.round)
  }
  settle(s, cx)
  if (lastRound(s)) return decide(s, cx)
  s.starter = clockwise(s, s.receiver as Place)
  cx.emit?.({ event: 'round-ended', rule: 'DL-117', round: s.round, next: seatOf(s.starter) })
  s.round = roundAfter(s.round, s.options)
  cx.next({ step: 'round' })
}

/** DL-119 Characters and enemies attack in turn until the fight ends. R-60 It is lost after 60 cycles. */
function anotherCycle(s: State, cx: Cx): void {
  cx.emit?.({ event: 'cycle-ended', rule: 'DL-119', cycle: s.cycle })
  if (s.cycle >= MOST_CYCLES)
    return endGame({ id: 'lost-stall', winners: [], tier: s.round - 1, facts: tableFacts(s) }, cx)
  cx.next({ step: 'characters-attack' })
}

/** DL-04, DL-05 All characters live and no enemy is left: the game is won if a Survivor is saved. */
function decide(s: State, cx: Cx): void {
  const facts = tableFacts(s)
  const saved = s.players.reduce((sum, player) => sum + player.saved, 0)
  cx.emit?.({ event: 'fight-over', rule: 'DL-121', saved })
  if (saved > 0 || (s.options['survivor-sacrificed-counts'] && s.everSaved))
    return endGame({ id: 'win', winners: s.players.map((_, place) => seatOf(place)), tier: 100 + saved, facts }, cx)
  endGame({ id: 'lost-no-survivor', winners: [], tier: 10, facts }, cx)
}
