/** Texts of at least, and at most, so many bytes have their length written in two bytes. */
const SHORTEST = 126
const LONGEST = 0xffff
/** This frame is a whole text, and its length follows in two bytes. */
const WHOLE_TEXT = '\x81\x7e'

let last: { readonly text: string; readonly frame: string | null } | null = null

/**
 * A text as one frame of a WebSocket from server to client, to be written as `latin1`: one character is one byte. null if it has other signs than
 * those of ASCII, or is so short or so long that its length is written otherwise. Most of what a server does is to send, often one
 * text to several: framing it anew for each socket, in two pieces, was a sixteenth of what a move cost (docs/performance.md).
 */
export function frameOf(text: string): string | null {
  if (last?.text !== text) last = { text, frame: newFrame(text) }
  return last.frame
}

function newFrame(text: string): string | null {
  const { length } = text
  if (length < SHORTEST || length > LONGEST || Buffer.byteLength(text) !== length) return null
  return WHOLE_TEXT + String.fromCharCode(length >> 8, length & 0xff) + text
}
