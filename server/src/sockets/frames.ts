/** Texts of at least, and at most, so many bytes have their length written in two bytes. */
const SHORTEST = 126
const LONGEST = 0xffff
/** This frame is a whole text. */
const WHOLE_TEXT = 0x81
/** Room for what such a frame says of itself. */
const ROOM = '\0\0\0\0'

let last: { readonly text: string; readonly frame: Buffer | null } | null = null

/**
 * A text as one frame of a WebSocket from server to client; null if it is so short or so long that its length is written otherwise.
 * Most of what a server does is to send, often one text to several: framing it anew for each socket, in two pieces, was a sixteenth of what
 * a move cost (docs/performance.md).
 */
export function frameOf(text: string): Buffer | null {
  if (last?.text !== text) last = { text, frame: newFrame(text) }
  return last.frame
}

function newFrame(text: string): Buffer | null {
  const frame = Buffer.from(ROOM + text)
  const length = frame.length - ROOM.length
  if (length < SHORTEST || length > LONGEST) return null
  frame[0] = WHOLE_TEXT
  frame[1] = SHORTEST
  frame[2] = length >> 8
  frame[3] = length & 0xff
  return frame
}
