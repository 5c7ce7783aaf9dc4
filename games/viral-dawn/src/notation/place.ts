import { type Chance, type Facets, InputError } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { NO_PLAYERS, type Player, SEATS } from '../codes.ts'
import { ALL_CARDS, type Card, CODES, cardOf } from '../data/load.ts'
import { type Options, refuseBadLapLimit } from '../options.ts'
import { isComplete } from '../rules/safe-zone.ts'
import { emptyTable } from '../setup.ts'
import { HAND, mayBeLaid, OVERRUNS, type State, winsNeeded } from '../state.ts'
import { flow } from '../steps/index.ts'
import { words } from './zones.ts'

/**
 * Builds a position at the start of a turn, or after its draw (`phase: act`). Zones that are not named are as in the
 * setup: five cards in every hand, nothing laid, one card discarded, the rest in the draw pile below the named cards.
 * A scenario that `runs` a step starts with it: the turn has not begun, so no card is drawn.
 */
export function place(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance, runs = false): State {
  refuseBadLapLimit(options)
  const box = [...ALL_CARDS]
  const text = (zone: string): string | undefined => given.get(zone)?.value
  const cards = (zone: string): Card[] | undefined =>
    given.get(zone) && words(given.get(zone)?.cards as string).map(code => takeCard(box, code))
  const player = (zone: string, otherwise: string): Player => SEATS.indexOf(text(zone) ?? otherwise)
  const last = SEATS[options.players - 1]
  const s = emptyTable(options, chance)
  s.dealer = player('dealer', last)
  s.onTurn = player('turn', SEATS[0])
  s.turns = Number(text('turns') ?? 0)
  s.overruns = Number(text('overruns') ?? 0)
  s.agenda.push(
    text('phase') === 'act' ? { step: 'turn-action', mayStop: false, counted: NO_PLAYERS } : { step: 'begin-turn' },
  )
  seat(s, given.get('seating')?.seats)
  const hands = s.hands.map((_, who) => cards(SEATS[who]))
  s.layouts = s.layouts.map((_, at) => cards(`place${at}`) ?? [])
  const discard = cards('discard')
  const next = (cards('draw') ?? []).reverse()
  chance.shuffle('rest', box)
  s.hands = hands.map((hand, who) => hand ?? takeSome(box, handSize(s, who, text('phase')), SEATS[who]))
  s.discard = discard ?? takeSome(box, 1, 'the discard pile')
  if (given.get('draw')?.cards === '-') s.discard.unshift(...box)
  else s.draw = [...box, ...next]
  tally(s.owes, given.get('owes')?.seats)
  tally(s.wins, given.get('wins')?.seats)
  s.game = Number(text('game') ?? gamesEnded(s) + 1)
  checkPosition(s, text('pile'))
  if (runs) s.agenda.length = 0
  else flow.advance(s, { chance })
  return s
}

function gamesEnded(s: State): number {
  return s.wins.reduce((sum, count) => sum + count, s.overruns)
}

function handSize(s: State, who: Player, phase: string | undefined): number {
  return phase === 'act' && who === s.onTurn ? HAND + 1 : HAND
}

function seat(s: State, text: string | undefined): void {
  if (text === undefined) return
  const seated = text.split(' ')
  if (seated.length !== s.places.length || new Set(seated).size !== seated.length)
    throw new InputError(`found seating "${text}", expected each of ${SEATS.slice(0, s.places.length).join(' ')} once`)
  seated.forEach((who, at) => {
    s.places[SEATS.indexOf(who)] = at
  })
}

function tally(counts: number[], text: string | undefined): void {
  for (const word of words(text ?? '-')) counts[SEATS.indexOf(word)] += 1
}

function takeCard(box: Card[], code: string): Card {
  const at = box.indexOf(cardOf(code))
  if (at >= 0) return box.splice(at, 1)[0]
  throw new InputError(`${code} is named twice; there is only one (VD-02)`)
}

function takeSome(box: Card[], count: number, where: string): Card[] {
  if (box.length < count)
    throw new InputError(`no cards are left for ${where}: all ${ALL_CARDS.length} are named elsewhere`)
  return box.splice(-count)
}

function reject(what: string): never {
  throw new InputError(what)
}

function checkPosition(s: State, pile: string | undefined): void {
  s.layouts.forEach((layout, at) => {
    for (const card of layout)
      if (!mayBeLaid(s, card)) reject(`${CODES[card]} cannot be at place${at}: it is never laid (VD-13)`)
    if (isComplete(layout, s.options['expert-tens'])) reject(`place${at} is complete: that game is already won (VD-64)`)
  })
  s.hands.forEach((hand, who) => {
    const acting = s.agenda[0].step === 'turn-action' && who === s.onTurn
    const most = acting ? HAND + 1 : HAND
    if (hand.length > most && !s.options['honor-mode'])
      reject(`${SEATS[who]} holds ${quantity(hand.length, 'card')}, expected at most ${most} (VD-28)`)
  })
  if (s.turns === 0 && s.layouts.some(layout => layout.length))
    reject('cards are laid before the first turn (VD-03); name the zone "turns"')
  const laid = s.layouts.reduce((sum, layout) => sum + layout.length, 0)
  if (laid > s.turns)
    reject(`${quantity(laid, 'card')} laid after ${quantity(s.turns, 'turn')}; a turn lays at most one (VD-23)`)
  if (s.turns === 0 && s.owes.some(count => count > 0))
    reject('no player owes a lost turn before the first turn (VD-03)')
  if (s.turns === 0 && s.places.some((place, who) => place !== who))
    reject('before the first turn all players sit at their home places (VD-03); name the zone "turns"')
  if (!s.options['jack-stack'] && s.owes.some(count => count > 1))
    reject('with jackStack off no player owes two turns (VD-39)')
  if (s.game <= gamesEnded(s))
    reject(`game ${s.game} after ${quantity(gamesEnded(s), 'finished game')}; expected ${gamesEnded(s) + 1} or more`)
  if (s.options['match-end'] === 'plurality' && s.game > s.options.games)
    reject(`game ${s.game} of ${s.options.games}: that match is over (VD-R36)`)
  const limit = s.options['lap-limit'] * s.places.length
  if (limit > 0 && s.turns >= limit)
    reject(`after ${quantity(s.turns, 'turn')} this game is overrun: the limit is ${limit} (VD-72)`)
  const most = Math.max(...s.wins)
  if (most >= winsNeeded(s.options)) reject(`${quantity(most, 'game')} won: that match is over (VD-70)`)
  if (s.overruns >= OVERRUNS) reject(`${s.overruns} overruns in a row: that match is over (VD-72)`)
  if (pile !== undefined && Number(pile) !== s.draw.length)
    reject(`${quantity(s.draw.length, 'card')} left for the draw pile, expected ${pile}`)
}
