import { InputError } from '@holdout/engine'

/** A value from a file together with its path, so that every error message can name the place. */
export class Reader {
  constructor(
    readonly value: unknown,
    private readonly file: string,
    private readonly at = '',
  ) {}

  wrong(what: string): never {
    throw new InputError(`${this.file}: ${this.at === '' ? '' : `${this.at}: `}${what}`)
  }

  has(name: string): boolean {
    return Object.hasOwn(this.record(), name)
  }

  names(): string[] {
    return Object.keys(this.record())
  }

  field(name: string): Reader {
    const record = this.record()
    if (!Object.hasOwn(record, name)) this.wrong(`the field "${name}" is missing`)
    return new Reader(record[name], this.file, `${this.at} ${name}`.trim())
  }

  /** Rejects unknown fields. */
  only(...names: readonly string[]): void {
    for (const name of Object.keys(this.record())) {
      if (!names.includes(name)) this.wrong(`unknown field "${name}"; expected ${names.join(', ')}`)
    }
  }

  list(): Reader[] {
    if (!Array.isArray(this.value)) return this.wrong(`found ${show(this.value)}, expected a list`)
    return this.value.map((entry, i) => new Reader(entry, this.file, `${this.at} entry ${i + 1}${idOf(entry)}`))
  }

  text(): string {
    return typeof this.value === 'string' && this.value !== ''
      ? this.value
      : this.wrong(`found ${show(this.value)}, expected a text`)
  }

  whole(min: number, max: number): number {
    const { value } = this
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : this.wrong(`found ${show(value)}, expected a whole number from ${min} to ${max}`)
  }

  flag(): boolean {
    return typeof this.value === 'boolean'
      ? this.value
      : this.wrong(`found ${show(this.value)}, expected true or false`)
  }

  oneOf<T extends string>(words: readonly T[]): T {
    return words.includes(this.value as T)
      ? (this.value as T)
      : this.wrong(`found ${show(this.value)}, expected one of: ${words.join(', ')}`)
  }

  private record(): Record<string, unknown> {
    const { value } = this
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.wrong(`found ${show(value)}, expected an object`)
    return value as Record<string, unknown>
  }
}

function idOf(entry: unknown): string {
  const id = (entry as { id?: unknown } | null)?.id
  return typeof id === 'string' ? ` (${id})` : ''
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}
