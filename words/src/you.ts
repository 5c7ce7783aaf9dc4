import type { Phrase, Ref, Seat } from '@holdout/engine'
import { capital } from './grammar.ts'

/** The name of a player to themselves. Sentences about this player are in the second person. */
export const YOU = 'You'

/** The title of the seats `p1`, `p2` and so on. */
export function titleOfSeat(seat: Seat): string {
  return `Player ${seat.slice(1)}`
}

/** A player in a sentence: "Ann", or "you". */
export function player(seat: Seat): Ref {
  return { kind: 'seat', id: seat, text: titleOfSeat(seat), you: 'you' }
}

/** A player after "of": "a trap of Ann", or "a trap of yours". */
export function yours(seat: Seat): Ref {
  return { ...player(seat), you: 'yours' }
}

/** A word about a player in both persons: `form(seat, 'takes', 'take')`, `form(seat, 'their', 'your')`. */
export function form(seat: Seat, other: string, you: string): Ref {
  return { kind: 'word', id: seat, text: other, you }
}

/** A player and their verb: "Ann takes", or "you take". */
export function does(seat: Seat, other: string, you: string): Phrase {
  return [player(seat), ' ', form(seat, other, you)]
}

/** The possessive of a player: "Ann's", or "your". */
export function whose(seat: Seat): Phrase {
  return [{ ...player(seat), you: 'your' }, form(seat, "'s", '')]
}

/** A phrase with the players' names, in the second person where a name is `YOU`. */
export function withNames(phrase: Phrase, names: Readonly<Record<string, string>>): Phrase {
  return phrase.map((part, i) => {
    if (typeof part === 'string') return part
    const text = textOf(part, names, phrase[i - 1])
    return part.kind === 'word' ? text : { ...part, text }
  })
}

/** The text of a part: its second person, the name of its seat, or the text it has. */
function textOf(
  { kind, id, text, you }: Ref,
  names: Readonly<Record<string, string>>,
  before?: Phrase[number],
): string {
  const name = Object.hasOwn(names, id) ? names[id] : undefined
  if (name === YOU && you !== undefined) return startsSentence(before) ? capital(you) : you
  return kind === 'seat' ? (name ?? text) : text
}

function startsSentence(before: Phrase[number] | undefined): boolean {
  return before === undefined || (typeof before === 'string' && /[.!?] $/.test(before))
}
