import { type Chance, type ChanceState, SeededChance } from '../chance.ts'
import { InputError } from '../errors.ts'

/** Chance with values set by a scenario, by name. Without a set value, a seeded stream decides. */
export class ScriptedChance implements Chance {
  private readonly seeded: SeededChance
  private readonly scripts = new Map<string, string[]>()

  constructor(
    readonly state: ChanceState,
    private readonly piece: (item: unknown) => string,
  ) {
    this.seeded = new SeededChance(state)
  }

  /** Adds the next values for this name, in order. */
  script(name: string, values: readonly string[]): void {
    const list = this.scripts.get(name)
    if (list) list.push(...values)
    else this.scripts.set(name, [...values])
  }

  /** Removes the values set for this name. */
  forget(name: string): void {
    this.scripts.delete(name)
  }

  /** Values that were set but not used. They fail the scenario. */
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

  /** The values set for a shuffle are the top cards, first card first. The stream shuffles the rest. */
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
    throw new InputError(`chance ${name}: found "${value}", expected one of: ${there}`)
  }
}

function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new InputError(`chance ${name}: found "${value}", expected a whole number from ${min} to ${max}`)
}
