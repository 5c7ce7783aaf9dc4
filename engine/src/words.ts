/** A thing named inside a sentence, so that a client can colour it, hover over it, or translate around it. */
export interface Ref {
  readonly kind: 'card' | 'place' | 'seat' | 'rule' | 'piece'
  readonly id: string
  readonly text: string
}

/** A sentence in parts. `plain` makes text of it. */
export type Phrase = readonly (string | Ref)[]

/** A sentence as text. `names` says what the seats' players are called; without it the game's own words stand. */
export function plain(phrase: Phrase, names: Readonly<Record<string, string>> = {}): string {
  let text = ''
  for (const part of phrase) {
    if (typeof part === 'string') text += part
    else text += part.kind === 'seat' && Object.hasOwn(names, part.id) ? names[part.id] : part.text
  }
  return text
}

/** `say\`${card} goes to ${place}.\``: a sentence written like a template, its parts kept apart. */
export function say(texts: TemplateStringsArray, ...parts: (string | number | Ref | Phrase)[]): Phrase {
  const phrase: (string | Ref)[] = [texts[0]]
  parts.forEach((part, i) => {
    if (typeof part === 'number') phrase.push(String(part))
    else if (typeof part === 'string' || !Array.isArray(part)) phrase.push(part as string | Ref)
    else phrase.push(...(part as Phrase))
    phrase.push(texts[i + 1])
  })
  return phrase.filter(part => part !== '')
}
