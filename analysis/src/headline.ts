import type { Phrase, Ref } from '@holdout/engine'

/** Longer titles are cut at the end of a clause; what was rolled or drawn often comes after it. */
const LONG = 44
export const LONG_LUCK = 100
const SHORT = 12

/** The main clause of a log line, as a title: without an exclamation before it and without what follows it. */
export function headline(phrase: Phrase, long = LONG): Phrase {
  // The name of a thing can end like a sentence: "Vitality!".
  const text = phrase.map(part => (typeof part === 'string' ? part : part.text.replace(/[.!:;]/g, '-'))).join('')
  const from = /^[A-Z][a-z]+! /.exec(text)?.[0].length ?? 0
  const rest = text.slice(from)
  const sentence = /[.!](?= |$)/.exec(rest)?.index ?? rest.length
  const clause = sentence > long ? rest.slice(SHORT).search(/[:;]| to take /) : -1
  const to = from + (clause < 0 ? sentence : Math.min(sentence, clause + SHORT))
  return cut(phrase, from, to)
}

/** The parts of a phrase between two positions of its text. A thing that is named is kept whole. */
function cut(phrase: Phrase, from: number, to: number): Phrase {
  let at = 0
  return phrase.flatMap((part): (string | Ref)[] => {
    const begin = at
    const { length } = typeof part === 'string' ? part : part.text
    at += length
    if (typeof part !== 'string') return begin >= from && at <= to ? [part] : []
    const text = part.slice(Math.max(0, from - begin), Math.max(0, to - begin))
    return text === '' ? [] : [text]
  })
}
