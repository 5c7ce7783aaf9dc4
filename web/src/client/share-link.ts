import type { MatchRecord } from '@holdout/engine'

/** A whole record as text that fits behind the # of an address: whoever opens the link needs nothing else. */
export async function packRecord(record: MatchRecord): Promise<string> {
  const { meta: _ours, ...bare } = record // what this device keeps beside it is nobody else's business
  const packed = await through(new TextEncoder().encode(JSON.stringify(bare)), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of packed) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text of a record from such a link; throws if it is damaged or far too long. */
export async function unpackRecord(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

/** No record of ours is anywhere near this long; a link that unfolds to more is no friend. */
const LONGEST = 8_000_000

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LONGEST) throw new Error('That link holds more than any recorded game.')
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
