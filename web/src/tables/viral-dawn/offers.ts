import type { Reason, Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { type Code, faceOf, type Move, titleOfCard, type View } from '@holdout/viral-dawn/table'
import { plain } from '@holdout/words'
import type { Selection } from '../../table/selection.ts'
import type { TableSession } from '../../table/session.ts'
import { PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'

/** Something on the table that can be pressed. */
export interface Press {
  /** `quiet`: it can be pressed but is not a choice now; `barred`: pressing it says why not. */
  readonly state: 'can' | 'chosen' | 'barred' | 'quiet'
  /** Whether the hinted move uses it. */
  readonly hinted: boolean
  /** The attributes of its button. */
  readonly button: {
    readonly type: 'button'
    readonly 'aria-label': string
    readonly 'aria-pressed'?: boolean
    readonly 'aria-disabled'?: boolean
    readonly 'data-piece'?: string
    /** Set if pressing it chooses exactly one move, so that pointing at it previews that move. */
    readonly 'data-move'?: string
    onClick(): void
  }
}

/** A button in a row. */
export interface Action extends Press {
  readonly label: string
  /** The name of its move. */
  readonly does: Move['move']
  /** The card that the label names. */
  readonly card?: Code
}

/** Everything that can be pressed now, by where it is drawn. */
export interface Offers {
  /** The picked hand card. */
  readonly card: Code | null
  /** The chosen laid card of another player. */
  readonly taking: Code | null
  /** Whether the hand card is discarded together with a laid card that is not chosen yet. */
  readonly purging: boolean
  /** The player whose laid cards are open to choose from, on a phone. */
  readonly choosingFrom: Seat | null
  hand(code: Code): Press
  laid(place: number, code: Code): Press | null
  /** A whole place: the target of a Jack, or of a Joker. */
  player(seat: Seat): Press | null
  /** The laid cards of a player, to choose one of them on a phone. */
  cards(seat: Seat): Press | null
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

/** The class of a piece: whether it can be pressed, was pressed, or why not. */
export function classOf({ state, hinted }: Press): string {
  if (state === 'can') return hinted ? 'can is-hinted' : 'can'
  return state === 'chosen' ? 'is-chosen' : state === 'barred' ? 'is-barred' : ''
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

export function offersOf(table: {
  readonly scene: Scene<View, Move>
  readonly names: Readonly<Record<Seat, string>>
  readonly selection: Selection<Move>
  readonly narrow: boolean
  readonly why: TableSession['why']
}): Offers {
  const { scene, names, selection, narrow, why } = table
  const { view, choices } = scene
  const { picked } = selection
  const last = (kind: string): string | null => picked.map(readPiece).findLast(piece => piece.kind === kind)?.of ?? null
  const card = last('hand')
  const taking = last('laid')

  const barred = (label: string, reason: Reason, state: Press['state'] = 'barred', piece?: string): Press => ({
    state,
    hinted: false,
    button: {
      type: 'button',
      'aria-label': text.hand.barred(label, reason.text),
      ...(state === 'barred' ? { 'aria-disabled': true } : {}),
      ...(piece === undefined ? {} : { 'data-piece': piece }),
      onClick: () => why(reason, piece),
    },
  })

  /** How a piece can be pressed now; null if it leads to no move. `say`: its label if it leads to several. */
  const pieceOf = (piece: string, say?: string): Press | null => {
    const moves = selection.leads(piece)
    const move = selection.makes(piece)
    const isPicked = selection.isPicked(piece)
    if (moves.length === 0 && !isPicked) return null
    return {
      state: isPicked ? 'chosen' : 'can',
      hinted: moves.some(choice => choice.move === selection.hint),
      button: {
        ...selection.button(piece),
        'aria-label': say === undefined || move ? plain(moves[0]?.text ?? [], names) : say,
      },
    }
  }

  const actionOf = (does: Move['move'], piece: string, label: string, say?: string): Action[] => {
    const found = pieceOf(piece, say)
    return found ? [{ ...found, label, does }] : []
  }

  const hand = (code: Code): Press => {
    const title = titleOfCard(code)
    const found = pieceOf(PIECE.hand(code), text.hand.choose(title))
    if (found) return found
    return barred(title, whyNotCard(scene, names, code), isAskedToReact(scene) ? 'barred' : 'quiet', PIECE.hand(code))
  }

  const laid = (place: number, code: Code): Press | null => {
    const { seat } = view.places[place]
    const piece = PIECE.laid(code)
    if (seat !== view.me) return pieceOf(piece, text.actions.takeFrom(titleOfCard(code), names[seat]))
    const found = pieceOf(piece)
    if (found || view.question?.asked !== 'queen-answer') return found
    const answer = scene.barred.find(({ move }) => move.move === 'queen' && move.card === code)
    return answer ? barred(titleOfCard(code), answer.reason) : null
  }

  const fate = (code: Code): readonly Action[] =>
    [true, false].flatMap(keep =>
      actionOf('take', PIECE.take(code, keep), keep ? text.actions.keepTaken : text.actions.discardTaken),
    )

  const barredActions = (code: Code): Action[] =>
    scene.barred
      .filter(({ move }) =>
        'card' in move ? move.card === code : move.move === 'announce' && faceOf(code).kind === 'joker',
      )
      .map(({ move, text: say, reason }) => {
        const label = text.actions.barred[move.move] ?? plain(say, names)
        return { ...barred(label, reason), label, does: move.move }
      })

  const button = (does: Move['move'], label: string): Action[] => actionOf(does, PIECE.button(does), label)
  const purging = picked.includes(PIECE.button('purge'))
  return {
    card,
    taking,
    purging,
    choosingFrom: last('cards'),
    hand,
    laid,
    player: seat => pieceOf(PIECE.player(seat)),
    cards: seat => pieceOf(PIECE.cards(seat), text.place.chooseFrom(names[seat])),
    count: seat => pieceOf(PIECE.count(seat)),
    lay: pieceOf(PIECE.button('lay')),
    discard: pieceOf(PIECE.button('discard')),
    draw: pieceOf(PIECE.button('draw')),
    actions:
      card === null
        ? []
        : [
            ...button('lay', text.actions.lay),
            ...button('ace', text.actions.apocalypse),
            ...button('discard', text.actions.discard),
            ...actionOf(
              'discard-and-purge',
              PIECE.button('purge'),
              narrow ? text.actions.purgeOnPhone : text.actions.purge,
              text.actions.purgeLabel(titleOfCard(card)),
            ),
            ...barredActions(card),
          ],
    fate,
    row: choices
      .filter(({ move }) => !DRAWN.has(move.move))
      .flatMap(({ move, text: say }) => {
        const [[piece]] = pathsOf(move, view, narrow)
        const found = pieceOf(piece)
        if (!found) return []
        const label = text.actions.row[move.move] ?? plain(say, names)
        return [{ ...found, does: move.move, label, ...(move.move === 'queen' ? { card: move.card } : {}) }]
      }),
    aiming: selection.open.some(({ move }) => (move.move === 'king' && card !== null) || move.move === 'take'),
  }
}

/** Whether the viewer must react to another player: only one kind of card can be used then. */
export function isAskedToReact({ view, decisions, seat: who }: Scene<View, Move>): boolean {
  const question = view.question?.asked
  return (question === 'queen-answer' || question === 'joker-announce') && decisions.some(({ seat }) => seat === who)
}

/** Why a hand card cannot be used now. */
export function whyNotCard(
  { view, decisions, barred, seat: who, outcome }: Scene<View, Move>,
  names: Readonly<Record<Seat, string>>,
  card: Code,
): Reason {
  if (outcome) return { rule: null, text: text.actions.over }
  const own = decisions.find(({ seat, kind }) => seat === who && kind === 'must')
  if (own) {
    const known = barred.find(({ move }) => 'card' in move && move.card === card)
    return known?.reason ?? { rule: own.rule, text: plain(own.text ?? [], names) }
  }
  const waited = decisions.find(({ kind }) => kind === 'must')?.seat
  if (waited === undefined || waited === view.onTurn)
    return { rule: 'VD-20', text: text.actions.notYourTurn(names[view.onTurn] ?? view.onTurn) }
  return { rule: 'VD-20', text: text.actions.answerFirst(names[waited] ?? waited) }
}
