import { type Seat, say } from '@holdout/engine'
import { type Ask, type MoveOf, type NeedOf, nothing } from '../cx.ts'
import { zombieNamed, zombieOf } from '../data/load.ts'
import { deckTitle, titleOf } from '../say/cards.ts'
import { chosenCard, price, row, YOU, zombieThere } from '../say/parts.ts'
import { allTargets, isDownForGood, type Pile, ROWS, type State, targetsIn, ZOMBIE, zombieAt } from '../state.ts'
import { rowOfTarget, type Target, zombieOn } from '../targets.ts'
import { actions, endPhase, pairsOf, tradeLabel } from './acting.ts'
import { ACTION_COST, shambleCost } from './costs.ts'
import { canDraw, discardZombieCard, drawForZombies, zombieInHand } from './decks.ts'
import { offerZombieActs } from './fast.ts'
import { bothHeld, handLabels, held, notFrozen, pays, zombieHere, zombiesInHand } from './needs.ts'
import { zombiePlays } from './own-cards.ts'
import { attackBy, canStrike, grab, lineOf } from './zombie-attack.ts'
import { allSteps, CAN_STEP, movesBy, towards } from './zombie-moves.ts'
import { canRise, mayShriek, ROOM_IN_TEN, riseLabel, rises, sendFromHand } from './zombie-turn.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [ZOMBIE]

interface AtTarget {
  readonly target: Target
}

const at = ({ target }: AtTarget): Target => target
const stepCost = (s: State, { target }: AtTarget): number => shambleCost(s, zombieAt(s, target))

/** TS-104 Move a zombie. TS-150 A zombie that is down for good crawls for 2E. */
const shamble: MoveOf<'shamble', 'zombie-acts'> = {
  rule: 'TS-104',
  label({ target, by }, v) {
    const zombie = zombieOn(v, target)
    const cost = zombie ? shambleCost(v, zombie) : ACTION_COST
    return say`Move ${zombieThere(v, target)} to ${row(rowOfTarget(target) + by)} ${price(cost)}`
  },
  candidates: s => allSteps(s).map(step => ({ move: 'shamble', ...step })),
  tempting: s =>
    allTargets(s)
      .filter(target => rowOfTarget(target) !== s.row)
      .map(target => ({ move: 'shamble', target, by: towards(s, rowOfTarget(target)) })),
  needs: [
    ...CAN_STEP,
    [
      'TS-150',
      (s, move) => !isDownForGood(s, zombieAt(s, move.target)) || s.energy >= stepCost(s, move),
      (s, move) => `It is down for good: crawling costs ${stepCost(s, move)}E; you have ${s.energy}E.`,
    ],
    pays(stepCost, 'Moving a zombie'),
  ],
  take(s, { target, by }, cx) {
    const zombie = zombieAt(s, target)
    s.energy -= shambleCost(s, zombie)
    movesBy(s, zombie, by, 'TS-104', cx)
  },
}

/** TS-106 Each zombie attacks once per turn. */
const FRESH: NeedOf<AtTarget> = [
  'TS-106',
  (s, { target }) => !zombieAt(s, target).attacked,
  'It has already attacked this turn.',
]

const bite: MoveOf<'bite', 'zombie-acts'> = {
  rule: 'TS-106',
  label: ({ target }, v) => say`Attack with ${zombieThere(v, target)} ${price(ACTION_COST)}`,
  candidates: s => targetsIn(s, s.row).map(target => ({ move: 'bite', target })),
  needs: [...canStrike(at), FRESH, pays(ACTION_COST, 'An attack')],
  take(s, { target }, cx) {
    s.energy -= ACTION_COST
    const zombie = zombieAt(s, target)
    attackBy(zombie, lineOf(zombie), cx)
  },
}

/** TS-107 A standing zombie tries to knock the Survivor down. */
const trip: MoveOf<'trip', 'zombie-acts'> = {
  rule: 'TS-107',
  label: ({ target }, v) => say`Knock ${YOU} down with ${zombieThere(v, target)} ${price(ACTION_COST)}`,
  candidates: s => targetsIn(s, s.row).map(target => ({ move: 'trip', target })),
  needs: [
    ...canStrike(at),
    [
      'TS-107',
      (s, { target }) => !zombieAt(s, target).down,
      'Only a standing zombie can try to knock the Survivor down.',
    ],
    FRESH,
    pays(ACTION_COST, 'An attack'),
  ],
  take(s, { target }, cx) {
    s.energy -= ACTION_COST
    attackBy(zombieAt(s, target), 'C', cx)
  },
}

/** TS-118 A Zombie Friend with time tokens grabs. */
const grabKind: MoveOf<'grab', 'zombie-acts'> = {
  rule: 'TS-118',
  label: ({ target }, v) => say`Grab with ${zombieThere(v, target)} ${price(ACTION_COST)}`,
  candidates: s => targetsIn(s, s.row).map(target => ({ move: 'grab', target })),
  tempting: s =>
    targetsIn(s, s.row)
      .filter(target => zombieAt(s, target).time > 0)
      .map(target => ({ move: 'grab', target })),
  needs: [
    [
      'TS-118',
      (s, { target }) => zombieHere(s, target) !== null,
      "Only a Zombie Friend in the Survivor's row can grab.",
    ],
    ['TS-118', (s, { target }) => zombieAt(s, target).time > 0, 'Only a Zombie Friend with time tokens can grab.'],
    ['TS-118', (s, { target }) => !zombieAt(s, target).down, 'A Zombie Friend that is down cannot grab.'],
    notFrozen('grab', s => s.row),
    pays(ACTION_COST, 'A grab'),
  ],
  take(s, { target }, cx) {
    s.energy -= ACTION_COST
    grab(s, zombieAt(s, target), cx)
  },
}

/** TS-105 Stand a zombie up. */
const rise: MoveOf<'rise', 'zombie-acts'> = {
  rule: 'TS-105',
  label: riseLabel,
  candidates: s => allTargets(s).map(target => ({ move: 'rise', target })),
  tempting: s =>
    allTargets(s)
      .filter(target => zombieAt(s, target).down)
      .map(target => ({ move: 'rise', target })),
  needs: [...canRise(at), pays(ACTION_COST, 'Standing a zombie up')],
  take(s, { target }, cx) {
    s.energy -= ACTION_COST
    rises(s, zombieAt(s, target), 'TS-105', cx)
  },
}

interface OfCard {
  readonly card: string
}

/** The zombie is in hand. */
function zombieHeld(rule: string): readonly NeedOf<OfCard>[] {
  return [
    held(rule, 'You do not have that zombie.'),
    [rule, (_s, { card }) => zombieNamed(card) !== undefined, 'You do not have that zombie.'],
  ]
}

/** TS-108 A zombie from the hand enters row 10, for the card's cost. */
const deploy: MoveOf<'deploy', 'zombie-acts'> = {
  rule: 'TS-108',
  label: ({ card }) => say`Deploy ${chosenCard(card)} to ${row(ROWS)} ${price(zombieNamed(card)?.cost ?? 1)}`,
  candidates: s => zombiesInHand(s).map(card => ({ move: 'deploy', card })),
  exists: zombieHeld('TS-108'),
  needs: [
    ROOM_IN_TEN,
    pays(
      (_s, { card }: OfCard) => zombieNamed(card)?.cost ?? 1,
      ({ card }) => titleOf(card),
    ),
  ],
  take(s, move, cx) {
    const card = zombieInHand(s, move.card)
    s.energy -= zombieOf(card).cost
    sendFromHand(s, card, 'TS-108', cx)
  },
}

/** TS-115 A standing Shrieker calls a base zombie from the hand, once per turn. */
const shriek: MoveOf<'shriek', 'zombie-acts'> = {
  rule: 'TS-115',
  label: ({ card }) => say`Shriek: call ${chosenCard(card)} to ${row(ROWS)} (free)`,
  candidates: s => zombiesInHand(s).map(card => ({ move: 'shriek', card })),
  tempting: nothing,
  needs: [
    ['TS-115', s => !s.shrieked, 'You can use Shriek only once per turn.'],
    ['TS-115', mayShriek, 'There is no standing Shrieker.'],
    [
      'TS-115',
      (_s, { card }) => zombieNamed(card)?.tier === 'base',
      'A Shriek can call only a base zombie: a Crawler or a Shuffler.',
    ],
    ...zombieHeld('TS-115'),
    ROOM_IN_TEN,
  ],
  take(s, { card }, cx) {
    s.shrieked = true
    sendFromHand(s, zombieInHand(s, card), 'TS-115', cx)
  },
}

type Deck = 'zombie' | 'tactics'

interface FromDeck {
  readonly deck: Deck
}

const DECKS: readonly Deck[] = ['zombie', 'tactics']

function pileOf(s: State, deck: Deck): Pile {
  return deck === 'zombie' ? s.zombies : s.zombieTactics
}

const DECK_LEFT: NeedOf<FromDeck> = ['TS-112', (s, { deck }) => canDraw(pileOf(s, deck)), 'That deck is out of cards.']
const DECK_NAMED: NeedOf<FromDeck> = ['TS-109', (_s, { deck }) => DECKS.includes(deck), 'Choose the deck to draw from.']

/** TS-109 A card for 1E. */
const drawCard: MoveOf<'draw-card', 'zombie-acts'> = {
  rule: 'TS-109',
  label: ({ deck }) =>
    say`Draw from the ${deckTitle(deck === 'zombie' ? 'zombie' : 'zombie-tactics')} ${price(ACTION_COST)}`,
  candidates: DECKS.map(deck => ({ move: 'draw-card', deck })),
  exists: [DECK_NAMED],
  needs: [
    DECK_LEFT,
    ['TS-109', s => s.energy >= ACTION_COST, s => `A card costs 1E or two discarded cards; you have ${s.energy}E.`],
  ],
  take(s, { deck }, cx) {
    s.energy -= ACTION_COST
    drawForZombies(s, deck, 'TS-109', cx)
  },
}

/** TS-109 Discard two cards to draw one. */
const trade: MoveOf<'trade', 'zombie-acts'> = {
  rule: 'TS-109',
  label: tradeLabel,
  candidates: s =>
    pairsOf(handLabels(s, ZOMBIE)).flatMap(([card, other]) =>
      DECKS.map(deck => ({ move: 'trade' as const, card, other, deck })),
    ),
  tempting: nothing,
  exists: [bothHeld('TS-109'), DECK_NAMED],
  needs: [DECK_LEFT],
  take(s, { card, other, deck }, cx) {
    for (const name of [card, other]) {
      discardZombieCard(s, zombieInHand(s, name))
      cx.emit?.({ event: 'discarded', rule: 'TS-109', seat: ZOMBIE, card: name })
    }
    drawForZombies(s, deck, 'TS-109', cx)
  },
}

/** TS-D22 The Zombie player acts until they or the bell end the phase. */
export const zombieActs: Ask<'zombie-acts'> = {
  rule: 'TS-D22',
  asks: s => (s.phase === null || s.phase.bell ? NO_SEATS : ASKED),
  question: v => say`What do you do? ${v.energy}E left.`,
  moves: {
    ...actions('zombie-acts', {
      bite,
      trip,
      grab: grabKind,
      rise,
      shamble,
      deploy,
      shriek,
      play: zombiePlays,
      'draw-card': drawCard,
      trade,
    }),
    'end-phase': endPhase(ZOMBIE),
  },
  first: { rule: 'TS-D22', text: 'That is not one of your actions in the Action Phase.' },
  offer: offerZombieActs,
}
