import type { Seat } from '@holdout/engine'
import { nameOfPile, type Place, placeOf, seatOf } from '../codes.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Move, Payment } from '../moves.ts'
import { type Attack, healthLeft, isTimed, type Question, type State } from '../state.ts'
import { legalAmmo } from './attack.ts'
import { protectionFor } from './damage.ts'
import { largerPile } from './inventory.ts'
import { waitsForAll } from './launch.ts'
import { payments } from './payment.ts'

/** DL-D1 to DL-D22 The move made for a seat whose time ran out, or that is away. */
export function defaultMove(s: State, step: Question, seat: Seat): Move {
  const place = placeOf(seat)
  const { names } = boxOf(s)
  switch (step.step) {
    case 'choose-character': {
      const free = boxOf(s).characters.findIndex((_, at) => !s.players.some(({ character }) => character === at))
      return { move: 'character', character: boxOf(s).characters[free].id }
    }
    case 'choose-secondary':
      return { move: 'keep', objective: names[s.players[place].offered[0]] }
    case 'launch':
      return { move: waitsForAll(s) ? 'ready' : 'launch' }
    case 'search-turn':
      return step.spent || isTimed(s.options) || s.piles[largerPile(s)].length === 0
        ? { move: 'next' }
        : { move: 'draw', pile: nameOfPile(largerPile(s)) }
    case 'consent':
      return { move: 'answer', agree: false }
    case 'overflow':
      return { move: 'discard', card: names[s.players[place].bag.at(-1) as Kind] }
    case 'lose-card':
      return { move: 'discard', card: names[loses(s, place, step.why)] }
    case 'blackout':
      return { move: 'hand-on', card: names[oldestNonWeapon(s, place)] }
    case 'prey':
    case 'lure':
      return { move: 'cancel' }
    case 'heal-target':
      return { move: 'heal', who: seatOf(mostDamaged(s, place)) }
    case 'prepare':
      return { move: 'roll', ammo: legalAmmo(s, s.attack as Attack)[0] }
    case 'lucky':
      return { move: 'stand' }
    case 'choose-payment':
      return bestPayment(s, s.attack as Attack)
    case 'protection':
      return { move: 'protect', card: names[firstProtection(s, place, step.source)] }
    case 'sacrifice':
      return { move: 'sacrifice', give: healthLeft(s, place) <= 1 }
    default:
      return { move: 'end-turn' }
  }
}

/**
 * DL-D19 Raiders: the newest card that is not a weapon, else the newest. DL-D10, DL-D12 Torn Bag and fate: the newest.
 */
function loses(s: State, place: Place, why: string): Kind {
  const { rubble } = boxOf(s)
  const { bag } = s.players[place]
  const junk = why === 'raider' ? bag.findLast(card => rubble[card].type !== 'weapon') : undefined
  return junk ?? (bag.at(-1) as Kind)
}

function oldestNonWeapon(s: State, place: Place): Kind {
  const { rubble } = boxOf(s)
  const { bag } = s.players[place]
  return bag.find(card => rubble[card].type !== 'weapon') ?? bag[0]
}

function mostDamaged(s: State, place: Place): Place {
  if (s.players[place].damage > 0) return place
  let most = 0
  s.players.forEach(({ damage }, other) => {
    if (damage > s.players[most].damage) most = other
  })
  return most
}

/**
 * DL-D17 A card that absorbs only 1 damage first, of those the one with the fewest sources; a dented shield before a
 * whole one.
 */
function firstProtection(s: State, place: Place, source: Parameters<typeof protectionFor>[2]): Kind {
  const { rubble } = boxOf(s)
  const rank = (card: Kind): number => {
    const { against, wearsTo, fresh } = rubble[card]
    return (wearsTo !== null ? 200 : fresh !== card ? 100 : 0) + against.length
  }
  return protectionFor(s, place, source).reduce((best, card) => (rank(card) < rank(best) ? card : best))
}

/** DL-D15 Most enemies eliminated, then most heads kept. Survivors are hit only if they block the line. */
function bestPayment(s: State, attack: Attack): Payment {
  const open = payments(s, attack).filter(move => move.move !== 'stop')
  const pass = open.find(move => move.move === 'pass')
  if (pass) return pass
  let best = open[0]
  let most = -1
  for (const move of open) {
    const [heads, converted, bodies] =
      move.move === 'pay'
        ? [move.heads, move.converted, move.bodies]
        : [move.move === 'hit' && move.with === 'head' ? 1 : 0, 0, move.move === 'hit' && move.with === 'body' ? 1 : 0]
    const left = reach(
      s,
      attack,
      attack.at + 1,
      attack.heads - heads,
      attack.bodies - bodies - converted,
      attack.convert - converted,
    )
    if (left > most) {
      most = left
      best = move
    }
  }
  return best
}

/** Score of what these dice can do from there on: enemies eliminated count most, then heads kept, then bodies. */
function reach(s: State, attack: Attack, from: number, heads: number, bodies: number, convert: number): number {
  const box = boxOf(s)
  const line = s.players[attack.area].line
  let at = from
  if (s.options['survivor-line'] === 'skip') while (line[at] === box.survivor) at++
  const rest = heads * 10 + bodies
  if (at >= line.length || heads + bodies === 0) return rest
  const face = box.horde[line[at]]
  let best = rest
  if (face.bodies !== null && bodies >= face.bodies)
    best = Math.max(best, 1000 + reach(s, attack, at + 1, heads, bodies - face.bodies, convert))
  for (let converted = 0; converted <= Math.min(face.heads, bodies, convert); converted++) {
    const paid = face.heads - converted
    if (heads >= paid)
      best = Math.max(best, 1000 + reach(s, attack, at + 1, heads - paid, bodies - converted, convert - converted))
  }
  return best
}
