import { type Action, BARRICADE, BURY, PASS, PLACE, type Placement, SEND_JASPER, SHOOT, STOP, TREAT } from '../moves.ts'
import { BITE_LIMIT, ENTRANCES, mayStop, openEntrances, type State } from '../state.ts'

/**
 * The legal actions without asking every need of every candidate. Random matches are a fifth slower without this. The
 * property suite compares it with the needs in your-turn.ts, which are the rules.
 */
export function offerActions(s: State, _step: object, _seat: string, list: Action[]): void {
  const { doors, jasper } = s
  if (s.supply > 0) for (const at of ENTRANCES) if (doors[at].breachedBy === null) list.push(BARRICADE[at])
  if (s.ammo > 0) for (const at of ENTRANCES) if (doors[at].zombies.length > 0) list.push(SHOOT[at])
  if (jasper !== 'dead')
    for (const at of ENTRANCES) if (jasper !== at && doors[at].breachedBy === null) list.push(SEND_JASPER[at])
  if (s.bitePile.length > 0) list.push(TREAT)
  list.push(PASS)
  if (mayStop(s)) list.push(STOP)
}

/** The places of a drawn zombie, in the same way. Compared with the needs in cards.ts. */
export function offerPlaces(s: State, _step: object, _seat: string, list: Placement[]): void {
  const isRoom = s.bitePile.length < BITE_LIMIT
  const closed = isRoom || openEntrances(s).length > 1 ? s.closed : null
  for (const at of ENTRANCES) if (at !== closed && s.doors[at].breachedBy === null) list.push(PLACE[at])
  if (isRoom) list.push(BURY)
}
