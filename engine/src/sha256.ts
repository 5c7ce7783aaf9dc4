/**
 * SHA-256 of a text (UTF-8), as 64 hex digits. Written here because the kernel may depend on nothing and must answer at
 * once, in a browser too; anybody can check its answers with `sha256sum`.
 */
export function sha256(text: string): string {
  const bytes = utf8(text)
  const blocks = (bytes.length + 9 + 63) >> 6
  const padded = new Uint8Array(blocks * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const hash = Uint32Array.from(INITIAL)
  for (let block = 0; block < blocks; block++) compress(hash, view, block * 64)
  let hex = ''
  for (const word of hash) hex += word.toString(16).padStart(8, '0')
  return hex
}

const { ROUND, INITIAL } = constants()
const w = new Uint32Array(64)

function compress(hash: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ (w[i - 15] >>> 3)
    const s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ (w[i - 2] >>> 10)
    w[i] = w[i - 16] + s0 + w[i - 7] + s1
  }
  let [a, b, c, d, e, f, g, h] = hash
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
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] += sums[i]
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The standard's constants: fractional bits of the cube (and square) roots of the first primes. */
function constants(): { ROUND: Uint32Array; INITIAL: Uint32Array } {
  const round: number[] = []
  const initial: number[] = []
  for (let n = 2; round.length < 64; n++) {
    if (Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).some(d => n % d === 0)) continue
    if (initial.length < 8) initial.push(fraction(Math.sqrt(n)))
    round.push(fraction(Math.cbrt(n)))
  }
  return { ROUND: Uint32Array.from(round), INITIAL: Uint32Array.from(initial) }
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32)
}

/** The kernel has no TextEncoder: that belongs to Node and browsers, not to the language. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const char of text) {
    const code = char.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}
