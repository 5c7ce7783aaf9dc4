import { type Inputs, type NetworkData, sharesOf } from '@holdout/knowledge'

/** A position as a network reads it: the numbers that are not 0. */
export interface Written {
  readonly places: Uint16Array
  readonly values: Float32Array
  readonly late: number
}

/**
 * A position to learn from: the numbers of each alternative, and the share of the win that each is to have. A team has
 * one alternative, and its chance stands against losing.
 */
export interface Example {
  readonly written: readonly Written[]
  readonly target: readonly number[]
}

/** Adam's usual decay of the mean gradient and of the mean square. */
const MEAN = 0.9
const SQUARE = 0.999
const TINY = 1e-8
const BATCH = 64
/** How fast the averaged weights follow. They play, because they change less than those that learn. */
const FOLLOW = 0.001
/** The hidden layer starts with random weights of this size. */
const START = 0.1

/** The weights of a network in learning. All of it is plain data, so it can be stored and resumed. */
export class Trainer {
  readonly weights: Float32Array
  readonly averaged: Float32Array
  private readonly means: Float32Array
  private readonly squares: Float32Array
  private readonly gradient: Float32Array
  private readonly sums: Float32Array
  private steps = 0

  constructor(
    readonly inputs: number,
    readonly hidden: number,
    random: () => number,
  ) {
    const count = (inputs + 1) * hidden + hidden + 1
    this.weights = new Float32Array(count)
    const below = inputs * hidden
    for (let i = 0; i < below; i++) this.weights[i] = (2 * random() - 1) * START
    for (let k = 0; k < hidden; k++) this.weights[below + hidden + k] = ((2 * random() - 1) * START * 8) / hidden
    this.averaged = this.weights.slice()
    this.means = new Float32Array(count)
    this.squares = new Float32Array(count)
    this.gradient = new Float32Array(count)
    this.sums = new Float32Array(hidden)
  }

  /** Learns from examples, in their order, in small batches. Returns the mean loss. */
  learn(examples: readonly Example[], rate: number): number {
    let loss = 0
    for (let from = 0; from < examples.length; from += BATCH) {
      const batch = examples.slice(from, from + BATCH)
      this.gradient.fill(0)
      for (const example of batch) loss += this.addGradient(example)
      this.update(rate, batch.length)
    }
    return loss / Math.max(1, examples.length)
  }

  /** The weights that play, as they are stored. */
  get data(): NetworkData {
    const { inputs, hidden, averaged } = this
    const below = (inputs + 1) * hidden
    const steps = [stepOf(averaged.subarray(0, below)), stepOf(averaged.subarray(below))]
    const words = Int16Array.from(averaged, (weight, i) => Math.round(weight / steps[i < below ? 0 : 1]))
    return { inputs, hidden, steps, weights: base64Of(words) }
  }

  /** Everything, to go on later. */
  get kept(): TrainerKept {
    const { steps, weights, averaged, means, squares } = this
    return {
      steps,
      weights: textOf(weights),
      averaged: textOf(averaged),
      means: textOf(means),
      squares: textOf(squares),
    }
  }

  resume({ steps, ...kept }: TrainerKept): void {
    this.steps = steps
    for (const name of ['weights', 'averaged', 'means', 'squares'] as const) this[name].set(floatsIn(kept[name]))
  }

  private addGradient({ written, target }: Example): number {
    const scores = written.map(one => this.forward(one))
    const { chances, loss } = against(scores, target)
    written.forEach((one, i) => {
      const off = chances[i] - target[i]
      if (written.length > 1) this.forward(one) // the sums of the last alternative are still there otherwise
      this.backward(one, off)
    })
    return loss
  }

  private forward({ places, values }: Written): number {
    const { hidden, inputs, weights, sums } = this
    const constants = inputs * hidden
    const top = constants + hidden
    for (let k = 0; k < hidden; k++) sums[k] = weights[constants + k]
    for (let i = 0; i < places.length; i++) {
      const from = places[i] * hidden
      const value = values[i]
      for (let k = 0; k < hidden; k++) sums[k] += value * weights[from + k]
    }
    let score = weights[top + hidden]
    for (let k = 0; k < hidden; k++) if (sums[k] > 0) score += sums[k] * weights[top + k]
    return score
  }

  private backward({ places, values }: Written, off: number): void {
    const { hidden, inputs, weights, sums, gradient } = this
    const constants = inputs * hidden
    const top = constants + hidden
    gradient[top + hidden] += off
    for (let k = 0; k < hidden; k++) {
      if (sums[k] <= 0) {
        sums[k] = 0
        continue
      }
      gradient[top + k] += off * sums[k]
      sums[k] = off * weights[top + k]
      gradient[constants + k] += sums[k]
    }
    for (let i = 0; i < places.length; i++) {
      const from = places[i] * hidden
      const value = values[i]
      for (let k = 0; k < hidden; k++) gradient[from + k] += value * sums[k]
    }
  }

  private update(rate: number, count: number): void {
    const { weights, averaged, means, squares, gradient } = this
    this.steps += 1
    const follow = Math.max(FOLLOW, 1 / this.steps)
    const speed = (rate * Math.sqrt(1 - SQUARE ** this.steps)) / (1 - MEAN ** this.steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] / count
      means[i] += (1 - MEAN) * (slope - means[i])
      squares[i] += (1 - SQUARE) * (slope * slope - squares[i])
      weights[i] -= (speed * means[i]) / (Math.sqrt(squares[i]) + TINY)
      averaged[i] += follow * (weights[i] - averaged[i])
    }
  }
}

export interface TrainerKept {
  readonly steps: number
  readonly weights: string
  readonly averaged: string
  readonly means: string
  readonly squares: string
}

/** The chances that scores say, and how much they are off. */
function against(scores: readonly number[], target: readonly number[]): { chances: number[]; loss: number } {
  if (scores.length === 1) {
    const chance = 1 / (1 + Math.exp(-scores[0]))
    return { chances: [chance], loss: -target[0] * logOf(chance) - (1 - target[0]) * logOf(1 - chance) }
  }
  const chances = sharesOf(scores)
  return { chances, loss: -target.reduce((total, share, i) => total + share * logOf(chances[i]), 0) }
}

function logOf(chance: number): number {
  return Math.log(Math.max(1e-9, chance))
}

export function writtenOf({ places, values, used, late }: Inputs): Written {
  return { places: places.slice(0, used), values: values.slice(0, used), late }
}

const LARGEST = 32767

function stepOf(weights: Float32Array): number {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  return most === 0 ? 1 : most / LARGEST
}

function base64Of(numbers: Int16Array | Float32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')
}

function textOf(numbers: Float32Array): string {
  return base64Of(numbers)
}

function floatsIn(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
