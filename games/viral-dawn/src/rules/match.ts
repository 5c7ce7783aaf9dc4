import type { Outcome } from '@holdout/engine'
import { type Player, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { ALL_CARDS, type Card, CODES } from '../data/load.ts'
import { HAND, leftOf, OVERRUNS, playersIn, type State, winsNeeded } from '../state.ts'

const BEGIN_TURN = { step: 'begin-turn' } as const
const DEAL = { step: 'deal' } as const

/** VD-03 to VD-08 Starts a game: players go to their home places, cards are dealt, the first discard is turned up. */
export function deal(s: State, _step: object, cx: Cx): void {
  clearTable(s)
  s.onTurn = leftOf(s, s.dealer) // VD-08
  cx.barrier('turn')
  cx.emit?.({ event: 'game-began', rule: 'VD-04', game: s.game, dealer: SEATS[s.dealer], first: SEATS[s.onTurn] })
  cx.chance.shuffle('deck', s.draw)
  dealHands(s, cx)
  const starter = s.draw.pop() as Card // VD-07 it has no effect
  s.discard.push(starter)
  cx.emit?.({ event: 'starter-turned', rule: 'VD-07', card: CODES[starter] })
  cx.next(BEGIN_TURN)
}

/** VD-02, VD-03 All 54 cards in the deck, home places, empty layouts, no lost turns. */
function clearTable(s: State): void {
  const count = playersIn(s)
  for (let player = 0; player < count; player++) {
    s.places[player] = player
    s.owes[player] = 0
    s.hands[player].length = 0
    s.layouts[player].length = 0
  }
  s.turns = 0
  s.discard.length = 0
  s.draw.length = 0
  for (const card of ALL_CARDS) {
    s.draw.push(card)
    s.shuffledIn[card] = 0
  }
  s.shuffles = 0
}

/** VD-05 One card at a time, clockwise from the dealer's left, until each player has five. */
function dealHands(s: State, cx: Cx): void {
  const count = playersIn(s)
  for (let i = 1; i <= HAND * count; i++) s.hands[(s.dealer + i) % count].push(s.draw.pop() as Card)
  if (!cx.emit) return
  for (let i = 1; i <= count; i++) {
    const player = (s.dealer + i) % count
    const cards = s.hands[player].map(card => CODES[card])
    cx.emit({ event: 'dealt', rule: 'VD-05', seat: SEATS[player], cards, count: HAND })
  }
}

/** VD-69 A point for the winner. VD-70 More than half of the planned games win the match. */
export function gameEnds(s: State, { winner }: { readonly winner: Player | null }, cx: Cx): void {
  if (winner === null) s.overruns += 1
  else {
    s.overruns = 0
    s.wins[winner] += 1
    if (s.wins[winner] >= winsNeeded(s.options)) return winMatch(s, winner, 'VD-70', cx)
  }
  if (s.overruns === OVERRUNS) return mostWins(s, 'VD-72', cx)
  if (s.options['match-end'] === 'plurality' && s.game >= s.options.games) return mostWins(s, 'VD-R36', cx)
  s.dealer = nextDealer(s, winner)
  s.game += 1
  cx.next(DEAL)
}

/** VD-71 The deal passes to the next home place; with `next-dealer=winner` to the winner. */
function nextDealer(s: State, winner: Player | null): Player {
  if (s.options['next-dealer'] === 'winner') return winner ?? s.dealer
  return (s.dealer + 1) % playersIn(s)
}

/** VD-72 The player with the most wins gets the match; equal leaders share it. */
function mostWins(s: State, rule: string, cx: Cx): void {
  const most = Math.max(...s.wins)
  const leaders = s.wins.flatMap((wins, player) => (wins === most ? [player] : []))
  if (leaders.length === 1) return winMatch(s, leaders[0], rule, cx)
  const seats = leaders.map(player => SEATS[player])
  cx.emit?.({ event: 'match-shared', rule, seats, wins: most, games: s.game })
  cx.end({ id: 'match-shared', winners: seats, tier: 1, facts: factsOf(s) })
}

function winMatch(s: State, winner: Player, rule: string, cx: Cx): void {
  const seat = SEATS[winner]
  cx.emit?.({ event: 'match-won', rule, seat, wins: s.wins[winner], games: s.game })
  cx.end({ id: 'match-won', winners: [seat], tier: 2, facts: factsOf(s) })
}

function factsOf(s: State): Outcome['facts'] {
  const facts: Record<string, string | number> = {
    games: s.game,
    turns: s.turns,
    laps: Math.ceil(s.turns / playersIn(s)),
    how: s.last?.how ?? 'overrun',
    first: SEATS[(s.dealer + 1) % playersIn(s)],
  }
  s.wins.forEach((wins, player) => {
    facts[`wins-${SEATS[player]}`] = wins
  })
  return facts
}
