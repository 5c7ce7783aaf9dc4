import type { Preview } from '@holdout/table'
import {
  damageOf,
  type Move,
  STREET,
  strikersIn,
  type Target,
  textOfCard,
  titleOf,
  type View,
  zombieOn,
} from '@holdout/thirty-seconds/table'
import { listed, plain } from '@holdout/words'
import { beginningOf } from './roles/beginning.ts'
import { isPerson, personNamed } from './roles/role-list.ts'
import { text } from './text.ts'

const { next } = text

/** A move that damages one zombie. */
type Blow =
  | Extract<Move, { move: 'attack' | 'again' }>
  | { readonly move: 'stomp' | 'knock-down'; readonly target: Target }

/** What follows from a move in one or two sentences, with who can respond; null: its log lines say it best. */
export function consequence(_preview: Preview | null, move: Move, view: View): string | null {
  switch (move.move) {
    case 'choose':
      return isPerson(move.character) ? beginningOf(personNamed(move.character).ability) : next.anyone
    case 'attack':
    case 'again':
    case 'stomp':
      return join(hit(view, move), strikesAfter(view, move), mayReact(view))
    case 'knock-down':
      return join(next.knockDown(nameOf(view, move.target)), mayReact(view))
    case 'walk':
      return walk(view, move.by)
    case 'pick-up':
      return next.pickUp(move.card === 'face-down' ? null : textOfCard(move.card).title)
    case 'equip':
      return next.equip(titleOf(move.card))
    case 'drop':
      return next.drop
    case 'draw':
      return next.draw
    case 'trade':
      return next.trade(titleOf(move.card), titleOf(move.other))
    case 'end-phase':
      return endOf(view)
    case 'play':
    case 'use':
      return textOfCard(move.card).text
    case 'stand-up':
      return next.standUp
    case 'bite':
      return join(next.bite(nameOf(view, move.target)), next.survivorMayBlock)
    case 'trip':
      return join(next.trip, next.survivorMayBlock)
    case 'grab':
      return next.grab
    default:
      return null
  }
}

function join(...sentences: readonly (string | null)[]): string {
  return sentences.filter(Boolean).join(' ')
}

function nameOf(view: View, target: Target): string {
  return textOfCard(zombieOn(view, target)?.zombie ?? '').title
}

function hit(view: View, move: Blow): string | null {
  const damage = damageOf(view, move)
  const zombie = zombieOn(view, move.target)
  if (!damage || !zombie) return next.blast
  return damage.kills
    ? next.kills(nameOf(view, move.target))
    : next.hurts(nameOf(view, move.target), damage.points, zombie.health)
}

/** How a kill in the Survivor's row changes the strikes of the next step. */
function strikesAfter(view: View, move: Blow): string | null {
  const strikers = strikersIn(view, view.row)
  if (!damageOf(view, move)?.kills || !strikers.includes(move.target)) return null
  return next.fewerStrikes(strikers.length - 1, strikers.length)
}

function mayReact({ options, zombieHandCount }: View): string | null {
  return options.mode !== 'solo' && zombieHandCount.tactics > 0 ? next.zombiesMayReact : null
}

function walk(view: View, by: number): string {
  const to = view.row + by
  const place = to >= STREET ? text.alley.toStreet : text.alley.toRow(to)
  const strikers = by > 0 ? strikersIn(view, view.row) : []
  if (strikers.length === 0) return next.walkFree(place)
  const names = plain(listed(strikers.map(target => next.the(nameOf(view, target)))))
  return next.walkStruck(place, names, strikers.length)
}

function endOf({ energy, who }: View): string {
  return join(energy > 0 ? next.loses(energy) : null, who === 'zombie' ? next.endZombies : next.endSurvivor)
}
