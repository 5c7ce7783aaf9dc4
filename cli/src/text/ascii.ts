/** The signs that our own texts use, for terminals without them. */
const SIGNS: Readonly<Record<string, string>> = {
  '…': '...',
  '–': '-',
  '—': '-',
  '·': '-',
  '×': 'x',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '→': '->',
  '←': '<-',
  '↑': '^',
  '↓': 'v',
  '±': '+-',
  µ: 'u',
  '≥': '>=',
  '≤': '<=',
}

/** A text in ASCII alone. Letters lose their accents; what has no likeness becomes a question mark. */
export function toAscii(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text
  return text
    .replace(/\P{ASCII}/gu, sign => SIGNS[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\P{ASCII}/gu, '?')
}

/** A text from outside (a name, a record) without anything that would steer the terminal. */
export function harmless(text: string): string {
  return text.replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
}
