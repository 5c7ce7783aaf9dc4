import type { Phrase, Ref, Seat } from '@holdout/engine'
import { cardNamed, FACES } from './data/load.ts'
import text from './data/text.en.json' with { type: 'json' }

interface Text {
  readonly title: string
  readonly text: string
}

const texts: Readonly<Record<string, Text>> = { ...text.action, ...text.combat, ...text.houses }

/** Title and text of any card of the game. */
export function textOfCard(id: string): Text {
  return texts[id] ?? { title: id, text: '' }
}

// The parts that sentences are made of.

export function card(id: string): Ref {
  return { kind: 'card', id, text: textOfCard(id).title }
}

/** `building 5` for `b05`, `C2` for a square, as the board shows them. */
export function placeName(at: string): string {
  const building = /^b(\d\d)$/.exec(at)?.[1]
  return building === undefined ? String(at) : `building ${Number(building)}`
}

export function place(at: string): Ref {
  return { kind: 'place', id: at, text: placeName(at) }
}

/** The same at the start of a sentence. */
export function Place(at: string): Ref {
  const text = placeName(at)
  return { kind: 'place', id: at, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

/** Survivors are counted from 1: `survivor 3` for `s2`. */
export function survivorName(id: string): string {
  return `survivor ${Number(id.slice(1)) + 1}`
}

export function player(seat: Seat): Ref {
  return { kind: 'seat', id: seat, text: `Player ${seat.slice(1)}` }
}

/** A pawn by its colour, or a survivor by its number. */
export function piece(name: string): Ref {
  const isSurvivor = /^s\d+$/.test(name)
  return { kind: 'piece', id: name, text: isSurvivor ? survivorName(name) : `the ${name} pawn` }
}

/** The same at the start of a sentence. */
export function Piece(name: string): Ref {
  const ref = piece(name)
  return { ...ref, text: ref.text.charAt(0).toUpperCase() + ref.text.slice(1) }
}

export function many(count: number, one: string, more = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${more}`
}

/** What a barricade is worth and what a gun is loaded with, to be said after the card's name. */
export function worthOf(id: string): string {
  const face = FACES[cardNamed(id)]
  if (face.kind === 'barricade') return ` (${face.value}${face.trap ? `, trap ${face.trap}` : ''})`
  return face.kind === 'gun' ? ` (${many(face.bullets, 'bullet')})` : ''
}

/** `a, b and c`. */
export function listed(parts: readonly (string | Ref | Phrase)[]): Phrase {
  return parts.flatMap((part, i): Phrase => {
    const before = i === 0 ? '' : i === parts.length - 1 ? ' and ' : ', '
    const own: Phrase = typeof part === 'string' || !Array.isArray(part) ? [part as string | Ref] : (part as Phrase)
    return before === '' ? own : [before, ...own]
  })
}

/** Combat cards by their codes, in words. */
export function combat(codes: string): string {
  return codes
    .split(' ')
    .map(code => (code === 'J' ? 'Jammed' : code))
    .join(' and ')
}

/** What a gun reference is called. */
export function gunTitle(ref: string): string {
  if (ref === 'gun-1') return 'the first gun'
  if (ref === 'gun-2') return 'the second gun'
  return `the gun of ${survivorName(ref)}`
}
