import {
  type CardName,
  type Colour,
  cardNamed,
  type Entrance,
  entranceTitle,
  textOfCard,
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
