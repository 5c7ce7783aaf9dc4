import { plain, type Reason, type Seat } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/host'
import { type Code, type Move, refuse, titleOfCard, type View } from '@holdout/viral-dawn/table'
import { movePointer } from '../../table/use-pointed.ts'
import type { Choosing } from './choosing.ts'
import { faceOf } from './faces.ts'

/** Something on the table that answers when it is pressed. */
export interface Press {
  /** What it does, for those who do not see where it lies. */
  readonly say: string
  readonly press: () => void
  /** `quiet`: it may be pressed, but is nothing to do now; `barred`: it answers why not. */
  readonly state: 'can' | 'chosen' | 'barred' | 'quiet'
  /** The hint that was asked for leads through it. */
  readonly hinted?: boolean
  /** Marks what stands for exactly one move, so that pointing at it previews that move. */
  readonly pointer?: { readonly 'data-move'?: string }
}

/** A button in a row. */
export interface Action extends Press {
  readonly label: string
  /** The move it makes, by name. */
  readonly does: Move['move']
}

/** All that can be pressed now, by where it lies. */
export interface Offers {
  hand(code: Code): Press
  laid(place: number, code: Code): Press | null
  /** A whole place: a Jack's target, or with whom a Joker changes places. */
  place(place: number): Press | null
  count(seat: Seat): Press | null
  readonly lay: Press | null
  readonly discard: Press | null
  readonly draw: Press | null
  /** What may be done with the card that was picked up. */
  readonly actions: readonly Action[]
  /** A laid card of somebody else that may be taken: to keep it, or to discard it. */
  fate(code: Code): readonly Action[]
  /** Every choice that lies nowhere on the board: no legal move is ever missing. */
  readonly row: readonly Action[]
  /** Whether a laid card of somebody else is to be named now. */
  readonly aiming: boolean
}

/** Moves that the board, the hand and the row of actions draw; all others go into the row. */
const DRAWN: ReadonlySet<Move['move']> = new Set([
  'lay',
  'discard',
  'discard-and-purge',
  'ace',
  'jack',
  'king',
  'purge',
  'take',
  'swap',
  'give-up',
  'count',
])

type Of<K extends Move['move']> = Choice<Extract<Move, { move: K }>>

export function offersOf(table: {
  readonly scene: Scene<View, Move>
  readonly names: Readonly<Record<Seat, string>>
  readonly draft: Move | null
  readonly hint: Move | null
  readonly review: boolean
  readonly choosing: Choosing
  readonly choose: (move: Move) => void
  readonly why: (reason: Reason) => void
}): Offers {
  const { scene, names, draft, hint, review, choosing, choose, why } = table
  const { view } = scene
  const { begun } = choosing
  const choices = review ? [] : scene.choices
  const all = <K extends Move['move']>(kind: K) => choices.filter(({ move }) => move.move === kind) as Of<K>[]
  const chosen = (choice: Choice<Move>): Press => ({
    say: plain(choice.say, names),
    press: () => choose(choice.move),
    state: draft === choice.move ? 'chosen' : 'can',
    hinted: hint === choice.move,
    pointer: movePointer(choice.move),
  })
  const orNull = (choice: Choice<Move> | undefined): Press | null => (choice ? chosen(choice) : null)
  const action = (choice: Choice<Move>, label: string): Action => ({ ...chosen(choice), label, does: choice.move.move })
  const withCard = choices.filter(({ move }) => 'card' in move && move.card === begun.card && isTurnMove(move))
  const ofBegun = <K extends Move['move']>(kind: K) => withCard.filter(({ move }) => move.move === kind) as Of<K>[]
  const takes = [...ofBegun('king'), ...all('take')]
  const takenBy = ({ move }: (typeof takes)[number]): Code => (move.move === 'king' ? move.take : move.card)

  const hand = (code: Code): Press => {
    const title = titleOfCard(code)
    const queen = all('queen').find(({ move }) => move.card === code)
    if (queen) return chosen(queen)
    const joker = faceOf(code).kind === 'joker' ? all('announce').find(({ move }) => move.jokers === 1) : undefined
    if (joker) return chosen(joker)
    if (choices.some(({ move }) => 'card' in move && move.card === code && isTurnMove(move))) {
      const state = begun.card === code ? 'chosen' : 'can'
      const hinted = hint !== null && 'card' in hint && hint.card === code && isTurnMove(hint)
      return { say: `${title}: choose what to do with it`, press: () => choosing.pickUp(code), state, hinted }
    }
    const reason = whyNot(scene, names, code)
    return {
      say: `${title}: ${reason.say}`,
      press: () => why(reason),
      state: isAskedToReact(scene) ? 'barred' : 'quiet',
    }
  }

  const laid = (place: number, code: Code): Press | null => {
    const { seat } = view.places[place]
    if (seat === view.me) {
      const purge = begun.purging ? ofBegun('discard-and-purge').find(({ move }) => move.purge === code) : undefined
      const given = purge ?? [...all('purge'), ...all('give-up')].find(({ move }) => move.card === code)
      if (given) return chosen(given)
      const barred = scene.barred.find(({ move }) => move.move === 'queen' && move.card === code)
      if (review || !barred || view.question?.asked !== 'queen-answer') return null
      return { say: `${titleOfCard(code)}: ${barred.reason.say}`, press: () => why(barred.reason), state: 'barred' }
    }
    if (!takes.some(choice => takenBy(choice) === code)) return null
    return {
      say: `Take the ${titleOfCard(code)} from ${names[seat]}`,
      press: () => choosing.aimAt(code),
      state:
        begun.take === code || takes.some(choice => takenBy(choice) === code && draft === choice.move)
          ? 'chosen'
          : 'can',
      hinted: takes.some(choice => takenBy(choice) === code && hint === choice.move),
    }
  }

  const place = (at: number): Press | null => {
    const { seat } = view.places[at]
    const jack = ofBegun('jack').find(({ move }) => move.on === seat)
    return orNull(jack ?? all('swap').find(({ move }) => move.with === seat))
  }

  const actions = (): Action[] => {
    const { card } = begun
    if (card === null || withCard.length === 0) return []
    const list: Action[] = []
    for (const choice of ofBegun('lay')) list.push(action(choice, 'Lay it'))
    for (const choice of ofBegun('ace')) list.push(action(choice, 'Apocalypse'))
    for (const choice of ofBegun('discard')) list.push(action(choice, 'Discard'))
    if (ofBegun('discard-and-purge').length > 0) {
      const say = `Discard the ${titleOfCard(card)} and purge one of your laid cards`
      const state = begun.purging ? 'chosen' : 'can'
      const hinted = hint?.move === 'discard-and-purge' && hint.card === card
      list.push({ label: 'Discard and purge …', does: 'discard-and-purge', say, state, press: choosing.purge, hinted })
    }
    for (const { move, say, reason } of scene.barred) {
      const meant = 'card' in move ? move.card === card : move.move === 'announce' && faceOf(card).kind === 'joker'
      if (!meant) continue
      const label = BARRED_LABEL[move.move] ?? plain(say, names)
      list.push({ label, does: move.move, say: `${label}: ${reason.say}`, state: 'barred', press: () => why(reason) })
    }
    return list
  }

  return {
    hand,
    laid,
    place,
    count: seat => orNull(all('count').find(({ move }) => move.on === seat)),
    lay: orNull(ofBegun('lay')[0]),
    discard: orNull(begun.purging ? undefined : ofBegun('discard')[0]),
    draw: orNull(all('draw')[0]),
    actions: actions(),
    fate: code =>
      takes
        .filter(choice => takenBy(choice) === code)
        .sort((a, b) => Number(b.move.keep) - Number(a.move.keep))
        .map(choice => action(choice, choice.move.keep ? 'Keep it' : 'Discard it')),
    row: choices
      .filter(({ move }) => !DRAWN.has(move.move))
      .map(choice => action(choice, ROW_LABEL[choice.move.move] ?? plain(choice.say, names))),
    aiming: takes.length > 0,
  }
}

/** Shorter than the game's own words, where the card stands beside it. */
const BARRED_LABEL: Partial<Readonly<Record<Move['move'], string>>> = {
  lay: 'Lay it',
  jack: 'Play it on somebody',
  king: 'Take a card with it',
  ace: 'Apocalypse',
  queen: 'Answer with it',
  announce: 'Change places',
}
const ROW_LABEL: Partial<Readonly<Record<Move['move'], string>>> = { 'no-queen': 'No answer', 'no-joker': 'No Joker' }

const TURN_MOVES: readonly Move['move'][] = ['lay', 'discard', 'discard-and-purge', 'ace', 'jack', 'king']

function isTurnMove(move: Move): boolean {
  return TURN_MOVES.includes(move.move)
}

/** A reaction to what somebody else has done: only one kind of card is of use. */
export function isAskedToReact({ view, asked, who }: Scene<View, Move>): boolean {
  const question = view.question?.asked
  return (question === 'queen-answer' || question === 'joker-announce') && asked.some(({ seat }) => seat === who)
}

/** Why a hand card is of no use at this moment. */
function whyNot({ view, asked, who }: Scene<View, Move>, names: Readonly<Record<Seat, string>>, card: Code): Reason {
  if (asked.some(({ seat, kind }) => seat === who && kind === 'must')) {
    const queens = view.question?.asked === 'queen-answer'
    return refuse(view, who, queens ? { move: 'queen', card } : { move: 'lay', card })
  }
  const waited = asked.find(({ kind }) => kind === 'must')?.seat
  if (waited === undefined || waited === view.onTurn)
    return { why: 'VD-20', say: `It is ${names[view.onTurn] ?? view.onTurn}'s turn.` }
  return { why: 'VD-20', say: `First ${names[waited] ?? waited} has to answer.` }
}
