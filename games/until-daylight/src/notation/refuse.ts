import { type Facets, InputError, type Zone } from '@holdout/engine'
import { type Box, boxOf } from '../data/box.ts'
import { mostShift } from '../rules/search.ts'
import {
  BARRICADES,
  experience,
  healthLeft,
  isOverfull,
  isTimed,
  type Place,
  type State,
  seatOf,
  TRAPS,
  tokenLimit,
} from '../state.ts'

function no(what: string): never {
  throw new InputError(what)
}

/** Rejects an impossible position and names the rule. */
export function refuseImpossible(s: State, box: Box): void {
  const sum = (of: 'barricades' | 'traps'): number => s.players.reduce((total, player) => total + player[of], 0)
  if (sum('barricades') > BARRICADES) no(`${sum('barricades')} barricades; there are only ${BARRICADES}`)
  if (sum('traps') > TRAPS) no(`${sum('traps')} traps; there are only ${TRAPS}`)
  if (s.turn !== null && s.turn.player >= s.players.length)
    no(`there is no seat ${seatOf(s.turn.player)} at this table`)
  if (s.cycle > 1 && s.round < 10) no(`cycle ${s.cycle} in round ${s.round}: only round 10 has several (DL-119)`)
  refuseCount(s.carAlarms, 'ev-car-alarm', 'Car Alarms pending', box)
  s.players.forEach((_, place) => {
    refusePlayer(s, place, box)
  })
  if (s.phase !== 'set-up') refuseLeader(s)
  refuseSearch(s)
  if (s.absent.every(Boolean)) no('all seats are marked as away (DL-149)')
}

function refuseCount(count: number, card: string, what: string, box: Box): void {
  const most = box.rubbleKinds.find(({ id }) => id === card)?.count
  if (most !== undefined && count > most) no(`${count} ${what}; the box has only ${most} of that card`)
}

function refusePlayer(s: State, place: Place, box: Box): void {
  const player = s.players[place]
  const seat = seatOf(place)
  refuseCount(player.stuck, 'ev-stuck', `skipped turns of ${seat}`, box)
  if (player.character === null) {
    const holds =
      player.damage + player.bag.length + player.line.length + player.barricades + player.traps + player.saved
    if (holds + player.trophies.length > 0) no(`${seat} has no character yet and cannot have anything else`)
    return
  }
  if (healthLeft(s, place) <= 0)
    no(`${seat} has ${player.damage} damage and would be dead: the game would be over (DL-03)`)
  if (player.barricades + player.traps > tokenLimit(s, place)) no(`${seat} has more tokens than allowed (DL-113)`)
  if (s.phase === 'combat' && isOverfull(s, place)) no(`${seat} is over the inventory limit (DL-09)`)
  const objectives = [...player.objectives, ...player.achieved].map(card => boxOf(s).objectives[card])
  for (const { id, character } of objectives)
    if (character !== null && character !== player.character)
      no(`${seat} has ${id}, an objective of another character (DL-24)`)
  const secondary = objectives.filter(({ character }) => character === null)
  if (secondary.length > 1)
    no(
      `${seat} has ${secondary.length} secondary objectives (${secondary.map(({ id }) => id).join(' ')}); one at most (DL-24)`,
    )
}

function refuseLeader(s: State): void {
  const xp = s.players.map((_, place) => experience(s, place))
  const most = Math.max(...xp)
  const best = seatOf(xp.indexOf(most))
  if (s.leader === null) {
    if (most > 0) no(`${best} has ${most} experience, so there is a leader (DL-17)`)
  } else if (xp[s.leader] < most)
    no(`${seatOf(s.leader)} leads with ${xp[s.leader]} experience, but ${best} has ${most} (DL-17)`)
}

function refuseSearch(s: State): void {
  if (s.search === null) return
  const { turn, last, shift } = s.search
  if (turn < 1) no('search turns start at 1')
  if (last !== null && turn > last) no(`search turn ${turn} is after the gong in turn ${last} (DL-53)`)
  if (shift !== 0 && (!isTimed(s.options) || Math.abs(shift) > mostShift(s)))
    no(
      `a shift of ${shift} seconds; at this table it is ${isTimed(s.options) ? `${mostShift(s)} at most` : 'always 0'} (DL-43)`,
    )
}

/** Rejects zones that have no meaning in this phase and would be ignored. */
export function refuseIgnored(
  s: State,
  zones: Readonly<Record<string, Zone<State>>>,
  given: ReadonlyMap<string, Facets>,
): void {
  for (const [name, facets] of given) {
    const zone = zones[name]
    const { value } = facets
    if (zone.list || value === undefined || (name === 'gong' && value === '0')) continue
    const found = zone.show(s).value
    if (found !== value) no(`${name}: found ${value}, but in this position it is ${found}`)
  }
}
