import { promisify } from 'node:util'
import { crc32, deflate, inflateSync } from 'node:zlib'
import type { ChangedPages } from './wal-file.ts'

/** The commits between two moments (in ms since 1970). */
export interface Segment extends ChangedPages {
  readonly since: number
  readonly until: number
}

const MAGIC = 'HOLD'
/** Magic, length and checksum of the body, times, page size, size of the database, number of pages. */
const HEADER = 40

/** A segment as it is written to a file of segments. */
export async function encodeSegment({ since, until, pageSize, size, pages }: Segment): Promise<Buffer> {
  const numbers = Buffer.alloc(4 * pages.size)
  for (const [i, page] of [...pages.keys()].entries()) numbers.writeUInt32BE(page, 4 * i)
  const body = await promisify(deflate)(Buffer.concat([numbers, ...pages.values()]), { level: 1 })
  const header = Buffer.alloc(HEADER)
  header.write(MAGIC, 0, 'latin1')
  header.writeUInt32BE(body.length, 4)
  header.writeUInt32BE(crc32(body), 8)
  header.writeDoubleBE(since, 12)
  header.writeDoubleBE(until, 20)
  header.writeUInt32BE(pageSize, 28)
  header.writeUInt32BE(size, 32)
  header.writeUInt32BE(pages.size, 36)
  return Buffer.concat([header, body])
}

/** The segments in a file. Ends before one that is incomplete, because the server stopped while it was written. */
export function* segmentsIn(file: Buffer): Generator<Segment> {
  for (let at = 0; at + HEADER <= file.length; ) {
    const header = file.subarray(at, at + HEADER)
    const end = at + HEADER + header.readUInt32BE(4)
    const body = file.subarray(at + HEADER, end)
    const isWhole = header.toString('latin1', 0, 4) === MAGIC && end <= file.length
    if (!isWhole || crc32(body) !== header.readUInt32BE(8)) return
    const [pageSize, size, count] = [header.readUInt32BE(28), header.readUInt32BE(32), header.readUInt32BE(36)]
    const content = inflateSync(body)
    const pages = new Map<number, Buffer>()
    for (let i = 0; i < count; i++) {
      const from = 4 * count + i * pageSize
      pages.set(content.readUInt32BE(4 * i), content.subarray(from, from + pageSize))
    }
    yield { since: header.readDoubleBE(12), until: header.readDoubleBE(20), pageSize, size, pages }
    at = end
  }
}
