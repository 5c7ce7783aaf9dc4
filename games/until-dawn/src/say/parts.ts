import type { Phrase, Ref } from '@holdout/engine'
import { capital, listed } from '@holdout/words'
import { type CardName, type Color, cardNamed } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }
import type { Entrance } from '../state.ts'

const titles = text.cards as Record<string, { title: string; text: string; short?: string }>

/** The title and text of a card face. The three bites share one entry, and so do cards with and without a plus. */
export function textOfCard(name: CardName): { title: string; text: string } {
  const { kind, color, plus } = cardNamed(name)
  const { title, text: effect } = titles[kind === 'bite' ? 'bite' : name.replace(/-plus$/, '')]
  const full = kind === 'bite' ? `${capital(String(color))} ${title}` : title
  return { title: withPlus(full, plus), text: plus ? `${effect} ${text.plus}` : effect }
}

/** What a zombie does when it attacks, short enough for a small card; empty for other cards. */
export function shortTextOf(name: CardName): string {
  return titles[name.replace(/-plus$/, '')]?.short ?? ''
}

/** UD-75 to UD-77 What Zombie Rebecca changes at her entrance: in all, and for zombies of each color. */
export const REBECCA_TEXT: Readonly<Record<Color | 'help', string>> = text.rebecca

/** What an attacking zombie does, in 2 or 3 words. */
export const ATTACK_TEXT = text.attacks

function withPlus(title: string, plus: boolean): string {
  return plus ? `${title} with a plus` : title
}

/** A card as a noun in a sentence: "Sneaker with a plus", "red bite card", "clockwise movement card". */
export function nounOf(name: CardName): string {
  const { kind, color, direction, plus } = cardNamed(name)
  if (kind === 'zombie') return textOfCard(name).title
  const adjective = kind === 'bite' ? String(color) : direction === 'clockwise' ? 'clockwise' : 'counterclockwise'
  return withPlus(`${adjective} ${kind} card`, plus)
}

export function card(name: CardName): Ref {
  return { kind: 'card', id: name, text: nounOf(name) }
}

export function cards(names: readonly CardName[]): Phrase {
  return listed(names.map(card))
}

export function entranceTitle(at: Entrance): string {
  return text.entrances[at]
}

export function place(at: Entrance): Ref {
  return { kind: 'place', id: `E${at}`, text: `the ${entranceTitle(at)}` }
}

export const JASPER: Ref = { kind: 'piece', id: 'jasper', text: 'Jasper' }
export const REBECCA: Ref = { kind: 'piece', id: 'rebecca', text: 'Zombie Rebecca' }

/**
 * The time of day on a space of the track. A space is half an hour, and the last one is at 07:00 in any length of
 * night.
 */
export function clockTime(space: number, night: number): string {
  const minutes = (24 + 7) * 60 - (night - space) * 30
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
}
