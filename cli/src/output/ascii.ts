/** ASCII replacements for the symbols in our own texts. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
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

/** Converts a text to ASCII. Letters lose their accents; unknown characters become question marks. */
export function toAscii(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text
  return text
    .replace(/\P{ASCII}/gu, symbol => REPLACEMENTS[symbol] ?? symbol)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\P{ASCII}/gu, '?')
}
