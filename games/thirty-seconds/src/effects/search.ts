import { say } from '@holdout/engine'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { nameOf, type ZombieEffect, zombieOf } from '../data/load.ts'
import { PASS } from '../moves.ts'
import { comesFirst, passing, zombiesAnswer } from '../rules/answers.ts'
import { chosenCard } from '../say/parts.ts'
import { type State, ZOMBIE } from '../state.ts'
import { oneWay, type ZombieRules } from './effect.ts'

/** New Blood. */
export const rules: ZombieRules<ZombieEffect> = {
  ways: oneWay,
  needs: [],
  take: (_s, _effect, _played, cx) => cx.next({ step: 'search-deck' }),
}

const takeCard: MoveOf<'take', 'search-deck'> = {
  rule: 'TS-D23',
  label: ({ card }) => say`Take ${chosenCard(card)}`,
  candidates: s => [...new Set(s.zombies.draw.map(nameOf))].sort().map(card => ({ move: 'take', card })),
  exists: [
    ['TS-D23', (s, { card }) => s.zombies.draw.some(one => nameOf(one) === card), 'That zombie is not in the deck.'],
  ],
  take(s, { card }, cx) {
    const at = s.zombies.draw.findIndex(one => nameOf(one) === card)
    s.zombieHand.push(...s.zombies.draw.splice(at, 1))
    cx.emit?.({ event: 'drew', rule: 'TS-110', seat: ZOMBIE, deck: 'zombie', card })
    shuffle(s, cx)
  },
}

/** TS-R52 Only an empty deck leaves nothing to take. */
const takeNothing: MoveOf<'pass', 'search-deck'> = {
  ...passing('search-deck', 'TS-D23', 'Continue: the deck is empty', (s, _move, cx) => shuffle(s, cx)),
  needs: [['TS-D23', s => s.zombies.draw.length === 0, 'First take a zombie from the deck.']],
}

/** TS-D23 New Blood: takes any card of the Zombie deck, hidden from the Survivor. Then the deck is shuffled. */
export const searchDeck: Ask<'search-deck'> = {
  rule: 'TS-D23',
  ...zombiesAnswer,
  question: () => say`Which zombie do you take from the deck?`,
  moves: { take: takeCard, pass: takeNothing },
  ...comesFirst('TS-D23', 'First take a zombie from the deck.'),
  /** The topmost boss, or else the top card. */
  timeout(s) {
    const top = s.zombies.draw.findLast(card => zombieOf(card).tier === 'boss') ?? s.zombies.draw.at(-1)
    return top === undefined ? PASS : { move: 'take', card: nameOf(top) }
  },
}

function shuffle(s: State, cx: Cx): void {
  cx.chance.shuffle('zombies', s.zombies.draw)
  cx.barrier('reveal')
  cx.emit?.({ event: 'reshuffled', rule: 'TS-110', deck: 'zombies' })
}
