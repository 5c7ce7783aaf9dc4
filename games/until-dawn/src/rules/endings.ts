import { type Outcome, say } from '@holdout/engine'
import type { Always, Cx } from '../cx.ts'
import { JOHN, openEntrances, type State } from '../state.ts'

/** UD-53 The fourth breach loses the game at once. */
export function overrun(s: State, final: boolean, cx: Cx): void {
  cx.emit?.({ event: 'overrun', rule: 'UD-53' })
  cx.end({ ...lost(s, 'overrun'), facts: { ...statistics(s), attack: final ? 'final-assault' : 'night' } })
}

/** UD-68 John turns: the game is lost. */
export function johnTurns(s: State, cx: Cx): void {
  cx.emit?.({ event: 'john-turned', rule: 'UD-68' })
  cx.end(lost(s, 'bitten'))
}

/** UD-D4 You may give up at any time. A card that was about to be placed is discarded. */
export const concede: Always<'concede'> = {
  rule: 'UD-D4',
  asks: () => [JOHN],
  question: () => say`You may give up.`,
  label: () => say`Give up`,
  candidates: [{ move: 'concede' }],
  take(s, _move, cx) {
    const asked = s.agenda.at(-1)
    if (asked?.step === 'place-zombie') s.discard.push(asked.card)
    cx.emit?.({ event: 'conceded', rule: 'UD-D4' })
    cx.end(lost(s, 'conceded'))
  },
}

/** UD-94 The final assault is over and an entrance is unbreached. UD-95 The ending depends on who else is alive. */
export function dawn(s: State, _step: object, cx: Cx): void {
  const rebecca = s.rebecca === null
  const jasper = s.jasper !== 'dead'
  const id = rebecca ? (jasper ? 'perfect' : 'rebecca-only') : jasper ? 'jasper-only' : 'alone'
  cx.emit?.({ event: 'survived', rule: 'UD-95', ending: id })
  cx.end({ id, winners: [JOHN], tier: rebecca && jasper ? 4 : rebecca || jasper ? 2 : 1, facts: statistics(s) })
}

function lost(s: State, id: string): Outcome {
  return { id, winners: [], tier: 0, facts: statistics(s) }
}

/** Facts about the end of the match, for lists. They are not a score. */
function statistics(s: State): Record<string, number> {
  const barricades = s.doors.reduce((sum, door) => sum + door.barricades, 0)
  return { entrances: openEntrances(s).length, shells: s.ammo, barricades, spaces: s.time }
}
