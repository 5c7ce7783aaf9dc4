import { type Facets, InputError, type Zone } from '@holdout/engine'
import { type Place, seatOf } from '../codes.ts'
import { type Box, boxOf } from '../data/box.ts'
import { BARRICADES, TRAPS } from '../data/tokens.ts'
import { mostShift } from '../rules/search.ts'
import { experience, healthLeft, isOverfull, isTimed, type State, tokenLimit } from '../state.ts'

function reject(what: string): never {
  throw new InputError(what)
}

/** Rejects an impossible position and names the rule. */
export function checkPosition(s: State, box: Box): void {
  const sum = (of: 'barricades' | 'traps'): number => s.players.reduce((total, player) => total + player[of], 0)
  if (sum('barricades') > BARRICADES) reject(`${sum('barricades')} barricades; there are only ${BARRICADES}`)
  if (sum('traps') > TRAPS) reject(`${sum('traps')} traps; there are only ${TRAPS}`)
  if (s.turn !== null && s.turn.player >= s.players.length)
    reject(`there is no seat ${seatOf(s.turn.player)} at this table`)
  if (s.cycle > 1 && s.round < 10) reject(`cycle ${s.cycle} in round ${s.round}: only round 10 has several (DL-119)`)
  checkCount(s.carAlarms, 'ev-car-alarm', 'Car Alarms pending', box)
  s.players.forEach((_, place) => {
    checkPlayer(s, place, box)
  })
  if (s.phase !== 'set-up') checkLeader(s)
  checkSearch(s)
  if (s.absent.every(Boolean)) reject('all seats are marked as away (DL-149)')
}

function checkCount(count: number, card: string, what: string, box: Box): void {
  const most = box.rubbleKinds.find(({ id }) => id === card)?.count
  if (most !== undefined && count > most) reject(`${count} ${what}; the box has only ${most} of that card`)
}

function checkPlayer(s: State, place: Place, box: Box): void {
  const player = s.players[place]
  const seat = seatOf(place)
  checkCount(player.stuck, 'ev-stuck', `skipped turns of ${seat}`, box)
  if (player.character === null) {
    const holds =
      player.damage + player.bag.length + player.line.length + player.barricades + player.traps + player.saved
    if (holds + player.trophies.length > 0) reject(`${seat} has no character yet and cannot have anything else`)
    return
  }
  if (healthLeft(s, place) <= 0)
    reject(`${seat} has ${player.damage} damage and would be dead: the game would be over (DL-03)`)
  if (player.barricades + player.traps > tokenLimit(s, place)) reject(`${seat} has more tokens than allowed (DL-113)`)
  if (s.phase === 'combat' && isOverfull(s, place)) reject(`${seat} is over the inventory limit (DL-09)`)
  const objectives = [...player.objectives, ...player.achieved].map(card => boxOf(s).objectives[card])
  for (const { id, character } of objectives)
    if (character !== null && character !== player.character)
      reject(`${seat} has ${id}, an objective of another character (DL-24)`)
  const secondary = objectives.filter(({ character }) => character === null)
  if (secondary.length > 1)
    reject(
      `${seat} has ${secondary.length} secondary objectives (${secondary.map(({ id }) => id).join(' ')}); one at most (DL-24)`,
    )
}

function checkLeader(s: State): void {
  const xp = s.players.map((_, place) => experience(s, place))
  const most = Math.max(...xp)
  const best = seatOf(xp.indexOf(most))
  if (s.leader === null) {
    if (most > 0) reject(`${best} has ${most} experience, so there is a leader (DL-17)`)
  } else if (xp[s.leader] < most)
    reject(`${seatOf(s.leader)} leads with ${xp[s.leader]} experience, but ${best} has ${most} (DL-17)`)
}

function checkSearch(s: State): void {
  if (s.search === null) return
  const { turn, last, shift } = s.search
  if (turn < 1) reject('search turns start at 1')
  if (last !== null && turn > last) reject(`search turn ${turn} is after the gong in turn ${last} (DL-53)`)
  if (shift !== 0 && (!isTimed(s.options) || Math.abs(shift) > mostShift(s)))
    reject(
      `a shift of ${shift} seconds; at this table it is ${isTimed(s.options) ? `${mostShift(s)} at most` : 'always 0'} (DL-43)`,
    )
}

/** Rejects zones that have no meaning in this phase and would be ignored. */
export function checkIgnoredZones(
  s: State,
  zones: Readonly<Record<string, Zone<State>>>,
  given: ReadonlyMap<string, Facets>,
): void {
  for (const [name, facets] of given) {
    const zone = zones[name]
    const { value } = facets
    if (zone.list || value === undefined || (name === 'gong' && value === '0')) continue
    const found = zone.write(s).value
    if (found !== value) reject(`${name}: found ${value}, but in this position it is ${found}`)
  }
}
