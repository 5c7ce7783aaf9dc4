import type { EndNotes, PlayedMove, SeatTry } from '@holdout/knowledge'
import { pawnNamed, seatOf } from './codes.ts'
import { type CombatCard, HITS } from './data/load.ts'
import type { Event } from './events.ts'
import { ownerOf, type State } from './state.ts'

/** ZT-81 Shots of pawns at zombies that hit. A gun that turns two cards needs one that reaches. */
function shots({ before, events }: PlayedMove<State, Event>): SeatTry[] {
  let pile: CombatCard[] | null = [...before.combat]
  let shuffled = false
  const tries: SeatTry[] = []
  for (const event of events) {
    if (event.event === 'combat-shuffled') shuffled = true
    const cards = turnedIn(event)
    if (cards.length === 0) continue
    const pawn = event.event === 'shot' ? pawnNamed(event.by) : -1
    if (pile && pile.length >= cards.length && event.event === 'shot' && pawn >= 0) {
      const short = pile.filter(card => HITS[card] < event.distance).length
      let miss = 1
      for (let i = 0; i < cards.length; i++) miss *= Math.max(0, short - i) / (pile.length - i)
      const seat = seatOf(ownerOf(before, pawn))
      tries.push({ seat, good: 'more', got: event.hit ? 1 : 0, expected: 1 - miss, variance: miss * (1 - miss) })
    }
    for (const card of cards) pile?.splice(pile.indexOf(card), 1)
    // The deck was shuffled during or after this draw: what it holds until the move is over is not counted.
    if (shuffled) pile = null
  }
  return tries
}

/** ZT-81 Jammed cards among those turned for a shot. */
function jams({ before, events }: PlayedMove<State, Event>): SeatTry[] {
  const pile: CombatCard[] = [...before.combat]
  const tries: SeatTry[] = []
  for (const event of events) {
    if (event.event === 'combat-shuffled') return tries
    for (const card of turnedIn(event)) {
      const chance = pile.filter(other => other === 'J').length / pile.length
      const pawn = event.event === 'shot' ? pawnNamed(event.by) : -1
      if (pawn >= 0)
        tries.push({
          seat: seatOf(ownerOf(before, pawn)),
          good: 'fewer',
          got: card === 'J' ? 1 : 0,
          expected: chance,
          variance: chance * (1 - chance),
        })
      pile.splice(pile.indexOf(card), 1)
    }
  }
  return tries
}

function turnedIn(event: Event): CombatCard[] {
  const text =
    event.event === 'shot' || event.event === 'fired-on-unarmed'
      ? event.cards
      : event.event === 'clashed'
        ? `${event.attackerCards} ${event.targetCards}`
        : ''
  return text.split(' ').filter(Boolean) as CombatCard[]
}

export const endNotes: EndNotes<State, Event> = {
  luck: [
    { title: 'Shots that hit', tries: shots },
    { title: 'Jammed cards', tries: jams },
  ],
  turning: ['lost-building', 'player-died', 'pawn-died', 'collapsed'],
}
