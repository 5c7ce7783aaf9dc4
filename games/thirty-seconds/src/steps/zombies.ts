import { isZombie, nameOf, zombieOf } from '../data/load.ts'
import * as turn from '../rules/turn.ts'
import { asksZombie, sendFromHand, takeZombieAct, zombieActs } from '../rules/zombie-acts.ts'
import { asksConfront, confront, confrontations } from '../rules/zombie-attack.ts'
import { announceCard, cancelOrNot, cardWorks, holdsZombie, sendable, takeFromDeck } from '../rules/zombie-cards.ts'
import {
  ADVANCE_ALL,
  advance,
  advanceMoves,
  asksAdvance,
  breakIn,
  breaksIn,
  chosen,
  endZombieTurn,
  march,
  mayRise,
  riseAndAdvance,
  riseOne,
  roomInTen,
  takeAdvance,
  zombieDraws,
  zombieTurn,
} from '../rules/zombie-turn.ts'
import { type Lurker, lurkerTag, ROWS, rowAt, tacticInHand, targetOf, ZOMBIE } from '../state.ts'
import { ASK_SURVIVOR, ASK_ZOMBIE, PASS, silentSurvivorPasses, type Table, zombieLimit } from './asking.ts'

/** The zombies' turn and the decisions of their cards (TS-101 to TS-119). */
export const zombieSteps = {
  // The zombies' turn
  'zombie-turn': { rule: 'TS-101', run: zombieTurn },
  'zombie-draws': { rule: 'TS-101', run: zombieDraws },
  'break-in': { rule: 'TS-101', run: breakIn },
  'choose-break-in': {
    rule: 'TS-D20',
    asks: ASK_ZOMBIE,
    moves: (s, _step, _seat, list) => {
      for (const card of new Set(s.warehouse.map(lurkerTag))) list.push({ move: 'break-in', card })
    },
    take: (s, _step, _seat, { card }, cx) =>
      breaksIn(s, s.warehouse.find(lurker => lurkerTag(lurker) === card) as Lurker, cx),
    clock: zombieLimit,
    timeout: s => ({ move: 'break-in', card: lurkerTag(s.warehouse[0]) }),
  },
  rise: { rule: 'TS-101', run: riseAndAdvance },
  'choose-rising': {
    rule: 'TS-D31',
    asks: ASK_ZOMBIE,
    moves: (s, _step, _seat, list) => {
      for (let row = 1; row <= ROWS; row++) {
        rowAt(s, row).zombies.forEach((zombie, at) => {
          if (mayRise(s, zombie)) list.push({ move: 'rise', target: row * 10 + at + 1 })
        })
      }
      list.push(PASS)
    },
    take: riseOne,
    clock: zombieLimit,
    timeout: s => ({ move: 'rise', target: targetOf(s, chosen(s, zombie => mayRise(s, zombie))?.card as number) }),
  },
  advance: { rule: 'TS-102', run: advance },
  'choose-advance': {
    rule: 'TS-D21',
    asks: asksAdvance,
    moves: advanceMoves,
    take: takeAdvance,
    clock: zombieLimit,
    timeout: () => ADVANCE_ALL,
  },
  march: { rule: 'TS-102', run: march },
  'zombie-acts': { rule: 'TS-D22', asks: asksZombie, moves: zombieActs, take: takeZombieAct },
  confront: {
    rule: 'TS-D16',
    asks: asksConfront,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      confrontations(s, list as Extract<(typeof list)[number], { move: 'confront' }>[])
    },
    take: (s, { zombie }, _seat, move, cx) => {
      if (move.move === 'confront') confront(s, zombie, move, cx)
    },
    ...silentSurvivorPasses,
  },
  'announce-card': { rule: 'TS-110', run: announceCard },
  'may-cancel': {
    rule: 'TS-D15',
    asks: ASK_SURVIVOR,
    moves: (s, _step, _seat, list) => {
      list.push(PASS)
      if (tacticInHand(s.hand, 'lost-opportunity') !== null) list.push({ move: 'cancel' })
    },
    take: cancelOrNot,
    ...silentSurvivorPasses,
  },
  'card-works': { rule: 'TS-110', run: cardWorks },
  'search-deck': {
    rule: 'TS-D23',
    asks: ASK_ZOMBIE,
    moves: (s, _step, _seat, list) => {
      const names = [...new Set(s.zombies.draw.map(nameOf))].sort()
      for (const card of names) list.push({ move: 'take', card })
      if (names.length === 0) list.push(PASS)
    },
    take: (s, _step, _seat, move, cx) => takeFromDeck(s, move.move === 'take' ? move.card : null, cx),
    clock: zombieLimit,
    timeout: s => {
      const top = s.zombies.draw.findLast(card => zombieOf(card).tier === 'boss') ?? s.zombies.draw.at(-1)
      return top === undefined ? PASS : { move: 'take', card: nameOf(top) }
    },
  },
  'send-horde': {
    rule: 'TS-D24',
    asks: (s, { left }) => (left > 0 && roomInTen(s) > 0 && holdsZombie(s) ? [ZOMBIE] : []),
    moves: (s, _step, _seat, list) => {
      sendable(s, list)
      list.push(PASS)
    },
    take: (s, { left }, _seat, move, cx) => {
      if (move.move === 'pass') return
      sendFromHand(s, turn.zombieInHand(s, move.card), 'TS-111', cx)
      cx.next({ step: 'send-horde', left: left - 1 })
    },
    clock: zombieLimit,
    timeout: s => {
      const most = s.zombieHand.filter(isZombie).reduce((a, b) => (zombieOf(b).health > zombieOf(a).health ? b : a))
      return { move: 'send', card: nameOf(most) }
    },
  },
  'zombie-turn-ends': { rule: 'TS-112', run: endZombieTurn },
} satisfies Partial<Table>
