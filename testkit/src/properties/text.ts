import { type AnyGame, CLOCK, type Phrase, plain, type Seat } from '@holdout/engine'
import { Fault, type Look, type Property } from '../look.ts'

/** Ids of cards, seats, steps and moves that would be noticed in a sentence: with a digit, a hyphen or a capital inside. */
type Ids = ReadonlySet<string>

const ID = /\d|-|[a-z][A-Z]/
const TOKEN = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g
/** "1 cards". Not after a name or a label ("Player 1 rolls", "turn 1 is"), and not a word that merely ends in s. */
const ONE_OF_MANY =
  /(?<!\b(?:[A-Z]\w*|round|turn|game|space|lap|cycle|day|row|card|slot|step|building|survivor|player|number|entry|to) )\b1 (?!is\b|was\b|has\b|as\b|its\b|this\b|always\b|less\b)[a-z]*[a-rt-z]s\b/
const WRONG: readonly (readonly [RegExp, string])[] = [
  [/ {2}/, 'two spaces'],
  [/[:,;] ?[.,;:]|\( ?\)|“ ?”|: ?$/, 'nothing where a word should be'],
  [/ [.,;:!?](?:\s|$)/, 'a space before a mark'],
  [/\$\{|\{\w*\}|%[sd]\b|\[object|\b(?:undefined|null|NaN)\b/, 'an unresolved placeholder'],
  [ONE_OF_MANY, 'a plural after 1'],
]

/** What is wrong with a text for people; null if nothing is. */
export function unclean(text: string, ids: Ids, shapes: RegExp | null = null): string | null {
  if (text.trim() === '') return 'nothing'
  for (const [pattern, what] of WRONG) if (pattern.test(text)) return what
  const id = shapes?.exec(text)?.[0] ?? text.match(TOKEN)?.find(token => ids.has(token))
  return id === undefined ? null : `the id "${id}"`
}

function idsOf(game: AnyGame, seats: readonly Seat[]): Ids {
  const cards = game.cards.map(({ id }: { readonly id: string }) => id)
  return new Set([...cards, ...seats].filter(id => ID.test(id)))
}

/** Every sentence of the position: events, decisions, moves, reasons, the board and the outcome. */
function* sentencesAt(look: Look): Generator<readonly [what: string, text: string]> {
  const { game, state } = look
  const { words } = game
  const views = new Map<string, unknown>([...look.seats, 'table'].map(who => [who, game.view(state, who)]))
  const viewOf = (seat: Seat): unknown => views.get(seat === CLOCK ? 'table' : seat)
  for (const event of look.events)
    for (const who of views.keys()) {
      const seen = game.see(event, who)
      if (seen !== null) yield [`the event ${JSON.stringify(seen)}`, plain(words.event(seen))]
    }
  for (const decision of game.pending(state))
    yield [`the decision ${JSON.stringify(decision)}`, plain(words.decision(decision, viewOf(decision.seat)))]
  for (const { seat, move } of look.ways)
    yield [`the move ${JSON.stringify(move)}`, plain(words.move(move, viewOf(seat)))]
  for (const seat of look.seats)
    for (const { move, reason } of words.barred(viewOf(seat), seat))
      yield [`the reason against ${JSON.stringify(move)}`, reason.say]
  for (const [who, view] of views)
    for (const { title, text } of words.board(view) as readonly { title: string; text: Phrase }[])
      yield [`"${title}" on the board of ${who}`, plain(text)]
  if (state.outcome) yield [`the outcome ${JSON.stringify(state.outcome)}`, plain(words.outcome(state.outcome))]
}

export const textIsClean: Property = {
  name: 'no sentence shows an id, a placeholder, a gap or a wrong plural',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    const ids = idsOf(look.game, look.seats)
    for (const [what, text] of sentencesAt(look)) {
      const wrong = unclean(text, ids, look.run.internalIds)
      if (wrong) throw new Fault(`a clean sentence for ${what}`, `${wrong} in "${text}"`)
    }
  },
}
