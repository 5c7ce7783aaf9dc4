import type { Outcome, Seat } from '@holdout/engine'
import { calibrated } from './calibration.ts'
import type { FittedModels } from './fitted.ts'

/** A position in numbers for one seat. Most of them are 0, so only the others are stored. */
export class Inputs {
  /** The places of the numbers that are not 0, and the numbers, up to `used`. */
  readonly places = new Uint16Array(MOST_INPUTS)
  readonly values = new Float32Array(MOST_INPUTS)
  used = 0
  /** The length so far, with zeros. */
  length = 0
  /** How much of the match is over, from 0 to 1, as far as the position shows it. */
  late = 0
  /** The result, if what was under way has ended the match. Then the numbers say nothing. */
  ended: Outcome | null = null

  clear(): void {
    this.used = 0
    this.length = 0
    this.late = 0
    this.ended = null
  }

  number(value: number): void {
    if (value !== 0) {
      this.places[this.used] = this.length
      this.values[this.used] = value
      this.used += 1
    }
    this.length += 1
  }

  flag(set: boolean): void {
    this.number(set ? 1 : 0)
  }

  /** A flag for each of the numbers from 0 to `most`; larger ones count as `most`. */
  oneOf(value: number, most: number): void {
    const at = Math.min(most, value)
    for (let i = 0; i <= most; i++) this.flag(i === at)
  }

  /** A flag for each of the numbers from 1 to `most`: whether it is reached. */
  reached(value: number, most: number): void {
    for (let i = 1; i <= most; i++) this.flag(value >= i)
  }
}

const MOST_INPUTS = 1024

/** A network as data: one layer of hidden units between the inputs and one score. Made by `holdout fit --network`. */
export interface NetworkData {
  readonly inputs: number
  readonly hidden: number
  /** What one step of the stored weights is worth, for the hidden layer and for the score. */
  readonly steps: readonly number[]
  /**
   * Weights as 16-bit numbers in base64: those of each input, the constants of the hidden units, their weights in the
   * score, and its constant.
   */
  readonly weights: string
  /** Weights of `calibrationOf` in the chance. Absent: the score itself says the chance. */
  readonly calibration?: readonly number[]
  /** The same by the number of seats, where matches with different numbers were told apart. */
  readonly calibrations?: Readonly<Record<string, readonly number[]>>
}

/** The chance of a team or of one side against the other, in the numbers of a network. */
export class Network {
  readonly inputs: number
  private readonly hidden: number
  private readonly layer: Float32Array
  private readonly top: Float32Array
  private readonly sums: Float32Array
  private readonly calibration: readonly number[] | undefined
  private readonly calibrations: Readonly<Record<string, readonly number[]>>

  constructor({ inputs, hidden, steps, weights, calibration, calibrations = {} }: NetworkData) {
    const stored = numbersIn(weights)
    const below = (inputs + 1) * hidden
    this.inputs = inputs
    this.hidden = hidden
    this.layer = Float32Array.from(stored.subarray(0, below), value => value * steps[0])
    this.top = Float32Array.from(stored.subarray(below), value => value * steps[1])
    this.sums = new Float32Array(hidden)
    this.calibration = calibration
    this.calibrations = calibrations
  }

  /** The calibrated chance of a side against the other, in a match with this number of seats. */
  chance(inputs: Inputs, seats?: number): number {
    return logistic(this.rating(inputs, seats))
  }

  /** The calibrated score. Those of rivals are shared out by `sharesOf`. */
  rating(inputs: Inputs, seats?: number): number {
    const own = seats === undefined ? undefined : this.calibrations[seats]
    return calibrated(own ?? this.calibration, this.score(inputs), inputs.late)
  }

  /** The score of a position: the logarithm of its odds, up to a constant between rivals. */
  score({ places, values, used, length }: Inputs): number {
    const { hidden, layer, top, sums, inputs } = this
    if (length !== inputs) throw new Error(`${length} numbers for a network of ${inputs}`)
    const constants = inputs * hidden
    for (let k = 0; k < hidden; k++) sums[k] = layer[constants + k]
    for (let i = 0; i < used; i++) {
      const from = places[i] * hidden
      const value = values[i]
      for (let k = 0; k < hidden; k++) sums[k] += value * layer[from + k]
    }
    let score = top[hidden]
    for (let k = 0; k < hidden; k++) if (sums[k] > 0) score += sums[k] * top[k]
    return score
  }
}

export function isNetwork(of: NetworkData | FittedModels): of is NetworkData {
  return typeof of.weights === 'string'
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** 16-bit numbers, the low byte first, from base64 without white space. */
function numbersIn(base64: string): Int16Array {
  const digits = base64.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  let at = 0
  for (let i = 0; i < digits.length; i++) {
    bits = (bits << 6) | DIGITS.indexOf(digits[i])
    const over = 6 * (i + 1) - 8 * (at + 1)
    if (over < 0) continue
    bytes[at] = bits >> over
    at += 1
  }
  return Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes[2 * i] | (bytes[2 * i + 1] << 8))
}

/** How a position is given to a network. `s` may be changed. */
export type WriteInputs<S> = (s: S, seat: Seat, into: Inputs) => void

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
