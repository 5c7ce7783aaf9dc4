import { plain, type Reason, type Seat } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/host'
import { type Code, faceOf, type Move, titleOfCard, type View, whyNot } from '@holdout/viral-dawn/table'
import { movePointer } from '../../table/use-pointed.ts'
import type { Choosing } from './choosing.ts'
import { text } from './text.ts'

/** Something on the table that can be pressed. */
export interface Press {
  /** What it does, for its label. */
  readonly say: string
  readonly press: () => void
  /** `quiet`: it can be pressed but is not a choice now; `barred`: pressing it says why not. */
  readonly state: 'can' | 'chosen' | 'barred' | 'quiet'
  /** Whether the hinted move uses it. */
  readonly hinted?: boolean
  /** Set if it stands for exactly one move, so that pointing at it previews that move. */
  readonly pointer?: { readonly 'data-move'?: string }
}

/** A button in a row. */
export interface Action extends Press {
  readonly label: string
  /** The name of its move. */
  readonly does: Move['move']
}

/** Everything that can be pressed now, by where it is drawn. */
export interface Offers {
  hand(code: Code): Press
  laid(place: number, code: Code): Press | null
  /** A whole place: the target of a Jack, or of a Joker. */
  place(place: number): Press | null
  count(seat: Seat): Press | null
  readonly lay: Press | null
  readonly discard: Press | null
  readonly draw: Press | null
  /** The actions of the picked card. */
  readonly actions: readonly Action[]
  /** The choices for a laid card that can be taken: keep it or discard it. */
  fate(code: Code): readonly Action[]
  /** All choices that are not drawn elsewhere, so that no legal move is missing. */
  readonly row: readonly Action[]
  /** Whether a laid card of another player can be chosen now. */
  readonly aiming: boolean
}

/** Moves that are drawn on the board, in the hand or as actions. All others are in the row. */
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
      return { say: text.hand.choose(title), press: () => choosing.pickUp(code), state, hinted }
    }
    const reason = whyNotCard(scene, names, code)
    return {
      say: text.hand.barred(title, reason.say),
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
      return {
        say: text.hand.barred(titleOfCard(code), barred.reason.say),
        press: () => why(barred.reason),
        state: 'barred',
      }
    }
    if (!takes.some(choice => takenBy(choice) === code)) return null
    return {
      say: text.actions.takeFrom(titleOfCard(code), names[seat]),
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
    for (const choice of ofBegun('lay')) list.push(action(choice, text.actions.lay))
    for (const choice of ofBegun('ace')) list.push(action(choice, text.actions.apocalypse))
    for (const choice of ofBegun('discard')) list.push(action(choice, text.actions.discard))
    if (ofBegun('discard-and-purge').length > 0) {
      const say = text.actions.purgeLabel(titleOfCard(card))
      const state = begun.purging ? 'chosen' : 'can'
      const hinted = hint?.move === 'discard-and-purge' && hint.card === card
      list.push({ label: text.actions.purge, does: 'discard-and-purge', say, state, press: choosing.purge, hinted })
    }
    for (const { move, say, reason } of scene.barred) {
      const meant = 'card' in move ? move.card === card : move.move === 'announce' && faceOf(card).kind === 'joker'
      if (!meant) continue
      const label = text.actions.barred[move.move] ?? plain(say, names)
      list.push({
        label,
        does: move.move,
        say: text.hand.barred(label, reason.say),
        state: 'barred',
        press: () => why(reason),
      })
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
        .map(choice => action(choice, choice.move.keep ? text.actions.keepTaken : text.actions.discardTaken)),
    row: choices
      .filter(({ move }) => !DRAWN.has(move.move))
      .map(choice => action(choice, text.actions.row[choice.move.move] ?? plain(choice.say, names))),
    aiming: takes.length > 0,
  }
}

const TURN_MOVES: readonly Move['move'][] = ['lay', 'discard', 'discard-and-purge', 'ace', 'jack', 'king']

function isTurnMove(move: Move): boolean {
  return TURN_MOVES.includes(move.move)
}

/** Whether the viewer must react to another player: only one kind of card can be used then. */
export function isAskedToReact({ view, asked, who }: Scene<View, Move>): boolean {
  const question = view.question?.asked
  return (question === 'queen-answer' || question === 'joker-announce') && asked.some(({ seat }) => seat === who)
}

/** Why a hand card cannot be used now. */
function whyNotCard(
  { view, asked, who }: Scene<View, Move>,
  names: Readonly<Record<Seat, string>>,
  card: Code,
): Reason {
  if (asked.some(({ seat, kind }) => seat === who && kind === 'must')) {
    const queens = view.question?.asked === 'queen-answer'
    return whyNot(view, who, queens ? { move: 'queen', card } : { move: 'lay', card })
  }
  const waited = asked.find(({ kind }) => kind === 'must')?.seat
  if (waited === undefined || waited === view.onTurn)
    return { why: 'VD-20', say: text.actions.notYourTurn(names[view.onTurn] ?? view.onTurn) }
  return { why: 'VD-20', say: text.actions.answerFirst(names[waited] ?? waited) }
}
