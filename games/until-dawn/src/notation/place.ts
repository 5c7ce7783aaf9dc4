import { type Chance, type Facets, InputError } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { ALL_CARDS, CARDS, type CardId } from '../data/load.ts'
import type { Options } from '../options.ts'
import { firstBite, newTable } from '../setup.ts'
import { BARRICADES, ENTRANCES, type Entrance, type State } from '../state.ts'
import { refuseImpossible, refuseOutOfTurn } from './refuse.ts'
import { code, PLACES, words } from './words.ts'

/**
 * Builds a position. Zones that are not named are as in the setup; cards that are not named are at the bottom of the
 * deck.
 */
export function place(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance, runs = false): State {
  const box = [...ALL_CARDS]
  const take = (name: string): CardId => takeCard(box, name)
  const text = (zone: string): string | undefined => given.get(zone)?.value
  const cards = (zone: string): CardId[] | undefined =>
    given.get(zone)?.cards.replace('-', '').split(' ').filter(Boolean).map(take)

  const s = newTable(options, chance, [], [])
  s.agenda = [{ step: 'choose-action' }]
  for (const at of ENTRANCES) placeDoor(s, at, given.get(PLACES[at]) ?? {}, take)
  s.discard = cards('discard') ?? []
  const next = (cards('deck') ?? []).reverse()
  s.bitePile = cards('bite') ?? firstBite(box)
  chance.shuffle('rest', box)
  if (given.get('deck')?.cards === '-') s.discard.unshift(...box)
  else s.deck = [...box, ...next]

  s.time = Number(text('time') ?? text('zombies') ?? 0)
  s.zombieTime = Number(text('zombies') ?? s.time)
  s.ammo = Number(text('ammo') ?? options.shells)
  s.jasper = entranceOr(text('jasper'), 'rug')
  s.closed = entranceOr(text('closed'), null)
  s.rebecca = entranceOr(text('rebecca'), null)
  const nailed = s.doors.reduce((sum, door) => sum + door.barricades, 0)
  if (nailed > BARRICADES)
    throw new InputError(`${quantity(nailed, 'barricade')} at the entrances; there are only ${BARRICADES} (UD-17)`)
  s.supply = Number(text('supply') ?? BARRICADES - nailed)
  refuseImpossible(s, nailed)
  if (!runs) refuseOutOfTurn(s)
  return s
}

function placeDoor(s: State, at: Entrance, facets: Facets, take: (name: string) => CardId): void {
  const door = s.doors[at]
  door.barricades = Number(facets.barricades?.slice(1) ?? 0)
  for (const word of words(facets.stack?.slice(1, -1) ?? '').reverse()) {
    const card = take(word.replace('*', ''))
    door.zombies.push(card)
    if (word.endsWith('*')) door.attacking.push(card)
  }
  if (facets.breach) door.breachedBy = take(facets.breach.slice(2, -1))
}

function takeCard(box: CardId[], name: string): CardId {
  const at = box.findIndex(card => code(card) === name)
  if (at >= 0) return box.splice(at, 1)[0]
  const count = CARDS.find(card => card.code === name)?.count
  throw new InputError(`one ${name} too many: the deck has only ${count}`)
}

function entranceOr<T>(text: string | undefined, otherwise: T): Entrance | T {
  const at = PLACES.indexOf(text ?? '')
  if (at >= 0) return at as Entrance
  return text === undefined || text === '-' || text === 'alive' ? otherwise : (text as T)
}
