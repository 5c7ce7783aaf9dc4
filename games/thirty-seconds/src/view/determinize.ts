import { type Chance, rekeyed, type Seat } from '@holdout/engine'
import { type CardId, isSupply, isZombie, zombieOf } from '../data/load.ts'
import { isHurt, type State, SURVIVOR } from '../state.ts'
import { clone } from './clone.ts'

/** Deals again everything the seat cannot know: piles, the other hand, face-down cards, and future chance. */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  if (s.outcome) return copy
  const mine = seat === SURVIVOR
  const known = mine ? copy.hand : copy.shown
  const lurkers = copy.warehouse.map(({ card }) => card)
  dealAgain(
    chance,
    'supplies',
    [copy.supplies.draw, ...copy.rows.map(row => row.faceDown)],
    [
      { cards: copy.hand, hidden: card => isSupply(card) && !known.includes(card) },
      { cards: copy.lookedAt, hidden: () => !mine },
    ],
  )
  dealAgain(chance, 'tactics', [copy.tactics.draw], [{ cards: copy.hand, hidden: card => !mine && !isSupply(card) }])
  dealAgain(
    chance,
    'zombies',
    [copy.zombies.draw],
    [
      { cards: copy.zombieHand, hidden: card => mine && isZombie(card) },
      { cards: lurkers, hidden: (_card, at) => mine && !isHurt(copy.warehouse[at]) },
    ],
  )
  copy.warehouse = lurkers.map((card, at) => {
    const lurker = copy.warehouse[at]
    return lurker.card === card ? lurker : { card, health: zombieOf(card).health }
  })
  dealAgain(
    chance,
    'zombie-tactics',
    [copy.zombieTactics.draw],
    [{ cards: copy.zombieHand, hidden: card => mine && !isZombie(card) }],
  )
  chance.shuffle('survivor-attack', copy.attackDeck.draw)
  chance.shuffle('zombie-attack', copy.zombieAttackDeck.draw)
  copy.chance = rekeyed(chance)
  return copy
}

interface Holder {
  readonly cards: CardId[]
  readonly hidden: (card: CardId, at: number) => boolean
}

/** Shuffles all hidden cards of one kind together and deals them back in the same numbers. */
function dealAgain(chance: Chance, name: string, piles: readonly CardId[][], holders: readonly Holder[]): void {
  const pool: CardId[] = []
  for (const pile of piles) for (const card of pile) pool.push(card)
  const places: [CardId[], number][] = []
  for (const { cards, hidden } of holders) {
    for (let i = 0; i < cards.length; i++) {
      if (!hidden(cards[i], i)) continue
      pool.push(cards[i])
      places.push([cards, i])
    }
  }
  chance.shuffle(name, pool)
  for (const [cards, i] of places) cards[i] = pool.pop() as CardId
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool.pop() as CardId
}
