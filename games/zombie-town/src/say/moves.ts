import { type Phrase, quantity, say } from '@holdout/engine'
import type { Move } from '../moves.ts'
import type { GunView, View } from '../view/types.ts'
import { fighter } from './fighters.ts'
import { aCard, card, gunTitle, isSurvivorName, Piece, piece, place, player, within, worthOf } from './parts.ts'

function gunOf(view: View, pawn: string, ref: string): GunView | undefined {
  return view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
}

/** A pawn's gun with its bullets, if the view shows them. */
function gun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  if (ref.startsWith('gun-') && own) return say`the ${card(own.card)} (${quantity(own.bullets, 'bullet')})`
  return isSurvivorName(ref) ? say`the gun of ${fighter(view, ref)}` : [gunTitle(ref)]
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

/** The label of a move. */
export function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'home':
      return say`Make ${place(move.at)} your home base`
    case 'keep':
      return say`Keep ${aCard(move.card)}${worthOf(move.card)}`
    case 'keep-nothing':
      return say`Continue (only events are left)`
    case 'walk':
      return say`${byPawn(v, move.pawn)}Walk to ${place(move.to)} ${v.walks > 0 ? '(free movement)' : '(1 action)'}${zombiesOn(v, move.to)}`
    case 'step':
      return say`Next step: ${place(move.to)}${zombiesOn(v, move.to)}`
    case 'go':
      return say`Stop at ${place(v.asked?.chain.at(-1) ?? 'the last square')}`
    case 'continue':
      return say`Continue to ${place(v.asked?.chain.at(-1) ?? 'the last square')}`
    case 'halt':
      return say`Stay here`
    case 'draw':
      return say`${byPawn(v, move.pawn)}Explore: draw ${drawCount(v, move.pawn)}`
    case 'from-stored':
      return say`Draw a card stored by ${player(move.of)}`
    case 'take':
      return say`Take it into your hand`
    case 'return':
      return say`Put it back ${onPile(move.to)}`
    case 'trigger':
      return say`Trigger it now (costs no action)`
    case 'choose':
      return move.use === 'take'
        ? say`Take ${aCard(move.card)}${worthOf(move.card)}`
        : say`Trigger ${aCard(move.card)} (costs no action)`
    case 'choose-none':
      return say`Take none`
    case 'put-back':
      return say`Put ${aCard(move.card)} ${onPile(move.to)}`
    case 'play-gun':
      return say`${byPawn(v, move.pawn)}Play ${aCard(move.card)}${worthOf(move.card)} for ${move.to === 'pawn' ? 'your pawn' : fighter(v, move.to)}`
    case 'carry-survivor':
      return say`${byPawn(v, move.pawn)}Play a survivor and carry it`
    case 'place-survivor':
      return say`${byPawn(v, move.pawn)}Place a survivor in this building`
    case 'fireworks':
      return say`Light fireworks on ${place(move.at)}`
    case 'build':
      return say`${byPawn(v, move.pawn)}Build ${aCard(move.card)}${worthOf(move.card)}`
    case 'finish':
      return say`${FINISH[v.asked?.step ?? ''] ?? 'Finish'}`
    case 'shoot':
      return say`${byPawn(v, move.pawn)}Shoot a zombie ${within(move.at)} with ${gun(v, move.pawn, move.gun)}`
    case 'attack':
      return say`${byPawn(v, move.pawn)}Attack ${fighter(v, move.target)} with ${gun(v, move.pawn, move.gun)}`
    case 'tear-down':
      return say`${byPawn(v, move.pawn)}Tear down the outermost barricade`
    case 'store':
      return say`${byPawn(v, move.pawn)}Store ${aCard(move.card)} here`
    case 'take-stored':
      return say`${byPawn(v, move.pawn)}Pick up ${aCard(move.card)}`
    case 'give-gun':
      return say`${byPawn(v, move.pawn)}Give ${gun(v, move.pawn, move.gun)} to ${fighter(v, move.to)}`
    case 'take-gun':
      return say`${byPawn(v, move.pawn)}Take the gun of ${fighter(v, move.survivor)}`
    case 'pick-up':
      return say`${byPawn(v, move.pawn)}Pick up ${fighter(v, move.survivor)}`
    case 'put-down':
      return say`${byPawn(v, move.pawn)}Put down ${fighter(v, move.survivor)} in this building`
    case 'ability':
      return say`${byPawn(v, move.pawn)}Use the house card${abilityTarget(v, move.pawn, move.on)}`
    case 'drop-gun':
      return say`Drop ${emptyGun(v, move.of, move.gun)} of ${fighter(v, move.of)}`
    case 'event':
      return say`Play ${aCard(move.card)}${move.pawn !== null && hasTwoPawns(v) ? say` where ${piece(move.pawn)} is` : []}`
    case 'end-actions':
      return say`End your actions and move zombies`
    case 'fire-again':
      return say`Fire again`
    case 'hold-fire':
      return say`Stop firing`
    case 'fire':
      return say`Fire ${firing(v, move.gun)}`
    case 'give-up':
      return say`Stop fighting: take 1 damage and flee`
    case 'stop':
      return say`${v.asked?.step === 'fight-on' ? 'End the fight' : 'Hold fire'}`
    case 'take-damage':
      return say`Take 1 damage`
    case 'sacrifice':
      return say`Sacrifice ${fighter(v, move.survivor)} instead`
    case 'lose':
      return say`Lose ${fighter(v, move.survivor)}`
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
      return say`Move a zombie from ${place(move.from)} to ${place(move.to)}`
    case 'push':
      return say`Move a zombie back from ${place(move.from)} to ${place(move.to)}`
    case 'add-zombies':
      return say`Add the zombies on ${place(move.at)}`
    case 'switch':
      return say`Switch the cards of ${place(move.at)} and ${place(move.with)}`
    case 'pile':
      return move.of === null
        ? say`Take one of the unexplored cards of ${place(move.at)}`
        : say`Take one of the cards stored by ${player(move.of)} in ${place(move.at)}`
    case 'position':
      return say`Take card ${move.number}, counted from the top`
    case 'choose-pawn':
      return say`Choose ${piece(move.pawn)}`
    case 'send-pawn':
      return say`Send ${piece(move.pawn)}`
    case 'send-step':
      return say`Next step: ${place(move.to)}`
    case 'discard':
      return say`Discard ${aCard(move.card)}`
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
  return say`: take ${aCard(on)}`
}
