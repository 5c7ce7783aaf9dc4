/** WebSocket frames of this many bytes have a length field of 2 bytes. */
const SHORTEST = 126
const LONGEST = 0xffff
/** Frame header: a final text frame with a 2-byte length. */
const WHOLE_TEXT = '\x81\x7e'

let last: { readonly text: string; readonly frame: string | null } | null = null

/**
 * A text as a WebSocket frame from server to client, to be written as `latin1`. Null if the text is not ASCII, or if
 * its length needs another header. The last frame is cached, because one text often goes to several sockets: framing it
 * for each socket in two pieces took a sixteenth of the time of a move (docs/performance.md).
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
