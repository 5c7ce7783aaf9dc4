import {
  type CardName,
  type Colour,
  cardNamed,
  type DoorView,
  type Entrance,
  entranceTitle,
  textOfCard,
  type ZombieView,
} from '@holdout/until-dawn/table'

export function many(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function doorName(at: Entrance): string {
  return capital(entranceTitle(at))
}

export function planks(count: number): string {
  return count === 0 ? 'no planks' : many(count, 'plank')
}

/** The planks of an entrance and, while a move is previewed, how many will be left. */
export function plankChange(now: number, lost: number): string {
  return lost > 0 ? `${planks(now)} → ${Math.max(0, now - lost)}` : planks(now)
}

/** Parts of a sentence: "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}

/** What stands on a card's band: the kind, without colour or plus, which have signs of their own. */
export function bandTitle(name: CardName): string {
  const { kind } = cardNamed(name)
  return kind === 'zombie' ? textOfCard(name).title.replace(/ with a plus$/, '') : capital(kind)
}

/** What a zombie does when it attacks, short enough for a small card; the full text stands in the list of cards. */
export const SHORT: Readonly<Record<Colour, string>> = {
  red: 'Rips off one plank and is gone. No plank: runs on, clockwise.',
  blue: 'More of us than planks: we break in. Else one plank, and all gone.',
  green: 'No plank: breaks in. Planks: it howls, two more cards come.',
}

/** What the top zombie would do as things stand, in two or three words: for the small cards on a phone. */
export function actNow(door: DoorView, rebeccaIsHere: boolean): string | null {
  const { barricades, zombies } = door
  const top = zombies.at(-1)
  const colour = top ? cardNamed(top.card).colour : null
  if (colour === null) return null
  if (colour === 'green') return barricades === 0 ? 'breaks in' : 'howls'
  if (colour === 'red') return barricades > 0 ? 'takes a plank' : rebeccaIsHere ? 'breaks in' : 'runs on'
  const isSneaker = ({ card }: ZombieView): boolean => cardNamed(card).colour === 'blue'
  const sneakers = zombies.filter(piece => isSneaker(piece) && (piece.attacking || piece.wouldAttack)).length
  const count = Math.max(1, sneakers)
  return count > barricades || (rebeccaIsHere && count === barricades) ? 'breaks in' : 'takes a plank'
}
