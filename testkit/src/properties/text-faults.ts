/** A pattern and the name of the fault it finds. */
type Pattern = readonly [pattern: RegExp, fault: string]

/** Nouns that games count. */
const NOUN =
  'action|barricade|body|building|bullet|card|house|mile|neighbor|player|point|round|shell|slot|space|square|step|survivor|token|turn|wall|zombie'
/**
 * Verbs of log lines. The singular forms are not plural nouns in these games, and the plural forms are not singular
 * nouns.
 */
const SINGULAR_VERB =
  'advances|appears|arrives|breaks|comes|dies|discards|does|draws|enters|falls|gets|gives|goes|has|is|joins|keeps|kills|lies|loses|makes|moves|plays|presses|remains|rises|stands|takes|tries|waits|was|wins'
const PLURAL_VERB =
  'appear|are|arrive|come|die|discard|enter|fall|get|give|go|have|join|keep|kill|lie|lose|make|remain|rise|take|try|wait|were'
/**
 * The start of a clause. Only there is a number or noun certain to be the subject: "a row of 3 zombies blocks the way"
 * is right.
 */
const CLAUSE = '(?:^|[.;:!?,] )'
/** Words before a number that make it a name: "Player 1 rolls", "row 2 is full". */
const NOT_A_NAME =
  '(?<!\\b(?:[A-Z]\\w*|round|turn|game|space|lap|cycle|day|row|card|slot|step|building|survivor|player|number|entry|pile|wave|to) )'
/** Sounds: "a unit", "a one", "an hour", "an MMA Trainer" are right. */
const CONSONANT_SOUND = '(?:uni|use|usu|util|eu|ewe|one\\b|once\\b|ouija)'
const VOWEL_SOUND = '(?:hour|hono|heir|[FHLMNRSX](?:[A-Z0-9-]|\\b))'

const FAULTS: readonly Pattern[] = [
  [/ {2}/, 'two spaces'],
  [/[:,;] ?[.,;:]|\( ?\)|“ ?”|: ?$/, 'nothing where a word should be'],
  [/ [.,;:!?](?:\s|$)/, 'a space before a mark'],
  [/ ['’](?:s\b|\s|$)/, 'a space before an apostrophe'],
  [/\?\.|(?<!\.)\.\.(?!\.)/, 'two end marks'],
  [/\$\{|\{\w*\}|%[sd]\b|\[object|\b(?:undefined|null|NaN)\b/, 'an unresolved placeholder'],
  [/\b(?!(?:that|had) )([a-z]{2,}) \1\b/, 'a doubled word'],
  [/\b(?:[Tt]he|an?|^An?) (?:the|an?)\b/, 'two articles'],
  // "Line A is": a capital A is an article only at the start of a sentence, and not before these words.
  [
    new RegExp(`(?:\\ba|(?:^|[.!?] )A) (?!(?:and|as|at|if|in|is|of|on|or)\\b)(?!${CONSONANT_SOUND})[aeiouAEIOU]`),
    '"a" before a vowel sound',
  ],
  [/\ba (?:8\d*|11|18)\b/, '"a" before a vowel sound'],
  [
    new RegExp(`\\b[Aa]n (?:${CONSONANT_SOUND}|(?!${VOWEL_SOUND})[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z])`),
    '"an" before a consonant sound',
  ],
  [/\ban (?!8|11\b|18\b)\d/, '"an" before a consonant sound'],
  // Not a word that merely ends in s.
  [
    new RegExp(
      `${NOT_A_NAME}\\b1 (?:(?!is\\b|was\\b|has\\b|as\\b|its\\b|this\\b|always\\b|less\\b)[a-z]*[a-rt-z]s|(?:[A-Za-z-]+ )?(?:${NOUN})s)\\b`,
    ),
    'a plural after 1',
  ],
  [
    new RegExp(
      `${NOT_A_NAME}\\b(?:[2-9]|\\d{2,}) (?:more |[A-Z][a-z]+ )?(?:${NOUN})(?=[.,;:!?)]|$| (?:and|are|from|have|in|left)\\b)`,
    ),
    'a singular after a number above 1',
  ],
  [new RegExp(`${CLAUSE}1 (?:[A-Za-z-]+ )?(?:${NOUN}) (?:${PLURAL_VERB})\\b`), 'a plural verb after 1'],
  [
    new RegExp(`${CLAUSE}(?:[2-9]|\\d{2,}) (?:[A-Za-z-]+ )?[a-z]*[a-rt-z]s (?:${SINGULAR_VERB})\\b`),
    'a singular verb after a plural',
  ],
  [
    new RegExp(
      `${CLAUSE}(?:[Zz]ombies|(?:[Tt]he|[Aa]ll|[Bb]oth|[Tt]hese|[Tt]hose|[Ss]ome) [a-z]*[a-hj-rtv-z]s|[Yy]ou|[Tt]hey|[Ww]e) (?:${SINGULAR_VERB})\\b`,
    ),
    'a singular verb after a plural',
  ],
  [
    new RegExp(
      `${CLAUSE}(?:(?:[Tt]he|[Ee]very|[Ee]ach) (?:[A-Z][a-z]+ )?(?:${NOUN}|[A-Z][a-z]*[a-rt-z](?<!Dead|Undead))|Player \\d+) (?:${PLURAL_VERB})\\b`,
    ),
    'a plural verb after a singular',
  ],
]

/** The first fault in any text for people; null if there is none. */
export function faultIn(text: string): string | null {
  if (text.trim() === '') return 'nothing'
  return FAULTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The fault of a text that should be one or more whole sentences, such as a log line; null if there is none. */
export function faultInSentence(text: string): string | null {
  const fault = faultInLabel(text)
  if (fault) return fault
  return /[.!?…][”")]*$|[”)]$/.test(text) ? null : 'no end mark'
}

/** The fault of a text that should start with a capital letter, such as a button; null if there is none. */
export function faultInLabel(text: string): string | null {
  return faultIn(text) ?? (/^[“"'(]*[\p{Lu}\d]/u.test(text) ? null : 'no capital at the start')
}
