import { canonical } from '@holdout/engine'
import cardsJson from './cards.json' with { type: 'json' }
import textJson from './text.en.json' with { type: 'json' }

interface Entry {
  readonly id: string
}

const LISTS = ['characters', 'horde', 'rubble', 'recipes', 'objectives'] as const
type Cards = Readonly<Record<(typeof LISTS)[number], readonly Entry[]>>

/** What a host's file (one that was checked) changes against the cards that come with the game: id → a sentence for the catalogue. */
export function changesIn(json: unknown, file: string): ReadonlyMap<string, string> {
  const { cards, text = {} } = json as { readonly cards: Cards; readonly text?: Readonly<Record<string, unknown>> }
  const notes = new Map<string, string>()
  for (const list of LISTS) {
    const own = new Map((cardsJson as Cards)[list].map(entry => [entry.id, canonical(dataOf(entry))]))
    for (const entry of cards[list]) {
      const before = own.get(entry.id)
      if (before === undefined) notes.set(entry.id, `From ${file}; the game itself has no such card.`)
      else if (before !== canonical(dataOf(entry))) {
        const stale = Object.hasOwn(text, entry.id) ? '' : '; the text is still that of the card in the game'
        notes.set(entry.id, `Changed by ${file}${stale}.`)
      }
    }
  }
  const texts = textJson as Readonly<Record<string, unknown>>
  for (const [id, words] of Object.entries(text)) {
    if (!notes.has(id) && canonical(words) !== canonical(texts[id] ?? null))
      notes.set(id, `Title and text from ${file}.`)
  }
  return notes
}

/** Whose data it is said to be does not make it other data. */
function dataOf(entry: Entry): unknown {
  const { source: _whose, ...data } = entry as Entry & { readonly source?: unknown }
  return data
}
