import type { CardFace } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Page, PageLine } from '../output/page.ts'
import { pageText } from '../text/pages.ts'

const text = pageText.cards

/** Cards from a file: its path, and the game with its own cards to compare with. */
interface OwnCards {
  readonly file: string
  readonly instead: AnyKnownGame
}

/** Every card with its count, its text, and the source of its data. */
export function cardsPage(game: AnyKnownGame, own?: OwnCards): Page {
  const total = game.cards.reduce((sum, card) => sum + card.count, 0)
  const notes = [...new Set(game.cards.map(noteOf))]
  // A note that all cards share is printed once, at the top.
  const shared = notes.length === 1 ? notes[0] : null
  const lines: PageLine[] = [
    { text: text.head(game.title, total, game.cards.length), tone: 'head' },
    ...(shared === null ? [] : [{ text: text.data(shared), tone: 'aside' as const }]),
    ...(own === undefined ? [] : differences(game, own).map(line => ({ text: line, tone: 'aside' as const }))),
    { text: '' },
  ]
  for (const card of game.cards) {
    lines.push({ text: text.card(card.count, card.title, card.kind, card.id), tone: 'head' })
    if (card.text !== '') lines.push({ text: card.text, indent: 5 })
    if (shared === null) lines.push({ text: text.data(noteOf(card)), indent: 5, tone: 'aside' })
  }
  return { title: text.title(game.title), lines }
}

/** The cards that the file changes or removes. */
function differences(game: AnyKnownGame, { file, instead }: OwnCards): string[] {
  const before = new Map(instead.cards.map(card => [card.id, JSON.stringify(card)]))
  const changed = game.cards.filter(card => before.get(card.id) !== JSON.stringify(card)).map(({ title }) => title)
  const ids = new Set(game.cards.map(({ id }) => id))
  const removed = instead.cards.filter(({ id }) => !ids.has(id)).map(({ title }) => title)
  return [text.changed(file, changed), ...(removed.length ? [text.removed(removed)] : [])]
}

function noteOf(card: CardFace): string {
  return card.note ? `${text.sources[card.source]}. ${card.note}` : `${text.sources[card.source]}.`
}
