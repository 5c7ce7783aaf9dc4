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
