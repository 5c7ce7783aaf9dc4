import type { Phrase, Ref } from '@holdout/engine'

/** The name of a player to themselves. Sentences about this player are put into the second person. */
export const YOU = 'You'

/** A phrase with the players' names, in the second person where a name is `YOU`. */
export function withNames(phrase: Phrase, names: Readonly<Record<string, string>>): Phrase {
  return phrase.some(part => isMe(part, names)) ? toYou(joined(phrase), names) : phrase.map(part => nameIn(part, names))
}

/**
 * Whether a part is the player themselves. A piece with the id of a seat is a side that is plural, such as the zombies:
 * it takes no other player's name, whose verb would be wrong, but it is "you".
 */
function isMe(part: Phrase[number], names: Readonly<Record<string, string>>): part is Ref {
  if (typeof part === 'string' || (part.kind !== 'seat' && part.kind !== 'piece')) return false
  return Object.hasOwn(names, part.id) && names[part.id] === YOU
}

function nameIn(part: Phrase[number], names: Readonly<Record<string, string>>): Phrase[number] {
  if (typeof part === 'string' || part.kind !== 'seat' || !Object.hasOwn(names, part.id)) return part
  return { ...part, text: names[part.id] }
}

/** The phrase with texts that follow each other as one. */
function joined(phrase: Phrase): Phrase {
  const parts: (string | Ref)[] = []
  for (const part of phrase) {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function toYou(phrase: Phrase, names: Readonly<Record<string, string>>): Phrase {
  const named: (string | Ref)[] = []
  /** Whether the words belong to a clause whose subject is "you". */
  let mine = false
  /** The rest of the next text after the seat before it. */
  let rest: string | null = null
  phrase.forEach((part, i) => {
    if (typeof part === 'string') {
      const text = rest ?? part
      rest = null
      const end = text.search(/[.:;!?]/)
      const clause = mine ? (end < 0 ? text : text.slice(0, end)) : ''
      named.push(ofYou(clause) + text.slice(clause.length))
      if (end >= 0) mine = false
      return
    }
    if (!isMe(part, names)) {
      named.push(nameIn(part, names))
      return
    }
    const before = textOf(phrase[i - 1])
    const after = textOf(phrase[i + 1])
    const first = i === 0 || /[.!?] $/.test(before)
    const owns = /^'s?(?![a-z])/.exec(after)
    if (owns) {
      rest = after.slice(owns[0].length)
      named.push({ ...part, text: first ? 'Your' : 'your' })
      return
    }
    named.push({ ...part, text: first ? YOU : before.endsWith(' of ') ? 'yours' : 'you' })
    const verb = first || /[:,] $/.test(before) ? VERB.exec(after) : null
    if (!verb) return
    rest = `${verb[1]}${bare(verb[2])}${after.slice(verb[0].length)}`
    mine = true
  })
  return named
}

function textOf(part: Phrase[number] | undefined): string {
  return typeof part === 'string' ? part : ''
}

const VERB = /^( (?:now |also )?)([a-z-]+)\b/
const SECOND_VERB = /\band ((?:now |no longer )?)(has|is|[a-z]+(?:ks|ds|ps|ns|es|ts|gs|rs|ys|ws))\b/g

/** The rest of a clause about you: its second verb and "their". */
function ofYou(clause: string): string {
  return clause
    .replace(SECOND_VERB, (_all, more: string, verb: string) => `and ${more}${bare(verb)}`)
    .replace(/\btheir (?=own|next)/g, 'your ')
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' }

/** A verb without the ending of the third person. A word that has none stays: "will", "may". */
function bare(verb: string): string {
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb]
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return verb.replace(/ies$/, 'y')
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}
