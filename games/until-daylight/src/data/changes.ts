import { canonical } from '@holdout/engine'
import cardsJson from './cards.json' with { type: 'json' }
import textJson from './text.en.json' with { type: 'json' }

interface Entry {
  readonly id: string
}

const LISTS = ['characters', 'horde', 'rubble', 'recipes', 'objectives'] as const
type Cards = Readonly<Record<(typeof LISTS)[number], readonly Entry[]>>

/** The cards that a host's valid file changes, as card id → a note for the catalog. */
export function changesIn(json: unknown, file: string): ReadonlyMap<string, string> {
  const { cards, text = {} } = json as { readonly cards: Cards; readonly text?: Readonly<Record<string, unknown>> }
  const notes = new Map<string, string>()
  for (const list of LISTS) {
    const own = new Map((cardsJson as Cards)[list].map(entry => [entry.id, canonical(dataOf(entry))]))
    for (const entry of cards[list]) {
      const before = own.get(entry.id)
      if (before === undefined) notes.set(entry.id, `Added by ${file}.`)
      else if (before !== canonical(dataOf(entry))) {
        const stale = Object.hasOwn(text, entry.id) ? '' : '. The text is still that of the built-in card'
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

/** An entry without its `source`: another source alone is not a change. */
function dataOf(entry: Entry): unknown {
  const { source: _whose, ...data } = entry as Entry & { readonly source?: unknown }
  return data
}
