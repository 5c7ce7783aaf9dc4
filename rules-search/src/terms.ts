import { stemmer } from 'stemmer'

/** Stop words. "not", "no", "first", "last", "more" and similar words carry meaning and are not listed. */
const STOP_WORDS = new Set(
  (
    'a able about actually after aint all allowed also always am an and another any anyone anything are arent as ask at be because ' +
    'been being both but by can cannot cant case come could couldnt definition did didnt do does doesnt doing done dont each ' +
    'either else elses ever every everybody everyone everything exactly explain for from get gets getting go goes going ' +
    'gonna got gotta guy guys had happen happening happens has hasnt have havent having he her here hey him his how hows i id if ' +
    'ill im in into is isnt it its ive just know legal let lets like lol may me mean meaning means might mine must my need needed ' +
    'of off ok okay on once one or our ourselves permitted please pls possible really rule rules same say says shall she should ' +
    'shouldnt so some somebody somebodys someone someones something sort still supposed than that thats the their them then there ' +
    'theres these they theyre thing things this those though thru to too u us use used using very wanna want was wasnt way we well ' +
    'were werent what whats when whens where wheres whether which while who whom whos whose why will with wont work works ' +
    'would wouldnt you your youre yours yourself'
  ).split(' '),
)

/** Question words. They are ignored in rule texts, but help to compare two questions. */
const QUESTION_WORDS: Readonly<Record<string, string>> = {
  who: 'who',
  whose: 'who',
  whom: 'who',
  whos: 'who',
  when: 'when',
  whens: 'when',
  where: 'where',
  wheres: 'where',
  why: 'why',
  how: 'how',
  hows: 'how',
  many: 'many',
  much: 'many',
  can: 'may',
  may: 'may',
  cannot: 'cannot',
  cant: 'cannot',
  couldnt: 'cannot',
  allowed: 'may',
  able: 'may',
  could: 'may',
  legal: 'may',
  permitted: 'may',
  possible: 'may',
  must: 'must',
  should: 'must',
  supposed: 'must',
  have: 'must',
  happens: 'happen',
  happen: 'happen',
  does: 'do',
  do: 'do',
  which: 'which',
}

/**
 * Splits text into lower-case words. Removes apostrophes and hyphens inside a word: "player's" → "players", "set-up" →
 * "setup".
 */
export function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/([a-z])-([a-z])/g, '$1$2')
      .replace(/(^|\s)\+/g, '$1plus ')
      .replace(/\bset up\b/g, 'setup')
      .replace(/\bpickup/g, 'pick up')
      .match(/[a-z0-9½]+/g) ?? []
  )
}

/** The different terms of a text. */
export function termsOf(text: string, form: (word: string) => string | null): string[] {
  return [...new Set(words(text).flatMap(word => form(word) ?? []))]
}

/** The form under which a word is indexed; null for a word that is not indexed. */
export function term(word: string): string | null {
  return STOP_WORDS.has(word) ? null : stem(word)
}

/**
 * The form under which a word of a listed question is indexed. Question words are included, with a mark that no other
 * word has.
 */
export function questionTerm(word: string): string | null {
  const kind = QUESTION_WORDS[word]
  return kind === undefined ? term(word) : `?${kind}`
}

const stems = new Map<string, string>()

/**
 * The stem of a word. American and British spellings share one stem. Stems are cached, because the same words come
 * often.
 */
export function stem(word: string): string {
  const kept = stems.get(word)
  if (kept !== undefined) return kept
  const american = word
    .replace(/(col|hon|arm|rum|neighb)our/, '$1or')
    .replace(/centre/, 'center')
    .replace(/defence/, 'defense')
  const made = stemmer(IRREGULAR[american] ?? american)
  stems.set(word, made)
  return made
}

/** Irregular forms that the stemmer cannot handle. */
const IRREGULAR: Readonly<Record<string, string>> = {
  shot: 'shoot',
  shots: 'shoot',
  won: 'win',
  winner: 'win',
  winners: 'win',
  lost: 'lose',
  loss: 'lose',
  losing: 'lose',
  died: 'die',
  dies: 'die',
  dying: 'die',
  dead: 'die',
  death: 'die',
  fought: 'fight',
  bitten: 'bite',
  bit: 'bite',
  broke: 'break',
  broken: 'break',
  threw: 'throw',
  thrown: 'throw',
  fell: 'fall',
  fallen: 'fall',
  drew: 'draw',
  drawn: 'draw',
  took: 'take',
  taken: 'take',
  stole: 'steal',
  stolen: 'steal',
  ran: 'run',
  chose: 'choose',
  chosen: 'choose',
  choice: 'choose',
  choices: 'choose',
  held: 'hold',
  kept: 'keep',
  laid: 'lay',
  began: 'begin',
  begun: 'begin',
  built: 'build',
  dealt: 'deal',
  left: 'left',
  zombies: 'zombie',
  dice: 'dice',
  tied: 'tie',
  ties: 'tie',
  hid: 'hide',
  fled: 'flee',
  flight: 'flee',
  without: 'no',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  tens: '10',
  eleven: '11',
  twelve: '12',
  twenty: '20',
  thirty: '30',
}
