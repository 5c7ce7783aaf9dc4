import { type Phrase, type Ref, type Seat, say } from '@holdout/engine'
import { agree, capital, form, player, quantity } from '@holdout/words'
import { cardNamed, FACES } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }

interface Text {
  readonly title: string
  readonly text: string
}

const texts: Readonly<Record<string, Text & { readonly short?: string; readonly article?: string }>> = {
  ...text.action,
  ...text.combat,
  ...text.houses,
}

/** Title and text of any card of the game. */
export function textOfCard(id: string): Text {
  const { title, text: effect } = texts[id] ?? { title: id, text: '' }
  return { title, text: effect }
}

/** The effect of a card in a few words, for a small card. Empty for guns and barricades, which have numbers. */
export function shortTextOf(id: string): string {
  return texts[id]?.short ?? ''
}

export function card(id: string): Ref {
  return { kind: 'card', id, text: textOfCard(id).title }
}

/** A card with its article: "a Pistol". Names such as Furniture or Switch Cards have none. */
export function aCard(id: string): Phrase {
  const article = texts[id]?.article
  return article === undefined ? [card(id)] : say`${article} ${card(id)}`
}

/** `building 5` for `b05`, `C2` for a square, as the board shows them. */
export function placeName(at: string): string {
  const building = /^b(\d\d)$/.exec(at)?.[1]
  return building === undefined ? String(at) : `building ${Number(building)}`
}

export function place(at: string): Ref {
  return { kind: 'place', id: at, text: placeName(at) }
}

/** A place at the start of a sentence. */
export function Place(at: string): Ref {
  return { kind: 'place', id: at, text: capital(placeName(at)) }
}

/** `in building 5`, `on C2`. */
export function within(at: string): Phrase {
  return say`${isBuildingName(at) ? 'in' : 'on'} ${place(at)}`
}

export function isBuildingName(at: string): boolean {
  return /^b\d\d$/.test(at)
}

export function isSurvivorName(name: string): boolean {
  return /^s\d+$/.test(name)
}

/** "the turn of Player 1", or "your turn". */
export function turnOf(seat: Seat): Phrase {
  return [form(seat, 'the turn of ', 'your turn'), { ...player(seat), you: '' }]
}

/** A pawn by its color, or any survivor. `article`: `the` for a survivor that the sentence named before. */
export function piece(name: string, article: 'a' | 'the' = 'a'): Ref {
  return { kind: 'piece', id: name, text: isSurvivorName(name) ? `${article} survivor` : `the ${name} pawn` }
}

/** A pawn or survivor at the start of a sentence. */
export function Piece(name: string): Ref {
  const ref = piece(name)
  return { ...ref, text: capital(ref.text) }
}

/** The value and trap of a barricade, or the bullets of a gun, to follow the card's name. */
export function worthOf(id: string): string {
  const face = FACES[cardNamed(id)]
  if (face.kind === 'barricade') return ` (value ${face.value}${face.trap ? `, trap ${face.trap}` : ''})`
  return face.kind === 'gun' ? ` (${quantity(face.bullets, 'bullet')})` : ''
}

/** The names of combat cards given by their codes: `Jammed and 1`. */
export function combat(codes: string, between = ' and '): string {
  return codes
    .split(' ')
    .map(code => (code === 'J' ? 'Jammed' : code))
    .join(between)
}

/** Turned combat cards in a sentence: `combat card 2`, `combat cards Jammed and 1`. */
export function combatCards(codes: string): string {
  return `combat ${agree(codes.split(' ').length, 'card', 'cards')} ${combat(codes)}`
}

/** The name of a gun reference. */
export function gunTitle(ref: string): string {
  if (ref === 'gun-1') return 'the first gun'
  if (ref === 'gun-2') return 'the second gun'
  return 'the gun of a survivor'
}
