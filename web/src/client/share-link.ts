import type { MatchRecord } from '@holdout/engine'
import { errorText } from '../text/errors.ts'

/** Packs a whole record into text for the part of a link behind the #. */
export async function packRecord(record: MatchRecord): Promise<string> {
  const { meta: _ours, ...bare } = record // metadata of this device is not shared
  const packed = await through(new TextEncoder().encode(JSON.stringify(bare)), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of packed) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Unpacks the text of a record from a link. Throws if it is damaged or too long. */
export async function unpackRecord(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

/** The most bytes to unpack; far more than any record. Protects against malicious links. */
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
    if (length > LONGEST) throw new Error(errorText.linkTooLong)
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
