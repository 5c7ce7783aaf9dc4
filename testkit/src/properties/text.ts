import { type AnyGame, type BoardPart, CLOCK, plain, type Seat } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property } from '../look.ts'
import { faultIn, faultInLabel, faultInSentence } from './text-faults.ts'

/** Ids of cards and seats that would be noticed in a sentence: with a digit, a hyphen or a capital inside. */
type Ids = ReadonlySet<string>

const ID = /\d|-|[a-z][A-Z]/
const TOKEN = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g

/** The first id in a text for people; null if there is none. `shapes` matches ids that are in no list. */
export function idIn(text: string, ids: Ids, shapes: RegExp | null = null): string | null {
  return shapes?.exec(text)?.[0] ?? text.match(TOKEN)?.find(token => ids.has(token)) ?? null
}

function idsOf(game: AnyGame, seats: readonly Seat[]): Ids {
  const cards = game.cards.map(({ id }: { readonly id: string }) => id)
  return new Set([...cards, ...seats].filter(id => ID.test(id)))
}

/** A text of the position: where it is shown, the text, and the check for its kind. */
type Shown = readonly [what: string, text: string, check: (text: string) => string | null]

/** Every text of the position: events, decisions, moves, reasons, the board and the outcome. */
function* textsAt(look: CheckedPosition): Generator<Shown> {
  const { game, state } = look
  const { words } = game
  const views = new Map<string, unknown>([...look.seats, 'table'].map(who => [who, game.view(state, who)]))
  const viewOf = (seat: Seat): unknown => views.get(seat === CLOCK ? 'table' : seat)
  for (const event of look.events)
    for (const who of views.keys()) {
      const seen = game.see(event, who)
      if (seen !== null) yield [`the event ${JSON.stringify(seen)}`, plain(words.event(seen)), faultInSentence]
    }
  for (const decision of game.pending(state)) {
    const question = plain(words.decision(decision, viewOf(decision.seat)))
    yield [`the decision ${JSON.stringify(decision)}`, question, faultInSentence]
  }
  for (const { seat, move } of look.ways)
    yield [`the move ${JSON.stringify(move)}`, plain(words.move(move, viewOf(seat))), faultInLabel]
  for (const seat of look.seats)
    for (const { move, reason } of game.barred(state, seat))
      yield [`the reason against ${JSON.stringify(move)}`, reason.text, faultInSentence]
  for (const [who, view] of views)
    for (const { title, text, pieces = [] } of words.board(view) as readonly BoardPart[]) {
      yield [`"${title}" on the board of ${who}`, plain(text), faultIn]
      for (const { id, ...piece } of pieces)
        for (const said of [piece.title, piece.text, piece.top])
          if (said !== undefined) yield [`the piece "${id}" on the board of ${who}`, said, faultIn]
    }
  if (state.outcome)
    yield [`the outcome ${JSON.stringify(state.outcome)}`, plain(words.outcome(state.outcome)), faultInSentence]
}

/** Texts without a fault, by check and by the ids that they must not show. Most texts come again at many positions. */
const clean = new Map<string, Map<Shown[2], Set<string>>>()

function cleanOf(look: CheckedPosition, ids: Ids): Map<Shown[2], Set<string>> {
  const key = `${look.run.internalIds} ${[...ids].join(' ')}`
  const found = clean.get(key) ?? new Map<Shown[2], Set<string>>()
  clean.set(key, found)
  for (const check of [faultIn, faultInLabel, faultInSentence]) if (!found.has(check)) found.set(check, new Set())
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
