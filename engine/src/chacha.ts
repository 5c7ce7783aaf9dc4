/**
 * One block of ChaCha with eight rounds: sixteen 32-bit words out of a 256-bit key and a block number.
 * Chosen because the next draw cannot be predicted from earlier ones, and it is the same on every platform
 * (docs/decisions/0002-rng.md).
 */
export function chachaBlock(key: Uint32Array, block: number, out: Uint32Array, rounds = 8): void {
  start.set(CONSTANTS, 0)
  start.set(key, 4)
  start[12] = block >>> 0
  start[13] = Math.floor(block / 2 ** 32)
  const x = work
  for (let i = 0; i < 16; i++) x[i] = start[i] | 0
  for (let round = 0; round < rounds; round += 2) {
    quarter(x, 0, 4, 8, 12)
    quarter(x, 1, 5, 9, 13)
    quarter(x, 2, 6, 10, 14)
    quarter(x, 3, 7, 11, 15)
    quarter(x, 0, 5, 10, 15)
    quarter(x, 1, 6, 11, 12)
    quarter(x, 2, 7, 8, 13)
    quarter(x, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = x[i] + start[i]
}

const CONSTANTS = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574)
const start = new Uint32Array(16)
const work = new Int32Array(16)

/** One quarter round. Local variables save array accesses: four reads and four writes instead of twenty. */
function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia]
  let b = x[ib]
  let c = x[ic]
  let d = x[id]
  a = (a + b) | 0
  d = rotate(d ^ a, 16)
  c = (c + d) | 0
  b = rotate(b ^ c, 12)
  a = (a + b) | 0
  d = rotate(d ^ a, 8)
  c = (c + d) | 0
  b = rotate(b ^ c, 7)
  x[ia] = a
  x[ib] = b
  x[ic] = c
  x[id] = d
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
