import type { Phrase, Ref, Seat } from '@holdout/engine'
import { plain, YOU } from '@holdout/words'
import { FoundFault, type Property } from '../look.ts'
import { phrasesAt } from './phrases.ts'
import { faultIn } from './text-faults.ts'

/** A verb in the third person, or another word that ends in one s. */
const THIRD_PERSON = '[a-z-]*[a-rt-z]s\\b'
const ADVERBS = '(?:now |also |already |no longer )*'
const VERB_AFTER_YOU = new RegExp(`^ ${ADVERBS}${THIRD_PERSON}`)
const NEXT_VERB = new RegExp(`\\band ${ADVERBS}${THIRD_PERSON}`)

/** The fault of a phrase that is shown to the player it is about; null if there is none. */
function faultToYou(phrase: Phrase, seat: Seat): string | null {
  for (const [i, part] of phrase.entries()) {
    if (typeof part === 'string' || part.id !== seat) continue
    if (part.kind === 'seat' && part.you === undefined) return `no second person of "${part.text}"`
    if (part.you !== 'you' || !startsClause(phrase[i - 1])) continue
    const clause = clauseAfter(phrase, i)
    const wrong = VERB_AFTER_YOU.exec(clause) ?? NEXT_VERB.exec(clause) ?? /\btheir own\b/.exec(clause)
    if (wrong) return `the third person "${wrong[0].trim()}"`
  }
  return faultIn(plain(phrase, { [seat]: YOU }))
}

function startsClause(before: Phrase[number] | undefined): boolean {
  return before === undefined || (typeof before === 'string' && /[.:;,!?] $/.test(before))
}

/** The text of the clause after its subject. What it names, and the words that agree with the subject, are left out. */
function clauseAfter(phrase: Phrase, subject: number): string {
  const rest = phrase.slice(subject + 1)
  const text = rest.map(part => (typeof part === 'string' ? part : '…')).join('')
  return text.split(/[.:;,!?]/, 1)[0]
}

function named(phrase: Phrase, seats: readonly Seat[]): readonly Seat[] {
  return seats.filter(seat => phrase.some((part): part is Ref => typeof part !== 'string' && part.id === seat))
}

export const playersAreAddressed: Property = {
  name: 'every sentence about a player can be told to that player',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    for (const { what, phrase } of phrasesAt(look))
      for (const seat of named(phrase, look.seats)) {
        const fault = faultToYou(phrase, seat)
        if (fault) throw new FoundFault(`a text for ${what}`, `${fault} in "${plain(phrase, { [seat]: YOU })}"`)
      }
  },
}
