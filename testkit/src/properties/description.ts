import { CLOCK, readOptions } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property } from '../look.ts'

/** A game's description does not depend on the position, so it is checked rarely. */
export const descriptionIsValid: Property = {
  name: 'rulebook, cards, seats and options are in order',
  oneIn: 1000,
  blames: 'position',
  holds(look) {
    const { game } = look
    const rules = game.rulebook.flatMap(chapter => chapter.rules)
    refuseTwice(
      'rule',
      rules.map(({ id }) => id),
    )
    for (const { id, text, source } of rules) {
      if (!text.trim()) throw new FoundFault(`a text for rule ${id}`, 'none')
      if (source !== undefined && source !== 'book' && source !== 'ours')
        throw new FoundFault(`the source of rule ${id} to be book or ours`, JSON.stringify(source))
    }
    if (game.credits !== undefined && !game.credits.trim()) throw new FoundFault('a sentence of credits', 'none')
    refuseTwice(
      'card',
      game.cards.map(({ id }) => id),
    )
    for (const { id, title, text, count } of game.cards) {
      if (!title.trim() || !text.trim()) throw new FoundFault(`a title and a text for card ${id}`, 'none')
      if (!Number.isInteger(count) || count < 1) throw new FoundFault(`a count for card ${id}`, String(count))
    }
    refuseTwice('seat', [...look.seats, CLOCK, 'table'])
    refuseBadDefaults(look)
  },
}

/** A default that the option would reject. */
function refuseBadDefaults({ game }: CheckedPosition): void {
  for (const [name, spec] of Object.entries<{ default: unknown }>(game.options)) {
    const [option] = Object.values(
      readOptions<Record<string, unknown>>({ [name]: spec as never }, { [name]: spec.default }),
    )
    if (option !== spec.default) throw new FoundFault(`option ${name} to take its default`, String(spec.default))
  }
}

function refuseTwice(what: string, ids: readonly string[]): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) throw new FoundFault(`each ${what} once`, `${twice} twice`)
}
