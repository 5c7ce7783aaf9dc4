import type { Key } from 'ink'

/** A key press, as the screens handle it. `char` is any typed character. */
export type KeyPress =
  | { readonly key: 'up' | 'down' | 'left' | 'right' | 'page-up' | 'page-down' | 'home' | 'end' }
  | { readonly key: 'enter' | 'escape' | 'backspace' | 'clear' | 'leave' | 'tab' }
  | { readonly key: 'char'; readonly char: string }

/** The key presses in one chunk of input: one key, or several characters of fast typing or a paste. */
export function keysOf(input: string, key: Key): KeyPress[] {
  if (key.upArrow) return [{ key: 'up' }]
  if (key.downArrow) return [{ key: 'down' }]
  if (key.leftArrow) return [{ key: 'left' }]
  if (key.rightArrow) return [{ key: 'right' }]
  if (key.pageUp) return [{ key: 'page-up' }]
  if (key.pageDown) return [{ key: 'page-down' }]
  if (key.home) return [{ key: 'home' }]
  if (key.end) return [{ key: 'end' }]
  if (key.return) return [{ key: 'enter' }]
  if (key.escape) return [{ key: 'escape' }]
  if (key.backspace || key.delete) return [{ key: 'backspace' }]
  if (key.tab) return [{ key: 'tab' }]
  if (key.ctrl) return CONTROLS[input] ? [CONTROLS[input]] : []
  if (key.meta) return []
  return Array.from(input).flatMap(pressOf)
}

const CONTROLS: Readonly<Record<string, KeyPress>> = {
  c: { key: 'leave' },
  d: { key: 'leave' },
  u: { key: 'clear' },
  h: { key: 'backspace' },
}

function pressOf(char: string): KeyPress[] {
  if (char === '\r' || char === '\n') return [{ key: 'enter' }]
  if (char === '\x03' || char === '\x04') return [{ key: 'leave' }]
  if (char === '\x7f' || char === '\b') return [{ key: 'backspace' }]
  return /\p{Cc}/u.test(char) ? [] : [{ key: 'char', char }]
}

export function isSpace(press: KeyPress): boolean {
  return press.key === 'char' && press.char === ' '
}
