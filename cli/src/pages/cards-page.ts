import type { AnyGame, CardFace } from '@holdout/engine'
import type { Page, PageLine } from '../text/page.ts'

const SOURCES: Readonly<Record<CardFace['source'], string>> = {
  book: 'from the book',
  ours: 'ours',
  mixed: 'partly from the book, partly ours',
}

/** Every card with its count, its text, and where its data comes from. */
export function cardsPage(game: AnyGame): Page {
  const total = game.cards.reduce((sum, card) => sum + card.count, 0)
  const notes = [...new Set(game.cards.map(noteOf))]
  // A note that all cards share is said once, at the top.
  const shared = notes.length === 1 ? notes[0] : null
  const lines: PageLine[] = [
    { text: `${game.title}: ${total} cards, ${game.cards.length} kinds`, tone: 'head' },
    ...(shared === null ? [] : [{ text: `Data: ${shared}`, tone: 'aside' as const }]),
    { text: '' },
  ]
  for (const card of game.cards) {
    lines.push({ text: `${String(card.count).padStart(2)} × ${card.title}  (${card.kind}, ${card.id})`, tone: 'head' })
    lines.push({ text: card.text, indent: 5 })
    if (shared === null) lines.push({ text: `Data: ${noteOf(card)}`, indent: 5, tone: 'aside' })
  }
  return { title: `The cards of ${game.title}`, lines }
}

function noteOf(card: CardFace): string {
  return card.note ? `${SOURCES[card.source]}. ${card.note}` : `${SOURCES[card.source]}.`
}
