import type { Inputs } from '@holdout/knowledge'
import { ALL_CARDS, type CardId, COLORS, type Color, face } from '../data/load.ts'
import { type Door, ENTRANCES, type Entrance, nightLength, type State } from '../state.ts'
import { playAttack, playFinalAssault, standing } from './attack-ahead.ts'

/** The position in numbers for the network: what John can see, and what he can know of the cards. Changes `s`. */
export function writeInputs(s: State, into: Inputs): void {
  const left = nightLength(s) - s.time
  const owed = s.time - s.zombieTime
  into.late = s.time / nightLength(s)
  into.number(left / 28)
  into.reached(left, 12)
  into.number(owed / 8)
  into.reached(owed, 8)
  into.number((owed * owed) / 32)
  into.number(s.ammo / 8)
  into.reached(s.ammo, 4)
  into.number(s.supply / 8)
  into.reached(s.supply, 4)
  into.flag(s.jasper === 'rug')
  into.flag(s.jasper === 'dead')
  into.flag(s.closed !== null)
  into.flag(s.rebecca === null)
  into.oneOf(s.doors.filter(door => door.breachedBy === null).length, 4)
  writeAsked(s, into)
  writePiles(s, into)
  for (const at of ENTRANCES) writeEntrance(s, at, into)
  writeAhead(s, into)
}

/** The decision, and the card that was drawn for it. */
function writeAsked(s: State, into: Inputs): void {
  const step = s.agenda.at(-1)
  into.flag(step?.step === 'choose-action')
  into.flag(step?.step === 'use-jasper')
  const placed = step?.step === 'place-zombie' ? face(step.card) : null
  for (const color of COLORS) into.flag(placed?.color === color)
  into.flag(placed?.plus === true)
}

function writePiles(s: State, into: Inputs): void {
  into.oneOf(s.bitePile.length, 5)
  const zombies = zombiesIn(s.deck)
  const buried = zombiesIn(s.bitePile)
  const bites = [0, 0, 0]
  let moves = 0
  let pluses = 0
  for (const card of s.deck) {
    const { kind, plus } = face(card)
    if (kind === 'bite') bites[COLOR_OF[card]] += 1
    if (kind === 'movement') moves += 1
    if (plus) pluses += 1
  }
  for (let color = 0; color < COLORS.length; color++) {
    into.number(buried[color] / 3)
    into.number(bites[color] / 2)
    // The risk of a bite: a card of the same color in the pile.
    into.number(s.bitePile.length === 0 ? 0 : (bites[color] * buried[color]) / s.bitePile.length)
    into.number(zombies[color] / 9)
  }
  const cards = Math.max(1, s.deck.length)
  into.number(s.deck.length / 35)
  into.number((5 * moves) / cards)
  into.number((3 * pluses) / cards)
}

/** The color of each card by its place in `COLORS`; a movement card has none. */
const COLOR_OF: readonly number[] = ALL_CARDS.map(card => COLORS.indexOf(face(card).color as Color))
const IS_ZOMBIE: readonly boolean[] = ALL_CARDS.map(card => face(card).kind === 'zombie')

/** The number of zombies of each color. */
function zombiesIn(pile: readonly CardId[]): readonly number[] {
  const counts = [0, 0, 0]
  for (const card of pile) if (IS_ZOMBIE[card]) counts[COLOR_OF[card]] += 1
  return counts
}

function writeEntrance(s: State, at: Entrance, into: Inputs): void {
  const door = s.doors[at]
  const zombies = zombiesIn(door.zombies)
  const attacking = zombiesIn(door.attacking)
  const [, sneakers, screamers] = zombies
  into.flag(door.breachedBy !== null)
  into.number(door.barricades / 4)
  into.reached(door.barricades, 4)
  into.flag(s.jasper === at)
  into.flag(s.rebecca === at)
  into.reached(door.zombies.length, 5)
  into.reached(door.attacking.length, 3)
  for (const count of zombies) into.reached(count, 3)
  for (const count of attacking) into.reached(count, 2)
  writeTop(door, into)
  into.flag(attacking[1] > door.barricades)
  into.flag(sneakers > door.barricades)
  into.flag(door.barricades === 0 && screamers > 0)
}

/** The two cards on top, that shots discard and move. */
function writeTop({ zombies, attacking }: Door, into: Inputs): void {
  for (let depth = 1; depth <= 2; depth++) {
    const card = zombies.at(-depth)
    for (let color = 0; color < COLORS.length; color++) into.flag(card !== undefined && COLOR_OF[card] === color)
    into.flag(card !== undefined && attacking.includes(card))
  }
}

/** What would be left after the coming attack, and after a final assault that followed it. */
function writeAhead(s: State, into: Inputs): void {
  if (s.outcome === null) playAttack(s)
  const over = s.outcome !== null
  into.oneOf(over ? 0 : standing(s), 4)
  for (const door of s.doors) {
    const open = !over && door.breachedBy === null
    into.flag(open)
    into.number(open ? door.barricades / 4 : 0)
    into.number(open ? door.zombies.length / 4 : 0)
  }
  into.flag(!over && s.jasper !== 'dead')
  if (s.outcome === null) playFinalAssault(s)
  into.oneOf(over ? 0 : standing(s), 4)
}
