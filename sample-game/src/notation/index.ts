import { type Chance, type Facets, InputError, type Notation, namedSteps, takeOut } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { type CardId, SUPPLIES, strengthOf, ZOMBIES } from '../data/load.ts'
import type { Options } from '../options.ts'
import { emptyTable } from '../setup.ts'
import { BAG, doorHolds, HAND, type Move, SEATS, type State, turnsUntilDawn } from '../state.ts'
import { readMove, writeMove } from './moves.ts'
import { vocabulary } from './vocabulary.ts'
import { cardsIn, zones } from './zones.ts'

/** Builds a position at the start of a turn. Zones that are not named are as in the setup. */
function place(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance, runs = false): State {
  const s = emptyTable(options, chance)
  const supplies = [...SUPPLIES]
  const zombies = [...ZOMBIES]
  const named = (zone: string, deck: CardId[]): CardId[] | undefined => {
    const cards = given.get(zone)?.cards
    return cards === undefined ? undefined : cardsIn(cards).map(card => takeCard(deck, card))
  }
  s.turns = Number(given.get('turn')?.value ?? 1) - 1
  s.bags = s.bags.map((_, player) => named(`bag-${SEATS[player]}`, supplies) ?? [])
  s.door = named('door', supplies) ?? []
  s.crowd = named('crowd', zombies) ?? []
  const hands = s.hands.map((_, player) => named(`hand-${SEATS[player]}`, supplies))
  const nextSupplies = (named('supplies', supplies) ?? []).reverse()
  const nextZombies = (named('zombies', zombies) ?? []).reverse()
  chance.shuffle('rest', supplies)
  chance.shuffle('rest', zombies)
  s.hands = hands.map(hand => hand ?? supplies.splice(-HAND))
  s.supplies = given.get('supplies')?.cards === '-' ? [] : [...supplies, ...nextSupplies]
  s.zombies = [...zombies, ...nextZombies]
  s.agenda.push(runs ? { step: 'end-turn' } : { step: 'turn' })
  refuseImpossible(s)
  return s
}

function takeCard(deck: CardId[], card: CardId): CardId {
  if (takeOut(deck, card)) return card
  throw new InputError(`${card} is named twice; there is only one (NW-01)`)
}

function refuseImpossible(s: State): void {
  const no = (what: string): never => {
    throw new InputError(what)
  }
  if (s.turns >= turnsUntilDawn(s.options)) no(`turn ${s.turns + 1} is after dawn (NW-12)`)
  if (s.crowd.length > s.turns)
    no(`${quantity(s.crowd.length, 'zombie')} in turn ${s.turns + 1}: one comes in each turn (NW-08)`)
  if (!doorHolds(s)) no('the crowd is stronger than the door: that game is over (NW-14)')
  s.hands.forEach((hand, player) => {
    if (hand.length > HAND)
      no(`${SEATS[player]} holds ${quantity(hand.length, 'card')}, expected at most ${HAND} (NW-02)`)
  })
  s.bags.forEach((bag, player) => {
    if (bag.length > BAG)
      no(`${SEATS[player]} has kept ${quantity(bag.length, 'card')}, expected at most ${BAG} (NW-07)`)
  })
}

export const notation: Notation<State, Move, Options> = {
  zones,
  place,
  writeMove,
  readMove,
  piece: item => String(item),
  readStep: namedSteps({ zombie: { step: 'zombie' } }),
  scores: s => Object.fromEntries(s.bags.map((bag, player) => [SEATS[player], strengthOf(bag)])),
  vocabulary,
}
