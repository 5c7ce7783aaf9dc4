import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { faultText } from '../text/operator.ts'

/** The pages that were committed since the last read: of each the latest, and the size of the database in pages. */
export interface ChangedPages {
  readonly pageSize: number
  readonly size: number
  readonly pages: ReadonlyMap<number, Buffer>
}

const HEADER = 32
const FRAME_HEADER = 24
/** The log starts with this number; the last bit is the byte order of its checksums. */
const MAGIC = 0x377f0682

/** Reads committed frames of a write-ahead log: https://sqlite.org/fileformat2.html#walformat. */
export class WalFile {
  private handle: number | null
  /** The first bytes of the log, which change when SQLite starts it again. Null before the first frame. */
  private header: Buffer | null = null
  private at = HEADER
  private sums: Sums = [0, 0]

  constructor(file: string) {
    this.handle = openSync(file, 'r')
  }

  /** The frames that were read. */
  get frames(): number {
    return this.header === null ? 0 : (this.at - HEADER) / (FRAME_HEADER + this.header.readUInt32BE(8))
  }

  /**
   * Returns what was committed since the last call; null if nothing was. Throws if SQLite started the log again, because
   * then frames may be lost.
   */
  read(): ChangedPages | null {
    const { handle } = this
    if (handle === null) throw new Error(faultText.logClosed)
    const header = Buffer.alloc(HEADER)
    if (readSync(handle, header, 0, HEADER, 0) < HEADER) {
      if (this.header !== null) throw new Error(faultText.logEmptied)
      return null
    }
    if (this.header === null) this.open(header)
    else if (!this.header.equals(header)) throw new Error(faultText.logRestarted)
    return this.readFrames(handle, header)
  }

  close(): void {
    if (this.handle !== null) closeSync(this.handle)
    this.handle = null
  }

  private open(header: Buffer): void {
    if ((header.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) throw new Error(faultText.logUnknown)
    this.header = header
    this.sums = checksum(header.subarray(0, 24), [0, 0], isBigEndian(header))
  }

  private readFrames(handle: number, header: Buffer): ChangedPages | null {
    const pageSize = header.readUInt32BE(8)
    const length = FRAME_HEADER + pageSize
    const from = this.at
    const bytes = Buffer.alloc(Math.max(0, fstatSync(handle).size - from))
    const count = Math.floor(readSync(handle, bytes, 0, bytes.length, from) / length)
    const pages = new Map<number, Buffer>()
    let uncommitted: [number, Buffer][] = []
    let size = 0
    let sums = this.sums
    for (let i = 0; i < count; i++) {
      const frame = bytes.subarray(i * length, (i + 1) * length)
      if (!frame.subarray(8, 16).equals(header.subarray(16, 24))) break // left from before the log was started again
      sums = checksum(frame.subarray(0, 8), sums, isBigEndian(header))
      sums = checksum(frame.subarray(FRAME_HEADER), sums, isBigEndian(header))
      if (frame.readUInt32BE(16) !== sums[0] || frame.readUInt32BE(20) !== sums[1]) break // being written
      uncommitted.push([frame.readUInt32BE(0), frame.subarray(FRAME_HEADER)])
      const sizeAfter = frame.readUInt32BE(4)
      if (sizeAfter === 0) continue // the commit goes on
      for (const [page, data] of uncommitted) pages.set(page, data)
      uncommitted = []
      size = sizeAfter
      this.at = from + (i + 1) * length
      this.sums = sums
    }
    return size === 0 ? null : { pageSize, size, pages }
  }
}

const isBigEndian = (header: Buffer): boolean => (header.readUInt32BE(0) & 1) === 1

type Sums = readonly [number, number]

/** SQLite's checksum over pairs of 32-bit numbers. */
function checksum(bytes: Buffer, [first, second]: Sums, bigEndian: boolean): Sums {
  let [a, b] = [first, second]
  for (let i = 0; i < bytes.length; i += 8) {
    const [x, y] = bigEndian
      ? [bytes.readUInt32BE(i), bytes.readUInt32BE(i + 4)]
      : [bytes.readUInt32LE(i), bytes.readUInt32LE(i + 4)]
    a = (a + x + b) >>> 0
    b = (b + y + a) >>> 0
  }
  return [a, b]
}
