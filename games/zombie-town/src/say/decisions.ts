import { agree, type Decision, type Phrase, quantity, say } from '@holdout/engine'
import { FACES } from '../data/load.ts'
import { effectQuestions } from '../effects/index.ts'
import { handLimit } from '../limits.ts'
import type { View } from '../view/types.ts'
import { counted } from './board.ts'
import { challengeQuestion } from './fighters.ts'
import { Piece, piece, place, placeName, within } from './parts.ts'

const QUESTIONS: Readonly<Record<string, (v: View) => Phrase>> = {
  home: () => say`Choose your home base.`,
  keep: v => say`Choose ${quantity(cardsToKeep(v), 'card')} to keep.`,
  main: v =>
    v.actions + v.walks === 0
      ? say`You have no actions left.`
      : say`What do you do? ${quantity(v.actions, 'action')}${v.walks > 0 ? ` and ${quantity(v.walks, 'free movement')}` : ''} left.`,
  discard: () => say`You have too many cards in hand. Which one do you discard?`,
  move: v => say`Your path so far: ${(v.asked?.chain ?? []).map(placeName).join(', ')}. Where next?`,
  'continue-move': v =>
    say`${Piece(v.asked?.pawn ?? '')} is in ${place(v.asked?.at ?? '')}. Continue to ${place(v.asked?.chain.at(-1) ?? '')}?`,
  obligatory: v =>
    say`${Piece(v.asked?.pawn ?? '')} must fight ${quantity(zombiesAt(v, v.asked?.at), 'zombie')} ${within(v.asked?.at ?? '')}, 1 action for each. Which gun do you fire?`,
  challenge: challengeQuestion,
  'draw-stored': () => say`Whose stored cards do you draw from?`,
  'draw-one': v =>
    v.looked ? say`You drew ${counted(v.looked)}. What do you do with it?` : say`What happens to the drawn card?`,
  'draw-many': v =>
    v.looked ? say`You drew ${counted(v.looked)}. Which one do you choose?` : say`Which drawn card is chosen?`,
  'put-back': v =>
    v.looked
      ? say`${agree(v.looked.length, 'Card', 'Cards')} to put back: ${counted(v.looked)}. Where ${agree(v.looked.length, 'does it', 'do they')} go?`
      : say`Where do the other cards go?`,
  storing: () => say`Store another card?`,
  'pick-stored': () => say`Pick up another card?`,
  'build-more': () => say`Add another barricade? The total counts when you finish.`,
  'fire-again': v => say`You missed. Fire again at the zombie ${within(v.asked?.at ?? '')}?`,
  'face-order': v => say`A zombie attacks both your pawns ${within(v.asked?.at ?? '')}. Which pawn defends first?`,
  defend: v => say`A zombie attacks ${piece(v.asked?.pawn ?? '')} ${within(v.asked?.at ?? '')}. Which gun do you fire?`,
  'sent-defends': v =>
    say`${Piece(v.asked?.pawn ?? '')} meets zombies ${within(v.asked?.at ?? '')}. Which gun do you fire?`,
  'defend-survivors': v => say`A zombie attacks your survivors in ${place(v.asked?.at ?? '')}. Which one fires?`,
  'survivor-dies': v => say`Which survivor in ${place(v.asked?.at ?? '')} dies?`,
  sacrifice: v => say`${Piece(v.asked?.pawn ?? '')} is about to take 1 damage. Sacrifice a survivor instead?`,
  flee: v => say`Where does ${piece(v.asked?.pawn ?? '')} flee to?`,
  'fight-gun': v =>
    say`${Piece(v.asked?.attacker ?? '')} attacks ${piece(v.asked?.target ?? '')}. Which gun do you fire?`,
  retreat: v => say`Does ${piece(v.asked?.pawn ?? '')} retreat?`,
  'fight-on': v => say`Fight another round against ${piece(v.asked?.target ?? '')}?`,
  'trap-kills': v =>
    say`Your traps kill ${quantity(v.asked?.left ?? 0, 'zombie')} adjacent to ${place(v.asked?.at ?? '')}. Choose a zombie.`,
  'zombie-move': v => say`Which zombie do you move? ${quantity(v.asked?.left ?? 0, 'move')} left.`,
  'event-pawn': () => say`Which of your pawns is the event for?`,
  ...effectQuestions,
}

/** ZT-09 How many of the dealt cards the player still chooses. */
function cardsToKeep({ players, pawns, who }: View): number {
  const own = pawns.filter(({ seat }) => seat === who).length
  return handLimit(own) - (players.find(({ seat }) => seat === who)?.hand?.length ?? 0)
}

function zombiesAt({ zombies }: View, at: string | null | undefined): number {
  return zombies.find(other => other.at === at)?.count ?? 0
}

/** ZT-161 Names only what the player can do. Additional Action works only on the player's own turn (ZT-166). */
function stepInQuestion(v: View): string {
  const hand = v.players.find(({ seat }) => seat === v.who)?.hand ?? []
  const event = FACES.some(face => face.event !== null && face.event !== 'extra-action' && hand.includes(face.id))
  const pawns = v.pawns.filter(({ seat }) => seat === v.who)
  const placed = v.buildings.filter(({ owner }) => owner === v.who).flatMap(({ survivors }) => survivors)
  const survivors = [...pawns.flatMap(({ carried }) => carried), ...placed].flatMap(({ gun }) => gun ?? [])
  const empty = [...pawns.flatMap(({ guns }) => guns), ...survivors].some(({ bullets }) => bullets === 0)
  if (event && empty) return 'You may play an event or drop an empty gun.'
  if (event) return 'You may play an event.'
  return empty ? 'You may drop an empty gun.' : 'You cannot do anything now.'
}

/** The question of a decision. */
export function questionOf(decision: Decision, v: View): Phrase {
  if (decision.kind === 'may') return say`${stepInQuestion(v)}`
  return QUESTIONS[decision.decision]?.(v) ?? say`Waiting for the timer.`
}
