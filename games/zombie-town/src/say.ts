import { type Decision, type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import { FACES } from './data/load.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { card, gunTitle, listed, many, Piece, piece, place, placeName, player, survivorName, worthOf } from './parts.ts'
import { board, counted } from './say-board.ts'
import { ENDINGS, sayEvent } from './say-events.ts'
import { barred, refuse, refuseWindow } from './say-refusals.ts'
import type { GunView, View } from './view.ts'

function gunOf(view: View, pawn: string, ref: string): GunView | undefined {
  return view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
}

/** A gun of a pawn with what is left in it, if the view knows that. */
function gun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  if (ref.startsWith('gun-') && own) return say`the ${card(own.card)} (${many(own.bullets, 'bullet')})`
  return [gunTitle(ref)]
}

/** An empty gun of a pawn by its name; with two of them the names tell which, unless both are alike. */
function emptyGun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  return own ? say`the empty ${card(own.card)}` : say`the empty gun`
}

/** The gun that the asked pawn, or a survivor, would fire. */
function firing(view: View, ref: string): Phrase {
  const pawn =
    view.asked?.step === 'fight-gun'
      ? view.asked.target
      : view.asked?.step === 'challenge'
        ? view.asked.attacker
        : view.asked?.pawn
  return gun(view, pawn ?? '', ref)
}

/** With one pawn each there is no need to say which. */
function byPawn(view: View, pawn: string): Phrase {
  return view.pawns.length > view.players.length ? say`${Piece(pawn)}: ` : []
}

function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'home':
      return say`Make ${place(move.at)} the home base`
    case 'keep':
      return say`Keep ${card(move.card)}${worthOf(move.card)}`
    case 'keep-nothing':
      return say`Only events are left: go on`
    case 'walk':
      return say`${byPawn(v, move.pawn)}Walk to ${place(move.to)} ${v.walks > 0 ? '(free movement)' : '(one action)'}${zombiesOn(v, move.to)}`
    case 'step':
      return say`Then on to ${place(move.to)}${zombiesOn(v, move.to)}`
    case 'go':
      return say`Stop at ${place(v.asked?.chain.at(-1) ?? 'the last square')} and go`
    case 'continue':
      return say`Go on as planned`
    case 'halt':
      return say`Stay here`
    case 'draw':
      return say`${byPawn(v, move.pawn)}Explore: draw ${drawCount(v, move.pawn)}`
    case 'from-stored':
      return say`Look at a card stored by ${player(move.of)}`
    case 'take':
      return say`Take it into hand`
    case 'return':
      return say`Put it back, to the ${move.to}`
    case 'trigger':
      return say`Let it happen now; the draw costs no action`
    case 'choose':
      return move.use === 'take'
        ? say`Take ${card(move.card)}${worthOf(move.card)}`
        : say`Let ${card(move.card)} happen; the draw costs no action`
    case 'choose-none':
      return say`Take none of them`
    case 'put-back':
      return say`Put ${card(move.card)} to the ${move.to}`
    case 'play-gun':
      return say`${byPawn(v, move.pawn)}Play ${card(move.card)}${worthOf(move.card)} ${move.to === 'pawn' ? 'for yourself' : [`for ${survivorName(move.to)}`]}`
    case 'carry-survivor':
      return say`${byPawn(v, move.pawn)}Play a survivor to come along`
    case 'place-survivor':
      return say`${byPawn(v, move.pawn)}Place a survivor in this building`
    case 'fireworks':
      return say`Light fireworks on ${place(move.at)}`
    case 'build':
      return say`${byPawn(v, move.pawn)}Build ${card(move.card)}${worthOf(move.card)}`
    case 'finish':
      return say`That is all`
    case 'shoot':
      return say`${byPawn(v, move.pawn)}Shoot at a zombie on ${place(move.at)} with ${gun(v, move.pawn, move.gun)}`
    case 'attack':
      return say`${byPawn(v, move.pawn)}Attack ${piece(move.target)} with ${gun(v, move.pawn, move.gun)}`
    case 'tear-down':
      return say`${byPawn(v, move.pawn)}Tear down the outermost barricade`
    case 'store':
      return say`${byPawn(v, move.pawn)}Store ${card(move.card)} here`
    case 'take-stored':
      return say`${byPawn(v, move.pawn)}Take ${card(move.card)} out of store`
    case 'give-gun':
      return say`${byPawn(v, move.pawn)}Give ${gun(v, move.pawn, move.gun)} to ${piece(move.to)}`
    case 'take-gun':
      return say`${byPawn(v, move.pawn)}Take the gun of ${piece(move.survivor)}`
    case 'pick-up':
      return say`${byPawn(v, move.pawn)}Take ${piece(move.survivor)} along`
    case 'put-down':
      return say`${byPawn(v, move.pawn)}Leave ${piece(move.survivor)} in this building`
    case 'ability':
      return say`${byPawn(v, move.pawn)}Use the house card${onWhat(v, move.pawn, move.on)}`
    case 'drop-gun':
      return say`Drop ${emptyGun(v, move.of, move.gun)} of ${piece(move.of)}`
    case 'event':
      return say`Play ${card(move.card)}${move.pawn !== null && v.pawns.length > v.players.length ? say` where ${piece(move.pawn)} is` : []}`
    case 'end-actions':
      return say`End your actions and move the zombies`
    case 'fire-again':
      return say`Fire again`
    case 'hold-fire':
      return say`Stop firing`
    case 'fire':
      return say`Fire ${firing(v, move.gun)}`
    case 'give-up':
      return say`Give up: be hurt, and flee`
    case 'stop':
      return say`${v.asked?.step === 'fight-on' ? 'Stop the fight' : 'Hold fire'}`
    case 'take-damage':
      return say`Take the damage`
    case 'sacrifice':
      return say`Give up ${piece(move.survivor)} instead`
    case 'lose':
      return say`Lose ${piece(move.survivor)}`
    case 'flee':
      return say`Flee to ${place(move.to)}`
    case 'challenge':
      return say`Challenge the newcomer with ${firing(v, move.gun)}`
    case 'decline':
      return say`Let the newcomer be`
    case 'retreat':
      return say`Draw back to ${place(move.to)}`
    case 'stay':
      return say`Stay`
    case 'fight-on':
      return say`Fight another round`
    case 'trap-kill':
      return say`The trap takes a zombie on ${place(move.at)}${move.moved ? ' that has moved' : ''}`
    case 'zombie':
      return say`Zombie ${place(move.from)} to ${place(move.to)}`
    case 'push':
      return say`Drive a zombie back from ${place(move.from)} to ${place(move.to)}`
    case 'add-zombies':
      return say`Put them on ${place(move.at)}`
    case 'switch':
      return say`Switch the cards of ${place(move.at)} and ${place(move.with)}`
    case 'pile':
      return move.of === null
        ? say`From the unexplored cards of ${place(move.at)}`
        : say`From what ${player(move.of)} has stored in ${place(move.at)}`
    case 'position':
      return say`Card ${move.number} from the top`
    case 'choose-pawn':
      return say`${Piece(move.pawn)}`
    case 'send-pawn':
      return say`Send ${piece(move.pawn)}`
    case 'send-step':
      return say`By way of ${place(move.to)}`
    case 'discard':
      return say`Discard ${card(move.card)}`
    case 'time-out':
      return say`The time runs out`
  }
}

function zombiesOn(v: View, at: string): string {
  const count = v.zombies.find(other => other.at === at)?.count ?? 0
  return count === 0 ? '' : `, and fight ${many(count, 'zombie')} there`
}

function drawCount(v: View, pawn: string): string {
  const piece = v.pawns.find(other => other.pawn === pawn)
  const pile = v.buildings.find(({ at }) => at === piece?.at)?.pile ?? 0
  return pile === 0 ? 'a stored card' : many(Math.min(1 + (piece?.carried.length ?? 0), pile), 'card')
}

function onWhat(v: View, pawn: string, on: string | null): Phrase {
  if (on === null) return []
  if (/^b\d\d$/.test(on)) return say`: go to ${place(on)}`
  if (/^(gun-[12]|s\d+)$/.test(on)) return say`: reload ${gun(v, pawn, on)}`
  return say`: fetch ${card(on)}`
}

const QUESTIONS: Readonly<Record<string, (v: View) => Phrase>> = {
  home: () => say`Which building shall be your home base?`,
  keep: () => say`Which card do you keep?`,
  main: v =>
    say`What do you do? ${many(v.actions, 'action')} left${v.walks > 0 ? `, ${v.walks === 1 ? 'the free movement' : 'both free movements'} too` : ''}.`,
  discard: () => say`Your hand is too big: what do you discard?`,
  move: v => say`The way so far: ${(v.asked?.chain ?? []).map(placeName).join(' - ')}. Where next?`,
  'continue-move': v =>
    say`${Piece(v.asked?.pawn ?? '')} is inside ${place(v.asked?.at ?? '')}. Go on to ${place(v.asked?.chain.at(-1) ?? '')}?`,
  obligatory: v => say`Zombies at ${place(v.asked?.at ?? '')}: which gun?`,
  challenge: v =>
    say`${Piece(v.asked?.pawn ?? '')} has come into ${place(v.asked?.at ?? '')}. Does ${piece(v.asked?.attacker ?? '')} challenge?`,
  'draw-stored': () => say`Whose stored cards?`,
  'draw-one': v => (v.looked ? say`You have drawn ${counted(v.looked)}. What now?` : say`What becomes of the card?`),
  'draw-many': v => (v.looked ? say`You see ${counted(v.looked)}. Which one?` : say`Which of the cards?`),
  'put-back': v => (v.looked ? say`Still to put back: ${counted(v.looked)}.` : say`Where do the others go?`),
  storing: () => say`Store another card?`,
  'pick-stored': () => say`Take another card out of store?`,
  'build-more': () => say`Add another barricade to this build? It is judged when all are up.`,
  'fire-again': v => say`Missed. Fire again at ${place(v.asked?.at ?? '')}?`,
  'face-order': v => say`A zombie is upon both your pawns at ${place(v.asked?.at ?? '')}. Which one faces it first?`,
  defend: v => say`A zombie is upon ${piece(v.asked?.pawn ?? '')} at ${place(v.asked?.at ?? '')}. Which gun?`,
  'sent-defends': v =>
    say`Zombies on the way of ${piece(v.asked?.pawn ?? '')}, at ${place(v.asked?.at ?? '')}. Which gun?`,
  'defend-survivors': v => say`A zombie is upon your survivors in ${place(v.asked?.at ?? '')}. Do they fire?`,
  'survivor-dies': v => say`Which survivor in ${place(v.asked?.at ?? '')} is lost?`,
  sacrifice: v => say`${Piece(v.asked?.pawn ?? '')} would be hurt. Give up a survivor instead?`,
  flee: v => say`Where does ${piece(v.asked?.pawn ?? '')} flee to?`,
  'fight-gun': v => say`${Piece(v.asked?.attacker ?? '')} attacks. Which gun answers?`,
  retreat: v => say`Does ${piece(v.asked?.pawn ?? '')} draw back?`,
  'fight-on': v => say`Fight on against ${piece(v.asked?.target ?? '')}?`,
  'trap-kills': v =>
    say`Your traps at ${place(v.asked?.at ?? '')} take ${many(v.asked?.left ?? 0, 'zombie')}. Which one?`,
  'zombie-move': v => say`Which zombie moves? ${many(v.asked?.left ?? 0, 'move')} to go.`,
  'event-pawn': () => say`For which of your pawns does it happen?`,
  'random-pile': () => say`From which pile?`,
  'random-position': v => say`Which card of that pile in ${place(v.asked?.at ?? '')}?`,
  'switch-cards': () => say`Which neighbours exchange their cards?`,
  'send-pawn': () => say`Who is sent off?`,
  'send-way': v => say`Three steps for ${piece(v.asked?.pawn ?? '')}: which way?`,
  'move-back': v => say`Which zombie around ${place(v.asked?.at ?? '')} goes back, and where?`,
  'add-zombies': v => say`On which square around ${place(v.asked?.at ?? '')}?`,
}

/** ZT-161 Names only what the player holds; they alone read it. An Extra Action is for one's own turn (ZT-166). */
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
  return QUESTIONS[decision.decision]?.(v) ?? say`The clock may strike.`
}

function sayOutcome({ id, winners, facts }: Outcome): Phrase {
  const seats = Object.keys(facts)
    .filter(name => name.endsWith(' points'))
    .map(name => name.split(' ')[0])
  const points = seats.map(seat => {
    const died = facts[`${seat} died`]
    return died === undefined ? say`${player(seat)} ${facts[`${seat} points`]}` : say`${player(seat)} dead`
  })
  return say`${winners.length > 0 ? say`${listed(winners.map(player))} ${winners.length > 1 ? 'share the win' : 'wins'}. ` : []}${ENDINGS[id]} Points: ${listed(points)}.`
}

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  move: labelOf,
  decision: questionOf,
  outcome: sayOutcome,
  refuse,
  refuseUnasked: (v, seat, move) =>
    v.players.some(other => other.seat === seat && other.alive) ? refuseWindow(move) : null,
  barred,
  board,
}
