/**
 * SHA-256 of a text (UTF-8), as 64 hex digits. Implemented here because the kernel has no dependencies and needs a
 * synchronous result, also in a browser. `sha256sum` gives the same results.
 */
export function sha256(text: string): string {
  // A code unit needs at most 3 bytes, the padding at most 72. Short texts share one buffer.
  const most = text.length * 3 + 136
  const bytes = most <= buffer.length ? buffer : new Uint8Array(most)
  const length = writeUtf8(text, bytes)
  const size = ((length + 72) >> 6) * 64
  bytes[length] = 0x80
  bytes.fill(0, length + 1, size)
  writeWord(bytes, size - 8, Math.floor(length / 2 ** 29))
  writeWord(bytes, size - 4, length << 3)
  hash.set(INITIAL)
  for (let offset = 0; offset < size; offset += 64) compress(bytes, offset)
  let hex = ''
  for (let i = 0; i < 8; i++) hex += hexOf(hash[i])
  return hex
}

/** A 32-bit word as eight hex digits. */
export function hexOf(word: number): string {
  return HEX[word >>> 24] + HEX[(word >>> 16) & 255] + HEX[(word >>> 8) & 255] + HEX[word & 255]
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const { ROUND, INITIAL } = constants()
const buffer = new Uint8Array(8192)
const hash = new Int32Array(8)
const w = new Int32Array(64)

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = word >>> (24 - 8 * i)
}

function readWord(bytes: Uint8Array, at: number): number {
  return (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
}

function compress(bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = readWord(bytes, offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ (w[i - 15] >>> 3)
    const s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ (w[i - 2] >>> 10)
    w[i] = w[i - 16] + s0 + w[i - 7] + s1
  }
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
    const t2 = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The standard's constants: fractional bits of the cube (and square) roots of the first primes. */
function constants(): { ROUND: Int32Array; INITIAL: Uint32Array } {
  const round: number[] = []
  const initial: number[] = []
  for (let n = 2; round.length < 64; n++) {
    if (Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).some(d => n % d === 0)) continue
    if (initial.length < 8) initial.push(fraction(Math.sqrt(n)))
    round.push(fraction(Math.cbrt(n)))
  }
  return { ROUND: Int32Array.from(round, word => word | 0), INITIAL: Uint32Array.from(initial) }
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32)
}

/**
 * Encodes UTF-8 and returns the number of bytes. TextEncoder is not part of the language, so the kernel cannot use it.
 */
function writeUtf8(text: string, into: Uint8Array): number {
  let at = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number
    if (code < 0x80) into[at++] = code
    else if (code < 0x800) {
      into[at++] = 0xc0 | (code >> 6)
      into[at++] = 0x80 | (code & 63)
    } else if (code < 0x10000) {
      into[at++] = 0xe0 | (code >> 12)
      into[at++] = 0x80 | ((code >> 6) & 63)
      into[at++] = 0x80 | (code & 63)
    } else {
      i += 1 // two code units make one character
      into[at++] = 0xf0 | (code >> 18)
      into[at++] = 0x80 | ((code >> 12) & 63)
      into[at++] = 0x80 | ((code >> 6) & 63)
      into[at++] = 0x80 | (code & 63)
    }
  }
  return at
}
