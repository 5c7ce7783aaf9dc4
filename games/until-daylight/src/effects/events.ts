import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Effect, type Kind } from '../data/box.ts'
import type { Moves } from '../moves.ts'
import { settle } from '../rules/experience.ts'
import { checkLimit, discardOne, takeFromBag } from '../rules/inventory.ts'
import { clockwise, isTimed, type State, waveWillCome } from '../state.ts'

/** DL-31 Resolves an event at once and completely. */
export function resolveEvent(s: State, { who, card }: { who: Place; card: Kind }, cx: Cx): void {
  const effect = boxOf(s).rubble[card].effect as Effect
  const happens = eventEffects[effect.do as keyof typeof eventEffects] as EventEffect<Effect>
  happens(s, who, effect, cx)
}

type EventEffect<E extends Effect> = (s: State, who: Place, effect: E, cx: Cx) => void
type Named<K extends Effect['do']> = Effect & { readonly do: K }

/** The function for each kind of event. `load.ts` rejects cards with another effect. */
const eventEffects: {
  readonly [K in
    | 'damage'
    | 'discard'
    | 'draw'
    | 'alarm'
    | 'ambush'
    | 'stuck'
    | 'everyone-discards'
    | 'everyone-passes']: EventEffect<Named<K>>
} = {
  /** DL-136 Rusty Nail. */
  damage: (_s, who, { amount }, cx) => cx.next({ step: 'damage', who, points: amount, source: 'event' }),
  /** DL-137 Torn Bag. */
  discard: (_s, who, { amount }, cx) => cx.next({ step: 'lose-card', who, left: amount, why: 'torn-bag' }),
  draw: (_s, who, { amount }, cx) => cx.next({ step: 'draw', who, left: amount }),
  alarm: carAlarm,
  ambush: (s, who, { amount }, cx) => ambush(s, who, amount, cx),
  stuck: getStuck,
  'everyone-discards': rats,
  'everyone-passes': blackout,
}

/** DL-138 Car Alarm: the next wave is larger; if no wave is left it works like an Ambush. */
function carAlarm(s: State, who: Place, { amount }: { amount: number }, cx: Cx): void {
  if (!waveWillCome(s)) return ambush(s, who, amount, cx)
  s.carAlarms += amount
  cx.emit?.({ event: 'car-alarm', rule: 'DL-138', who: seatOf(who), pending: s.carAlarms })
}

/** DL-139 Ambush: the top horde card goes to the right end of the drawer's line. */
function ambush(s: State, who: Place, amount: number, cx: Cx): void {
  for (let i = 0; i < amount; i++) {
    const card = takeHorde(s, cx)
    if (card === null) {
      cx.emit?.({ event: 'no-horde-card', rule: 'DL-61', who: seatOf(who) })
      return
    }
    s.players[who].line.push(card)
    cx.emit?.({ event: 'ambushed', rule: 'DL-139', who: seatOf(who), card: boxOf(s).names[card] })
  }
}

/** DL-61 Takes the top horde card; an empty deck is refilled from its discard. null if no card is left. */
export function takeHorde(s: State, cx: Cx): Kind | null {
  if (s.horde.length === 0) {
    if (s.hordeDiscard.length === 0) return null
    s.horde = s.hordeDiscard
    s.hordeDiscard = []
    cx.chance.shuffle('horde', s.horde)
    cx.emit?.({ event: 'horde-reshuffled', rule: 'DL-61', count: s.horde.length })
  }
  cx.barrier('reveal')
  return s.horde.pop() as Kind
}

/**
 * DL-140 Stuck: a lock of some seconds, or without a clock a skipped search turn. Outside a search phase it does
 * nothing.
 */
function getStuck(s: State, who: Place, { seconds }: { seconds: number }, cx: Cx): void {
  if (s.phase !== 'search') return
  const timed = isTimed(s.options)
  cx.emit?.({ event: 'stuck', rule: 'DL-140', who: seatOf(who), seconds: timed ? seconds : null })
  if (timed) cx.next({ step: 'stuck', who, seconds })
  else s.players[who].stuck += 1
}

/** DL-141 Rats: every player who has that food discards 1, including the drawer. */
function rats(s: State, who: Place, { card }: { card: string }, cx: Cx): void {
  const kind = boxOf(s).kinds.get(card) as Kind
  for (let step = 0; step < s.players.length; step++) {
    const place = clockwise(s, who, step)
    if (s.players[place].bag.includes(kind)) discardOne(s, place, kind, 'rats', cx)
  }
}

/** DL-142 Blackout: every player with a card secretly chooses one. */
function blackout(s: State, _who: Place, _effect: object, cx: Cx): void {
  cx.next({ step: 'blackout', chosen: s.players.map(() => null) })
}

/** Players who are away are asked last, so that their time limit does not apply to the others. */
export function asksBlackout(s: State, { chosen }: { chosen: readonly (Kind | null)[] }): readonly string[] {
  const open: Place[] = []
  for (let place = 0; place < s.players.length; place++)
    if (chosen[place] === null && s.players[place].bag.length > 0) open.push(place)
  const here = open.filter(place => !s.absent[place])
  return (here.length ? here : open).map(seatOf)
}

export function offerBlackout(s: State, _step: object, seat: string, list: Moves['blackout'][]): void {
  const { names } = boxOf(s)
  const place = Number(seat.slice(1)) - 1
  for (const card of new Set(s.players[place].bag)) list.push({ move: 'hand-on', card: names[card] })
}

/** DL-142 When all have chosen, all cards pass to the next player clockwise at the same time. */
export function takeBlackout(
  s: State,
  { chosen }: { chosen: readonly (Kind | null)[] },
  seat: string,
  { card }: Moves['blackout'],
  cx: Cx,
): void {
  const place = Number(seat.slice(1)) - 1
  const all = chosen.slice()
  all[place] = boxOf(s).kinds.get(card) as Kind
  cx.emit?.({ event: 'handed-on', rule: 'DL-142', who: seat, card })
  if (s.players.some((player, other) => player.bag.length > 0 && all[other] === null))
    return cx.next({ step: 'blackout', chosen: all })
  passOn(s, all, cx)
}

function passOn(s: State, chosen: readonly (Kind | null)[], cx: Cx): void {
  const { names } = boxOf(s)
  cx.barrier('reveal')
  chosen.forEach((card, place) => {
    if (card !== null) takeFromBag(s.players[place].bag, card)
  })
  chosen.forEach((card, place) => {
    if (card === null) return
    const to = clockwise(s, place)
    s.players[to].bag.push(card)
    cx.emit?.({ event: 'passed-on', rule: 'DL-142', from: seatOf(place), to: seatOf(to), card: names[card] })
  })
  settle(s, cx)
  for (let place = s.players.length - 1; place >= 0; place--) checkLimit(s, place, cx)
}
