import type { Seat } from '@holdout/engine'
import type { Preview } from '@holdout/table'
import { type Code, type Move, standingOf, standingWithout, titleOfCard, type View } from '@holdout/viral-dawn/table'
import { shortNames } from './drawn.ts'
import { layingText } from './laying-text.ts'
import { text } from './text.ts'

type Names = Readonly<Record<Seat, string>>

const { result } = text

/** The result of a move in one or two sentences, with the players who may answer it. */
export function consequence(_preview: Preview, move: Move, view: View, given: Names): string | null {
  const names = shortNames(given)
  switch (move.move) {
    case 'lay':
      return layingText(view, move.card, true)
    case 'discard':
      return result.discard(standing(view, own(view)))
    case 'discard-and-purge':
      return result.purge(titleOfCard(move.purge), standing(view, without(own(view), move.purge)))
    case 'purge':
      return result.purge(titleOfCard(move.card), standing(view, without(own(view), move.card)))
    case 'jack':
      return result.jack(names[move.on])
    case 'king':
      return kingText(view, names, move)
    case 'ace':
      return aceText(view, names)
    case 'queen':
      return queenText(view, names)
    case 'no-queen':
      return noQueenText(view)
    case 'take':
      return result.take(titleOfCard(move.card), move.keep, takenText(view, names, move.card, move.keep))
    case 'announce':
      return result.announce
    case 'no-joker':
      return result.noJoker
    case 'swap':
      return result.swap(names[move.with], standing(view, laidBy(view, move.with)), standing(view, own(view)))
    default:
      return null
  }
}

function laidBy({ places }: View, seat: Seat | null): readonly Code[] {
  return places.find(place => place.seat === seat)?.laid ?? []
}

function own(view: View): readonly Code[] {
  return laidBy(view, view.me)
}

function without(laid: readonly Code[], card: Code): readonly Code[] {
  return laid.filter(other => other !== card)
}

function standing({ options }: View, laid: readonly Code[]): number | null {
  return standingOf(laid, options['expert-tens']).short
}

/** Where both players stand after a card was taken. */
function takenText(view: View, names: Names, card: Code, keep: boolean): string {
  const from = view.places.find(({ laid }) => laid.includes(card))
  if (!from) return ''
  const theirs = result.after(names[from.seat], standingWithout(from.laid, card, view.options).short)
  return keep ? `${result.thenYou(standing(view, [...own(view), card]))} ${theirs}` : theirs
}

function kingText(view: View, names: Names, { on, take, keep }: Extract<Move, { move: 'king' }>): string {
  return `${result.take(titleOfCard(take), keep, takenText(view, names, take, keep))} ${result.mayReverse(names[on])}`
}

/** VD-52 Players move one place to the right, laid cards stay. */
function aceText(view: View, names: Names): string {
  const { places, me } = view
  const here = places.findIndex(({ seat }) => seat === me)
  const there = places[(here + places.length - 1) % places.length]
  return result.ace(names[there.seat], standing(view, there.laid))
}

/** What a Queen does to the attack that waits for an answer. */
export function queenText({ question, me }: View, names: Names): string | null {
  if (question?.asked !== 'queen-answer') return null
  const attacker = question.by === me ? question.on : question.by
  return question.attack === 'king' ? result.queenOnKing(names[attacker]) : result.queenOnJack(names[attacker])
}

function noQueenText(view: View): string | null {
  const { question } = view
  if (question?.asked !== 'queen-answer') return null
  const { card, queens } = question
  if (queens.length % 2 === 1) return question.attack === 'king' ? result.kingTurned : result.loseTurn
  if (card === null) return result.loseTurn
  return result.loseCard(titleOfCard(card), standingWithout(own(view), card, view.options).short)
}
