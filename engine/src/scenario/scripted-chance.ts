import { type Chance, type ChanceState, SeededChance } from '../chance.ts'
import { InputError } from '../errors.ts'

/** Luck that a scenario has written down, by name; where it has not, a seeded stream decides. */
export class ScriptedChance implements Chance {
  private readonly seeded: SeededChance
  private readonly scripts = new Map<string, string[]>()

  constructor(
    readonly state: ChanceState,
    private readonly piece: (item: unknown) => string,
  ) {
    this.seeded = new SeededChance(state)
  }

  /** The values that come next under this name, in order. */
  script(name: string, values: readonly string[]): void {
    const list = this.scripts.get(name)
    if (list) list.push(...values)
    else this.scripts.set(name, [...values])
  }

  /** Drops the values that were written for this name. */
  forget(name: string): void {
    this.scripts.delete(name)
  }

  /** What was written and never came up: a scenario that says so has misunderstood the rules. */
  unused(): string[] {
    return [...this.scripts]
      .filter(([, values]) => values.length)
      .map(([name, values]) => `${name}: ${values.join(' ')}`)
  }

  int(name: string, below: number): number {
    const value = this.scripts.get(name)?.shift()
    return value === undefined ? this.seeded.int(name, below) : wholeNumber(name, value, 0, below - 1)
  }

  die(name: string, sides: number): number {
    const value = this.scripts.get(name)?.shift()
    return value === undefined ? this.seeded.die(name, sides) : wholeNumber(name, value, 1, sides)
  }

  pick(name: string, items: readonly unknown[]): number {
    const value = this.scripts.get(name)?.shift()
    return value === undefined ? this.seeded.pick(name, items) : this.find(name, value, items)
  }

  /** The script of a shuffle is what then lies on top, first card first; the rest below it is left to the stream. */
  shuffle(name: string, items: unknown[]): void {
    this.seeded.shuffle(name, items)
    const values = this.scripts.get(name)?.splice(0) ?? []
    const top = values.map(value => items.splice(this.find(name, value, items), 1)[0])
    items.push(...top.reverse())
  }

  private find(name: string, value: string, items: readonly unknown[]): number {
    const index = items.findIndex(item => this.piece(item) === value)
    if (index >= 0) return index
    const there = [...new Set(items.map(this.piece))].join(' ')
    throw new InputError(`chance ${name}: found "${value}", expected one of what is there: ${there}`)
  }
}

function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new InputError(`chance ${name}: found "${value}", expected a whole number from ${min} to ${max}`)
}
