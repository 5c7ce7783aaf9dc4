import text from './text.en.json' with { type: 'json' }

/** The title of a card, for clients that draw it themselves. */
export function titleOf(id: string): string {
  const titles = text as Readonly<Record<string, { title: string }>>
  return Object.hasOwn(titles, id) ? titles[id].title : id
}
