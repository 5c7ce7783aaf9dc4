import type { AnyGame, CardFace } from '@holdout/engine'
import type { Page, PageLine } from '../output/page.ts'

const SOURCES: Readonly<Record<CardFace['source'], string>> = {
  book: 'from the book',
  ours: 'ours',
  mixed: 'partly from the book, partly ours',
}

/** Where the cards are a host's own: their file, and the game as it comes. */
interface OwnCards {
  readonly file: string
  readonly instead: AnyGame
}

/** Every card with its count, its text, and where its data comes from. */
export function cardsPage(game: AnyGame, own?: OwnCards): Page {
  const total = game.cards.reduce((sum, card) => sum + card.count, 0)
  const notes = [...new Set(game.cards.map(noteOf))]
  // A note that all cards share is said once, at the top.
  const shared = notes.length === 1 ? notes[0] : null
  const lines: PageLine[] = [
    { text: `${game.title}: ${total} cards, ${game.cards.length} kinds`, tone: 'head' },
    ...(shared === null ? [] : [{ text: `Data: ${shared}`, tone: 'aside' as const }]),
    ...(own === undefined ? [] : differences(game, own).map(text => ({ text, tone: 'aside' as const }))),
    { text: '' },
  ]
  for (const card of game.cards) {
    lines.push({ text: `${String(card.count).padStart(2)} × ${card.title}  (${card.kind}, ${card.id})`, tone: 'head' })
    if (card.text !== '') lines.push({ text: card.text, indent: 5 })
    if (shared === null) lines.push({ text: `Data: ${noteOf(card)}`, indent: 5, tone: 'aside' })
  }
  return { title: `The cards of ${game.title}`, lines }
}

/** Which cards a host's file has changed. Of each the game itself says so in a note. */
function differences(game: AnyGame, { file, instead }: OwnCards): string[] {
  const before = new Map(instead.cards.map(card => [card.id, JSON.stringify(card)]))
  const changed = game.cards.filter(card => before.get(card.id) !== JSON.stringify(card)).map(({ title }) => title)
  const ids = new Set(game.cards.map(({ id }) => id))
  const gone = instead.cards.filter(({ id }) => !ids.has(id)).map(({ title }) => title)
  const kinds = changed.length === 1 ? '1 kind is' : `${changed.length} kinds are`
  return [
    changed.length ? `Of ${file}, ${kinds} not as in the game: ${changed.join(', ')}.` : `${file} changes no card.`,
    ...(gone.length ? [`Not in it: ${gone.join(', ')}.`] : []),
  ]
}

function noteOf(card: CardFace): string {
  return card.note ? `${SOURCES[card.source]}. ${card.note}` : `${SOURCES[card.source]}.`
}
