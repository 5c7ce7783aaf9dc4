import type { BoardPart, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { type CheckedPosition, FoundFault, type Property } from '../look.ts'
import { phrasesAt } from './phrases.ts'
import { faultIn, faultInLabel, faultInSentence } from './text-faults.ts'

/** Ids of cards and seats that would be noticed in a sentence: with a digit, a hyphen or a capital inside. */
type Ids = ReadonlySet<string>

const ID = /\d|-|[a-z][A-Z]/
const TOKEN = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g

/** The first id in a text for people; null if there is none. `shapes` matches ids that are in no list. */
export function idIn(text: string, ids: Ids, shapes: RegExp | null = null): string | null {
  return shapes?.exec(text)?.[0] ?? text.match(TOKEN)?.find(token => ids.has(token)) ?? null
}

function idsOf(game: AnyKnownGame, seats: readonly Seat[]): Ids {
  const cards = game.cards.map(({ id }: { readonly id: string }) => id)
  return new Set([...cards, ...seats].filter(id => ID.test(id)))
}

/** A text of the position: where it is shown, the text, and the check for its kind. */
type Checked = readonly [what: string, text: string, check: (text: string) => string | null]

const CHECKS = { sentence: faultInSentence, label: faultInLabel, board: faultIn } as const

/** Every text of the position: its phrases, the reasons and the pieces on the board. */
function* textsAt(look: CheckedPosition): Generator<Checked> {
  const { game, state, seats } = look
  for (const { what, phrase, kind } of phrasesAt(look)) yield [what, plain(phrase), CHECKS[kind]]
  for (const seat of seats)
    for (const { move, reason } of game.barred(state, seat))
      yield [`the reason against ${JSON.stringify(move)}`, reason.text, faultInSentence]
  for (const who of [...seats, 'table'])
    for (const { pieces = [] } of game.words.board(game.view(state, who)) as readonly BoardPart[])
      for (const { id, ...piece } of pieces)
        for (const said of [piece.title, piece.text, piece.top])
          if (said !== undefined) yield [`the piece "${id}" on the board of ${who}`, said, faultIn]
}

/** Texts without a fault, by check and by the ids that they must not show. Most texts come again at many positions. */
const clean = new Map<string, Map<Checked[2], Set<string>>>()

function cleanOf(look: CheckedPosition, ids: Ids): Map<Checked[2], Set<string>> {
  const key = `${look.run.internalIds} ${[...ids].join(' ')}`
  const found = clean.get(key) ?? new Map<Checked[2], Set<string>>()
  clean.set(key, found)
  for (const check of Object.values(CHECKS)) if (!found.has(check)) found.set(check, new Set())
  return found
}

export const textIsClean: Property = {
  name: 'no text shows an id, a placeholder, a gap or wrong grammar',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    const ids = idsOf(look.game, look.seats)
    const known = cleanOf(look, ids)
    for (const [what, text, check] of textsAt(look)) {
      if (known.get(check)?.has(text)) continue
      const id = idIn(text, ids, look.run.internalIds)
      const fault = check(text) ?? (id === null ? null : `the id "${id}"`)
      if (fault) throw new FoundFault(`a clean text for ${what}`, `${fault} in "${text}"`)
      known.get(check)?.add(text)
    }
  },
}
