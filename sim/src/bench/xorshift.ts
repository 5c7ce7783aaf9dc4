/** A fast seeded generator for choosing moves, so that the choice adds little to what is measured. */
export class Xorshift {
  private word: number

  constructor(seed: number) {
    this.word = Math.imul(seed + 1, 0x9e3779b1) | 1 // never zero, because the generator would stay at zero
  }

  /** A whole number from 0 to below - 1. */
  below(below: number): number {
    let x = this.word
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.word = x
    return Math.floor(((x >>> 0) / 2 ** 32) * below)
  }
}
