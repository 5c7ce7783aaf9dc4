const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The characters (grapheme clusters) of a text. */
export function graphemes(text: string): string[] {
  // Shortcut: almost all text is ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text]
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The number of terminal columns of a text without escape codes. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let width = 0
  for (const segment of graphemes(text)) width += widthOfGrapheme(segment)
  return width
}

export function widthOfGrapheme(segment: string): number {
  const code = segment.codePointAt(0) as number
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 0
  if (/^\p{Mark}|^[\u200b-\u200f\ufeff]/u.test(segment)) return 0
  return isWide(code) || /\p{Emoji_Presentation}|\ufe0f/u.test(segment) ? 2 : 1
}

/** East Asian wide and fullwidth characters, which may occur in names. */
function isWide(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf && code !== 0x303f) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x20000 && code <= 0x3fffd)
  )
}

/** Cuts a text to a width and marks the cut with an ellipsis. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  if (width <= 0) return ''
  let cut = ''
  let used = 0
  for (const segment of graphemes(text)) {
    const more = widthOfGrapheme(segment)
    if (used + more > width - 1) break
    cut += segment
    used += more
  }
  return `${cut}…`
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

const GLUE = '\u00a0'

/** Wraps a text to `width`. Lines after the first are indented by `hang`. Words longer than a line are split. */
export function wrap(text: string, width: number, hang = 0): string[] {
  const room = Math.max(1, width)
  const indent = ' '.repeat(Math.min(hang, Math.max(0, room - 1)))
  const lines: string[] = []
  let line = ''
  let fresh = true
  const flush = (): void => {
    lines.push(line)
    line = indent
    fresh = true
  }
  // Runs of two or more spaces are layout: the words on both sides stay together.
  for (const word of text.replace(/ {2,}/g, spaces => GLUE.repeat(spaces.length)).split(' ')) {
    let rest = word
    const gap = fresh ? '' : ' '
    if (widthOf(line) + gap.length + widthOf(rest) <= room) {
      line += gap + rest
      fresh = false
      continue
    }
    if (!fresh) flush()
    while (widthOf(line) + widthOf(rest) > room) {
      const [head, tail] = splitAtWidth(rest, room - widthOf(line))
      line += head
      rest = tail
      if (rest === '') break
      flush()
    }
    line += rest
    fresh = false
  }
  if (!fresh || lines.length === 0) lines.push(line)
  return lines.map(wrapped => wrapped.replaceAll(GLUE, ' '))
}

function splitAtWidth(text: string, width: number): [string, string] {
  const parts = graphemes(text)
  let used = 0
  let count = 0
  while (count < parts.length && used + widthOfGrapheme(parts[count]) <= width) used += widthOfGrapheme(parts[count++])
  count = Math.max(1, count) // a wide character in one column: too wide is better than an endless loop
  return [parts.slice(0, count).join(''), parts.slice(count).join('')]
}
