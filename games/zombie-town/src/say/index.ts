import { type Decision, listed, type Outcome, type Phrase, quantity, say, type Words } from '@holdout/engine'
import { FACES } from '../data/load.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { GunView, View } from '../view/index.ts'
import { board, counted } from './board.ts'
import { ENDINGS, sayEvent } from './events.ts'
import { card, gunTitle, Piece, piece, place, placeName, player, within, worthOf } from './parts.ts'
import { barred, refuse, refuseWindow } from './reasons.ts'

function gunOf(view: View, pawn: string, ref: string): GunView | undefined {
  return view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
}

/** A pawn's gun with its bullets, if the view shows them. */
function gun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  if (ref.startsWith('gun-') && own) return say`the ${card(own.card)} (${quantity(own.bullets, 'bullet')})`
  return [gunTitle(ref)]
}

function emptyGun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  return own ? say`the empty ${card(own.card)}` : say`the empty gun`
}

/** The gun that the pawn or survivor of the open decision would fire. */
function firing(view: View, ref: string): Phrase {
  const pawn =
    view.asked?.step === 'fight-gun'
      ? view.asked.target
      : view.asked?.step === 'challenge'
        ? view.asked.attacker
        : view.asked?.pawn
  return gun(view, pawn ?? '', ref)
}

/** Names the pawn, unless each player has only one. */
function byPawn(view: View, pawn: string): Phrase {
  return hasTwoPawns(view) ? say`${Piece(pawn)}: ` : []
}

function hasTwoPawns(view: View): boolean {
  return view.pawns.length > view.players.length
}

function onPile(end: 'top' | 'bottom'): string {
  return end === 'top' ? 'on top' : 'at the bottom'
}

const FINISH: Readonly<Record<string, string>> = {
  'build-more': 'Finish building',
  storing: 'Finish storing',
  'pick-stored': 'Finish picking up',
}

function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'home':
      return say`Make ${place(move.at)} your home base`
    case 'keep':
      return say`Keep ${card(move.card)}${worthOf(move.card)}`
    case 'keep-nothing':
      return say`Continue (only events are left)`
    case 'walk':
      return say`${byPawn(v, move.pawn)}Walk to ${place(move.to)} ${v.walks > 0 ? '(free movement)' : '(1 action)'}${zombiesOn(v, move.to)}`
    case 'step':
      return say`Then to ${place(move.to)}${zombiesOn(v, move.to)}`
    case 'go':
      return say`Go to ${place(v.asked?.chain.at(-1) ?? 'the last square')}`
    case 'continue':
      return say`Continue to ${place(v.asked?.chain.at(-1) ?? 'the last square')}`
    case 'halt':
      return say`Stay here`
    case 'draw':
      return say`${byPawn(v, move.pawn)}Explore: draw ${drawCount(v, move.pawn)}`
    case 'from-stored':
      return say`Draw from the cards of ${player(move.of)}`
    case 'take':
      return say`Take it into your hand`
    case 'return':
      return say`Put it back ${onPile(move.to)}`
    case 'trigger':
      return say`Trigger it now (costs no action)`
    case 'choose':
      return move.use === 'take'
        ? say`Take ${card(move.card)}${worthOf(move.card)}`
        : say`Trigger ${card(move.card)} (costs no action)`
    case 'choose-none':
      return say`Take none`
    case 'put-back':
      return say`Put ${card(move.card)} ${onPile(move.to)}`
    case 'play-gun':
      return say`${byPawn(v, move.pawn)}Play ${card(move.card)}${worthOf(move.card)} for ${move.to === 'pawn' ? 'your pawn' : piece(move.to)}`
    case 'carry-survivor':
      return say`${byPawn(v, move.pawn)}Play a survivor to carry`
    case 'place-survivor':
      return say`${byPawn(v, move.pawn)}Place a survivor in this building`
    case 'fireworks':
      return say`Light fireworks on ${place(move.at)}`
    case 'build':
      return say`${byPawn(v, move.pawn)}Build ${card(move.card)}${worthOf(move.card)}`
    case 'finish':
      return say`${FINISH[v.asked?.step ?? ''] ?? 'Finish'}`
    case 'shoot':
      return say`${byPawn(v, move.pawn)}Shoot a zombie ${within(move.at)} with ${gun(v, move.pawn, move.gun)}`
    case 'attack':
      return say`${byPawn(v, move.pawn)}Attack ${piece(move.target)} with ${gun(v, move.pawn, move.gun)}`
    case 'tear-down':
      return say`${byPawn(v, move.pawn)}Tear down the outermost barricade`
    case 'store':
      return say`${byPawn(v, move.pawn)}Store ${card(move.card)} here`
    case 'take-stored':
      return say`${byPawn(v, move.pawn)}Pick up ${card(move.card)}`
    case 'give-gun':
      return say`${byPawn(v, move.pawn)}Give ${gun(v, move.pawn, move.gun)} to ${piece(move.to)}`
    case 'take-gun':
      return say`${byPawn(v, move.pawn)}Take the gun of ${piece(move.survivor)}`
    case 'pick-up':
      return say`${byPawn(v, move.pawn)}Pick up ${piece(move.survivor)}`
    case 'put-down':
      return say`${byPawn(v, move.pawn)}Put down ${piece(move.survivor)} in this building`
    case 'ability':
      return say`${byPawn(v, move.pawn)}Use the house card${abilityTarget(v, move.pawn, move.on)}`
    case 'drop-gun':
      return say`Drop ${emptyGun(v, move.of, move.gun)} of ${piece(move.of)}`
    case 'event':
      return say`Play ${card(move.card)}${move.pawn !== null && hasTwoPawns(v) ? say` where ${piece(move.pawn)} is` : []}`
    case 'end-actions':
      return say`End your actions and move zombies`
    case 'fire-again':
      return say`Fire again`
    case 'hold-fire':
      return say`Stop firing`
    case 'fire':
      return say`Fire ${firing(v, move.gun)}`
    case 'give-up':
      return say`Give up: take 1 damage and flee`
    case 'stop':
      return say`${v.asked?.step === 'fight-on' ? 'End the fight' : 'Hold fire'}`
    case 'take-damage':
      return say`Take 1 damage`
    case 'sacrifice':
      return say`Sacrifice ${piece(move.survivor)} instead`
    case 'lose':
      return say`Lose ${piece(move.survivor)}`
    case 'flee':
      return say`Flee to ${place(move.to)}`
    case 'challenge':
      return say`Challenge with ${firing(v, move.gun)}`
    case 'decline':
      return say`Do not challenge`
    case 'retreat':
      return say`Retreat to ${place(move.to)}`
    case 'stay':
      return say`Stay`
    case 'fight-on':
      return say`Fight another round`
    case 'trap-kill':
      return say`Kill a zombie ${within(move.at)}${move.moved ? ' that has moved' : ''}`
    case 'zombie':
      return say`Zombie ${place(move.from)} to ${place(move.to)}`
    case 'push':
      return say`Move a zombie back from ${place(move.from)} to ${place(move.to)}`
    case 'add-zombies':
      return say`Add the zombies on ${place(move.at)}`
    case 'switch':
      return say`Switch the cards of ${place(move.at)} and ${place(move.with)}`
    case 'pile':
      return move.of === null
        ? say`Unexplored cards of ${place(move.at)}`
        : say`Cards stored by ${player(move.of)} in ${place(move.at)}`
    case 'position':
      return say`Card ${move.number} from the top`
    case 'choose-pawn':
      return say`${Piece(move.pawn)}`
    case 'send-pawn':
      return say`Send ${piece(move.pawn)}`
    case 'send-step':
      return say`Then to ${place(move.to)}`
    case 'discard':
      return say`Discard ${card(move.card)}`
    case 'time-out':
      return say`Time runs out`
  }
}

function zombiesOn(v: View, at: string): string {
  const count = v.zombies.find(other => other.at === at)?.count ?? 0
  return count === 0 ? '' : `, fight ${quantity(count, 'zombie')}`
}

function drawCount(v: View, pawn: string): string {
  const piece = v.pawns.find(other => other.pawn === pawn)
  const pile = v.buildings.find(({ at }) => at === piece?.at)?.pile ?? 0
  return pile === 0 ? 'a stored card' : quantity(Math.min(1 + (piece?.carried.length ?? 0), pile), 'card')
}

function abilityTarget(v: View, pawn: string, on: string | null): Phrase {
  if (on === null) return []
  if (/^b\d\d$/.test(on)) return say`: go to ${place(on)}`
  if (/^(gun-[12]|s\d+)$/.test(on)) return say`: reload ${gun(v, pawn, on)}`
  return say`: take ${card(on)}`
}

const QUESTIONS: Readonly<Record<string, (v: View) => Phrase>> = {
  home: () => say`Which building do you choose as your home base?`,
  keep: () => say`Which card do you keep?`,
  main: v =>
    say`What do you do? ${quantity(v.actions, 'action')}${v.walks > 0 ? ` and ${quantity(v.walks, 'free movement')}` : ''} left.`,
  discard: () => say`You have too many cards in hand. Which one do you discard?`,
  move: v => say`Your way so far: ${(v.asked?.chain ?? []).map(placeName).join(', ')}. Where next?`,
  'continue-move': v =>
    say`${Piece(v.asked?.pawn ?? '')} is in ${place(v.asked?.at ?? '')}. Continue to ${place(v.asked?.chain.at(-1) ?? '')}?`,
  obligatory: v =>
    say`${Piece(v.asked?.pawn ?? '')} must fight the zombies ${within(v.asked?.at ?? '')}. Which gun do you fire?`,
  challenge: v =>
    say`${Piece(v.asked?.pawn ?? '')} enters ${place(v.asked?.at ?? '')}. Does ${piece(v.asked?.attacker ?? '')} challenge it?`,
  'draw-stored': () => say`Whose stored cards do you draw from?`,
  'draw-one': v =>
    v.looked ? say`You drew ${counted(v.looked)}. What do you do with it?` : say`What happens to the drawn card?`,
  'draw-many': v =>
    v.looked ? say`You drew ${counted(v.looked)}. Which one do you choose?` : say`Which drawn card is chosen?`,
  'put-back': v =>
    v.looked ? say`Cards to put back: ${counted(v.looked)}. Where do they go?` : say`Where do the other cards go?`,
  storing: () => say`Store another card?`,
  'pick-stored': () => say`Pick up another card?`,
  'build-more': () => say`Add another barricade to this build? The total value is checked when you finish.`,
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
  'random-pile': () => say`Which pile do you take a card from?`,
  'random-position': v => say`Which card of that pile in ${place(v.asked?.at ?? '')} do you take?`,
  'switch-cards': () => say`Which two neighboring buildings switch their cards?`,
  'send-pawn': () => say`Which pawn do you send?`,
  'send-way': v => say`Where does ${piece(v.asked?.pawn ?? '')} go? Choose 3 steps.`,
  'move-back': v => say`Which zombie adjacent to ${place(v.asked?.at ?? '')} moves back, and where to?`,
  'add-zombies': v => say`On which square adjacent to ${place(v.asked?.at ?? '')} do you add the zombies?`,
}

/** ZT-161 Names only what the player can do. Additional Action works only in the player's own turn (ZT-166). */
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

function questionOf(decision: Decision, v: View): Phrase {
  if (decision.kind === 'may') return say`${stepInQuestion(v)}`
  return QUESTIONS[decision.decision]?.(v) ?? say`Waiting for the timer.`
}

/** What follows the names of the winners, by ending. */
const WINNING: Readonly<Record<string, string>> = {
  'win-points': 'wins with the most points.',
  'win-kills': 'wins: tied on points, with the most zombies killed.',
  'win-shared': 'share the win: tied on points and zombies killed.',
  'win-last-alive': 'wins as the last player alive.',
}

function sayOutcome({ id, winners, facts }: Outcome): Phrase {
  const seats = Object.keys(facts)
    .filter(name => name.endsWith(' points'))
    .map(name => name.split(' ')[0])
  const points = seats.map(seat => {
    const died = facts[`${seat} died`]
    return died === undefined ? say`${player(seat)} ${facts[`${seat} points`]}` : say`${player(seat)} dead`
  })
  const result = winners.length > 0 ? say`${listed(winners.map(player))} ${WINNING[id]}` : say`${ENDINGS[id]}`
  return points.length > 0 ? say`${result} Points: ${listed(points)}.` : result
}

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  move: labelOf,
  decision: questionOf,
  outcome: sayOutcome,
  refuse,
  refuseUnasked: (v, seat, move) =>
    v.players.some(other => other.seat === seat && other.alive) ? refuseWindow(v, move) : null,
  barred,
  board,
}
