import { type Action, BARRICADE, PASS, SEND_JASPER, SHOOT, STOP, TREAT } from '../moves.ts'
import { mayStop, openEntrances, type State } from '../state.ts'

/**
 * The legal actions without asking every need of every candidate. Random matches are a fifth slower without this. The
 * property suite compares it with the needs in your-turn.ts, which are the rules.
 */
export function offerActions(s: State, _step: object, _seat: string, list: Action[]): void {
  const { doors, jasper } = s
  const open = openEntrances(s)
  if (s.supply > 0) for (const at of open) list.push(BARRICADE[at])
  if (s.ammo > 0) for (const at of open) if (doors[at].zombies.length > 0) list.push(SHOOT[at])
  if (jasper !== 'dead') for (const at of open) if (jasper !== at) list.push(SEND_JASPER[at])
  if (s.bitePile.length > 0) list.push(TREAT)
  list.push(PASS)
  if (mayStop(s)) list.push(STOP)
}
