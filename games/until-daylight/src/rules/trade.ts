import { type Reason, type Seat, say } from '@holdout/engine'
import { player, quantity, titleOfSeat } from '@holdout/words'
import { type Place, placeOf, refusalOf, seatOf } from '../codes.ts'
import { type Ask, type Cx, type MoveOf, nothing } from '../cx.ts'
import { boxOf, type CardName, type Kind, type Recipe } from '../data/box.ts'
import { buildOf, type Give, type Request } from '../moves.ts'
import { partsOf, titleIn } from '../say/parts.ts'
import {
  advantage,
  barricadesLeft,
  countIn,
  isOverfull,
  isTimed,
  kindsIn,
  MOST_REQUESTS,
  type State,
  type Steps,
  samePerson,
  type Turn,
  tokenLimit,
  trapsLeft,
} from '../state.ts'
import { addTally, settle } from './experience.ts'
import { checkLimit, discarding, discardsOf, dropSlot, takeFromBag, toDiscard } from './inventory.ts'
import { asked, passesAway } from './time.ts'
import { ACTION, frozenSeats, isFrozen, isSeat, OVER_LIMIT, type TurnStep, turnStep, whileFrozen } from './turn.ts'

/** Whether an inventory has both parts. A recipe may need two of one kind. */
export function hasParts(bag: readonly Kind[], [a, b]: readonly [Kind, Kind]): boolean {
  return a === b ? countIn(bag, a) >= 2 : bag.includes(a) && bag.includes(b)
}

function recipeOf(s: State, id: string): Recipe | undefined {
  return boxOf(s).recipes.find(recipe => recipe.id === id)
}

/** DL-113 How many tokens of that kind the supply has. */
export function supplyOf(s: State, token: Recipe['token']): number {
  return token === 'barricade' ? barricadesLeft(s) : trapsLeft(s)
}

/** DL-32 Discards both parts and puts the token in the builder's area. */
export const build: MoveOf<'build', TurnStep> = {
  rule: 'DL-32',
  label: ({ recipe }, v) => say`Build a ${partsOf(v).card(recipe)}`,
  candidates: s => boxOf(s).recipes.map(({ id }) => buildOf(id)),
  tempting: (s, { spent }, seat) =>
    spent
      ? []
      : boxOf(s)
          .recipes.filter(recipe => hasParts(bagOf(s, seat), recipe.parts))
          .map(({ id }) => buildOf(id)),
  exists: [['DL-32', (s, { recipe }) => recipeOf(s, recipe) !== undefined, 'There is no such recipe.']],
  needs: [
    ...ACTION,
    [
      'DL-32',
      (s, { recipe }, _step, seat) => hasParts(bagOf(s, seat), (recipeOf(s, recipe) as Recipe).parts),
      (s, { recipe }) => `You do not have both parts for a ${recipeOf(s, recipe)?.token}.`,
    ],
    [
      'DL-113',
      (s, _move, _step, seat) => tokensOf(s, placeOf(seat)) < tokenLimit(s, placeOf(seat)),
      (s, _move, _step, seat) => `You may have only ${quantity(tokenLimit(s, placeOf(seat)), 'token')} in your area.`,
    ],
    [
      'DL-113',
      (s, { recipe }) => supplyOf(s, (recipeOf(s, recipe) as Recipe).token) > 0,
      (s, { recipe }) => `There is no ${recipeOf(s, recipe)?.token} left in the supply.`,
    ],
  ],
  elsewhere: whileFrozen,
  take(s, { recipe: id }, cx, _step, seat) {
    cx.next({ step: 'action-done' })
    const recipe = recipeOf(s, id) as Recipe
    const player = s.players[placeOf(seat)]
    for (const part of recipe.parts) takeFromBag(player.bag, part)
    if (recipe.token === 'barricade') player.barricades += 1
    else player.traps += 1
    addTally(player, recipe.token === 'barricade' ? 'barricades-built' : 'traps-built')
    cx.emit?.({ event: 'built', rule: 'DL-32', who: seat, token: recipe.token, recipe: id })
    for (const part of recipe.parts) toDiscard(s, part, cx)
    settle(s, cx)
  },
}

function bagOf(s: State, seat: Seat): readonly Kind[] {
  return s.players[placeOf(seat)].bag
}

function tokensOf(s: State, who: Place): number {
  return s.players[who].barricades + s.players[who].traps
}

/** How many cards of that name an inventory has; also for names that do not exist. */
function countOf(s: State, seat: Seat, card: CardName): number {
  const kind = boxOf(s).kinds.get(card)
  return kind === undefined ? 0 : countIn(bagOf(s, seat), kind)
}

/** DL-33, DL-34 The amounts that may change hands: 1 card, or any number of cards of one ammunition type. */
export function mostOf(s: State, bag: readonly Kind[], card: Kind): number {
  return boxOf(s).rubble[card].stack === null ? 1 : countIn(bag, card)
}

function isAmount(s: State, card: CardName, amount: number): boolean {
  const face = boxOf(s).rubble[boxOf(s).kinds.get(card) as Kind]
  return Number.isInteger(amount) && amount >= 1 && (amount === 1 || face.stack !== null)
}

/** DL-33 A Give needs no consent. DL-35 It involves only these two players. */
export const give: MoveOf<'give', TurnStep> = {
  rule: 'DL-33',
  label({ card, amount, to }, v) {
    const p = partsOf(v)
    return say`Give ${p.copies(card, amount)} to ${player(to)}`
  },
  candidates(s, _step, seat) {
    const list: Give[] = []
    const bag = bagOf(s, seat)
    for (const kind of kindsIn(bag))
      for (let to = 0; to < s.players.length; to++)
        if (seatOf(to) !== seat)
          for (let amount = 1; amount <= mostOf(s, bag, kind); amount++)
            list.push({ move: 'give', to: seatOf(to), card: boxOf(s).names[kind], amount })
    return list
  },
  tempting: nothing,
  exists: [
    ['DL-33', (s, { to }, _step, seat) => to !== seat && isSeat(s, to), 'Give to another player at this table.'],
    [
      'DL-33',
      (s, { card }, _step, seat) => countOf(s, seat, card) > 0,
      (s, { card }) => `You have no ${titleIn(s, card)} to give.`,
    ],
    [
      'DL-33',
      (s, { card, amount }, _step, seat) => !(amount > countOf(s, seat, card)),
      (s, { card }, _step, seat) => `You have only ${countOf(s, seat, card)} × ${titleIn(s, card)}.`,
    ],
    [
      'DL-33',
      (s, { card, amount }) => isAmount(s, card, amount),
      'Give 1 card, or any number of cards of one ammunition type.',
    ],
  ],
  needs: ACTION,
  elsewhere: whileFrozen,
  take(s, { to, card, amount }, cx, _step, seat) {
    const who = placeOf(seat)
    cx.next({ step: 'action-done' })
    addTally(s.players[who], 'gives')
    cx.emit?.({ event: 'gave', rule: 'DL-33', who: seat, to, card, amount })
    fairDeal(s, who, cx)
    handOver(s, who, placeOf(to), boxOf(s).kinds.get(card) as Kind, amount, cx)
  },
}

function handOver(s: State, from: Place, to: Place, card: Kind, amount: number, cx: Cx): void {
  cx.barrier('reveal') // it may complete a hidden objective of the other player; if it does not, that is information too
  for (let i = 0; i < amount; i++) {
    takeFromBag(s.players[from].bag, card)
    s.players[to].bag.push(card)
  }
  settle(s, cx)
  checkLimit(s, to, cx)
}

/** DL-147 The Haggler draws a card after the first Give or Take of the phase, as leader also after the second. */
function fairDeal(s: State, who: Place, cx: Cx): void {
  const player = s.players[who]
  addTally(player, 'deals')
  player.deals += 1
  if (player.deals <= advantage(s, who, 'fair-deal')) cx.next({ step: 'draw', who, left: 1 })
}

/** DL-54 Requests per turn are limited where no clock runs. */
export function mayRequest(s: State, turn: Turn): boolean {
  return turn.requests < MOST_REQUESTS || (s.phase !== 'combat' && isTimed(s.options))
}

function wasRefused(s: State, { from, card }: Request): boolean {
  return (s.turn as Turn).refused.includes(refusalOf(placeOf(from), boxOf(s).kinds.get(card) as Kind))
}

/** DL-49 Asks the owner. Between two characters of one person the Take happens without a decision. */
export const ask: MoveOf<'ask', TurnStep> = {
  rule: 'DL-34',
  label({ card, amount, from }, v) {
    const p = partsOf(v)
    return say`Ask ${player(from)} for ${p.copies(card, amount)}`
  },
  candidates(s, _step, seat) {
    const list: Request[] = []
    for (let owner = 0; owner < s.players.length; owner++) {
      if (seatOf(owner) === seat) continue
      const { bag } = s.players[owner]
      for (const kind of kindsIn(bag))
        for (let amount = 1; amount <= mostOf(s, bag, kind); amount++)
          list.push({ move: 'ask', from: seatOf(owner), card: boxOf(s).names[kind], amount })
    }
    return list
  },
  tempting: nothing,
  exists: [
    [
      'DL-34',
      (s, { from }, _step, seat) => from !== seat && isSeat(s, from),
      'Take from another player at this table.',
    ],
    [
      'DL-34',
      (s, { from, card }) => countOf(s, from, card) > 0,
      (s, { from, card }) => `${titleOfSeat(from)} has no ${titleIn(s, card)}.`,
    ],
    [
      'DL-34',
      (s, { from, card, amount }) => !(amount > countOf(s, from, card)),
      (s, { from, card }) => `${titleOfSeat(from)} has only ${countOf(s, from, card)} × ${titleIn(s, card)}.`,
    ],
    [
      'DL-34',
      (s, { card, amount }) => isAmount(s, card, amount),
      'Ask for 1 card, or any number of cards of one ammunition type.',
    ],
  ],
  needs: [
    ...ACTION,
    [
      'DL-50',
      (s, { from }) => !isOverfull(s, placeOf(from)),
      (_s, { from }) => `${titleOfSeat(from)} is over the inventory limit and must discard first.`,
    ],
    [
      'DL-49',
      (s, move) => !wasRefused(s, move),
      (_s, { from }) => `${titleOfSeat(from)} has already refused that in this turn.`,
    ],
    ['DL-54', s => mayRequest(s, s.turn as Turn), `You can make only ${quantity(MOST_REQUESTS, 'request')} per turn.`],
    [
      'DL-R21',
      (s, { amount }) => amount === 1 || s.options['take-bulk'],
      'At this table you can ask for only 1 ammunition card at a time.',
    ],
  ],
  elsewhere: whileFrozen,
  take(s, { from, card, amount }, cx, _step, seat) {
    const kind = boxOf(s).kinds.get(card) as Kind
    const owner = placeOf(from)
    const turn = s.turn as Turn
    turn.requests += 1
    cx.emit?.({ event: 'asked', rule: 'DL-49', who: seat, from, card, amount })
    if (samePerson(s, placeOf(seat), owner)) return take(s, placeOf(seat), owner, kind, amount, cx)
    cx.next({ step: 'consent', owner, card: kind, amount, phase: s.phase === 'search' ? 'search' : 'combat' })
  },
}

/** DL-34 An accepted Take happens completely (DL-47) and spends the action of the turn. */
function take(s: State, who: Place, owner: Place, card: Kind, amount: number, cx: Cx): void {
  cx.next({ step: 'action-done' })
  cx.emit?.({ event: 'took', rule: 'DL-34', who: seatOf(who), from: seatOf(owner), card: boxOf(s).names[card], amount })
  fairDeal(s, who, cx)
  handOver(s, owner, who, card, amount, cx)
}

const AGREE = { move: 'answer', agree: true } as const
const REFUSE = { move: 'answer', agree: false } as const
const WITHDRAW = { move: 'withdraw' } as const

type Open = Steps['consent']

/**
 * DL-48, DL-49 An answer to a request that is no longer open. In the receiver's first combat turn, with no request made
 * in it yet, the last request was voided by the gong.
 */
function lateAnswer(s: State): Reason {
  const { turn, receiver } = s
  const sinceGong =
    s.phase === 'combat' && s.cycle <= 1 && (turn === null || (turn.requests === 0 && turn.player === receiver))
  return sinceGong
    ? { rule: 'DL-48', text: 'The gong has sounded. Open requests are void.' }
    : { rule: 'DL-49', text: 'There is no open request.' }
}

/** The action is not spent. */
function reject(s: State, event: 'withdrew' | 'refused', { owner, card }: Open, cx: Cx): void {
  const who = seatOf((s.turn as Turn).player)
  cx.emit?.({ event, rule: 'DL-49', who, from: seatOf(owner), card: boxOf(s).names[card] })
  cx.next(turnStep(s, false))
}

/** DL-49 Yes: the card changes hands. No: the same request is not allowed again this turn. */
const answer: MoveOf<'answer', Open> = {
  rule: 'DL-49',
  label: ({ agree }) => (agree ? say`Agree` : say`Refuse`),
  candidates: [AGREE, REFUSE],
  tempting: nothing,
  needs: [
    ['DL-50', (s, _move, _step, seat) => !isFrozen(s, seat), OVER_LIMIT],
    [
      'DL-49',
      (_s, _move, { owner }, seat) => seat === seatOf(owner),
      'Your request is open. Wait for the answer or withdraw the request.',
    ],
  ],
  elsewhere: lateAnswer,
  take(s, { agree }, cx, step) {
    const { owner, card, amount } = step
    const turn = s.turn as Turn
    if (agree) return take(s, turn.player, owner, card, amount, cx)
    turn.refused.push(refusalOf(owner, card))
    reject(s, 'refused', step, cx)
  },
}

const withdraw: MoveOf<'withdraw', Open> = {
  rule: 'DL-49',
  label: () => say`Withdraw the request`,
  candidates: [WITHDRAW],
  tempting: nothing,
  needs: [
    ['DL-50', (s, _move, _step, seat) => !isFrozen(s, seat), OVER_LIMIT],
    ['DL-49', (_s, _move, { owner }, seat) => seat !== seatOf(owner), 'First answer the request.'],
  ],
  elsewhere: lateAnswer,
  take: (s, _move, cx, step) => reject(s, 'withdrew', step, cx),
}

const ANSWER_FIRST = 'First the request must be answered or withdrawn.'

/** DL-49 The owner answers, the player who asked may withdraw. DL-50 Frozen players may discard meanwhile. */
export const consent: Ask<'consent'> = {
  rule: 'DL-D7',
  ...asked(
    (_s, { owner }) => [seatOf(owner)],
    s => s.options[passesAway(s) ? 'take-seconds' : 'consent-seconds'],
  ),
  may(s) {
    if (s.turn === null) return []
    const frozen = s.phase === 'search' ? frozenSeats(s) : []
    return frozen.length === 0 ? [seatOf(s.turn.player)] : [seatOf(s.turn.player), ...frozen]
  },
  question(v) {
    const open = v.asked
    if (!open?.card) return say`Do you agree?`
    const p = partsOf(v)
    const owner = open.who === v.you ? 'you' : player(open.who ?? '')
    return say`May ${player(v.turnOf ?? '')} take ${p.these(open.card, open.amount)} from ${owner}?`
  },
  moves: {
    answer,
    withdraw,
    discard: {
      ...discarding,
      candidates: (s, step, seat) => (isFrozen(s, seat) ? discardsOf(s, step, seat) : []),
      needs: [['DL-49', (s, _move, _step, seat) => isFrozen(s, seat), ANSWER_FIRST]],
      take(s, { card }, cx, step, seat) {
        cx.next({ step: 'consent', owner: step.owner, card: step.card, amount: step.amount, phase: step.phase })
        dropSlot(s, placeOf(seat), card, cx)
      },
    },
  },
  first: { rule: 'DL-49', text: ANSWER_FIRST },
  timeout: () => REFUSE,
}
