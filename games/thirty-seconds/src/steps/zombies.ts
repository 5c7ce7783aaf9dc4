import { offerMayCancel, takeMayCancel } from '../effects/cancel.ts'
import { asksConfront, offerConfront, takeConfront } from '../effects/confront.ts'
import { asksSendHorde, offerSendHorde, takeSendHorde, usualSendHorde } from '../effects/horde.ts'
import { offerSearchDeck, takeSearchDeck, usualSearchDeck } from '../effects/search.ts'
import { asksZombieActs, offerZombieActs, takeZombieActs } from '../rules/zombie-acts.ts'
import { announceCard, cardWorks } from '../rules/zombie-cards.ts'
import {
  ADVANCE_ALL,
  advance,
  asksChooseAdvance,
  breakIn,
  endZombieTurn,
  march,
  offerChooseAdvance,
  offerChooseBreakIn,
  offerChooseRising,
  riseAndAdvance,
  takeChooseAdvance,
  takeChooseBreakIn,
  takeChooseRising,
  usualChooseBreakIn,
  usualChooseRising,
  zombieDraws,
  zombieTurn,
} from '../rules/zombie-turn.ts'
import { ASK_SURVIVOR, ASK_ZOMBIE, silentSurvivorPasses, type Table, zombieLimit } from './asking.ts'

/** The zombies' turn and the decisions of their cards (TS-101 to TS-119). */
export const zombieSteps = {
  // The zombies' turn
  'zombie-turn': { rule: 'TS-101', run: zombieTurn },
  'zombie-draws': { rule: 'TS-101', run: zombieDraws },
  'break-in': { rule: 'TS-101', run: breakIn },
  'choose-break-in': {
    rule: 'TS-D20',
    asks: ASK_ZOMBIE,
    moves: offerChooseBreakIn,
    take: takeChooseBreakIn,
    clock: zombieLimit,
    timeout: usualChooseBreakIn,
  },
  rise: { rule: 'TS-101', run: riseAndAdvance },
  'choose-rising': {
    rule: 'TS-D31',
    asks: ASK_ZOMBIE,
    moves: offerChooseRising,
    take: takeChooseRising,
    clock: zombieLimit,
    timeout: usualChooseRising,
  },
  advance: { rule: 'TS-102', run: advance },
  'choose-advance': {
    rule: 'TS-D21',
    asks: asksChooseAdvance,
    moves: offerChooseAdvance,
    take: takeChooseAdvance,
    clock: zombieLimit,
    timeout: () => ADVANCE_ALL,
  },
  march: { rule: 'TS-102', run: march },
  'zombie-acts': { rule: 'TS-D22', asks: asksZombieActs, moves: offerZombieActs, take: takeZombieActs },
  confront: {
    rule: 'TS-D16',
    asks: asksConfront,
    moves: offerConfront,
    take: takeConfront,
    ...silentSurvivorPasses,
  },
  'announce-card': { rule: 'TS-110', run: announceCard },
  'may-cancel': {
    rule: 'TS-D15',
    asks: ASK_SURVIVOR,
    moves: offerMayCancel,
    take: takeMayCancel,
    ...silentSurvivorPasses,
  },
  'card-works': { rule: 'TS-110', run: cardWorks },
  'search-deck': {
    rule: 'TS-D23',
    asks: ASK_ZOMBIE,
    moves: offerSearchDeck,
    take: takeSearchDeck,
    clock: zombieLimit,
    timeout: usualSearchDeck,
  },
  'send-horde': {
    rule: 'TS-D24',
    asks: asksSendHorde,
    moves: offerSendHorde,
    take: takeSendHorde,
    clock: zombieLimit,
    timeout: usualSendHorde,
  },
  'zombie-turn-ends': { rule: 'TS-112', run: endZombieTurn },
} satisfies Partial<Table>
