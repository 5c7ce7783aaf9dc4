import { placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import type { Moves } from '../moves.ts'
import { actingLeader, type State, type Steps } from '../state.ts'
import { beginSearch } from './search.ts'

const LAUNCH: Moves['launch'] = { move: 'launch' }
const READY: Moves['launch'] = { move: 'ready' }

export function asksLaunch(s: State): readonly string[] {
  return [seatOf(s.starter)]
}

/** DL-28 The other seats that may launch the search or mark themselves as ready. */
export function mayLaunch(s: State, { ready }: Steps['launch']): readonly string[] {
  const others: string[] = []
  for (let place = 0; place < s.players.length; place++) {
    if (place !== s.starter && (!ready.includes(place) || place === actingLeader(s))) others.push(seatOf(place))
  }
  return others
}

export function offerLaunch(s: State, { ready }: Steps['launch'], seat: string, list: Moves['launch'][]): void {
  const place = placeOf(seat)
  if (place === s.starter || place === actingLeader(s)) list.push(LAUNCH)
  if (!ready.includes(place)) list.push(READY)
}

/** DL-28 Starts the search phase, on a launch or when all players are ready. */
export function takeLaunch(s: State, { ready }: Steps['launch'], seat: string, move: Moves['launch'], cx: Cx): void {
  if (move.move === 'ready') {
    const all = [...ready, placeOf(seat)]
    cx.emit?.({ event: 'ready', rule: 'DL-28', who: seat })
    if (all.length < s.players.length) return cx.next({ step: 'launch', ready: all })
  }
  beginSearch(s, cx)
}
