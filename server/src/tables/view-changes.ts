/** The fields of a view, by name. Plain data. */
type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** What became of a field: nothing; all of it is new; or a few elements of a list are. */
type Change = null | 'whole' | readonly number[]

/** Where a seat sees what bystanders see. */
const AS_ALL = Symbol('as all')
/** Where it is not known what a seat has. */
const NOT_KNOWN = Symbol('not known')

/**
 * What bystanders see, view after view. A view is compared with what is kept of the one before, and what is new is copied into that: nothing
 * of a view outlives its move, and what is kept stays where it is in memory. The garbage collector is slow with what does neither.
 */
export class SharedView {
  readonly keys: string[] = []
  readonly kept: unknown[] = []
  readonly changes: Change[] = []
  /** The view as it was taken, and its fields in the order of `keys`; none when nobody is told any more. */
  view: Fields | null = null
  readonly values: unknown[] = []
  /** What is new, as JSON: the end of an object, with a comma before every field. */
  news = ''

  /** Takes the next view in; false if it cannot be said what is new, because there was none before or it has other fields. */
  take(view: Fields): boolean {
    const { keys, kept, changes, values } = this
    this.view = view
    const told = new Telling()
    let comparable = keys.length > 0
    let i = 0
    for (const key in view) {
      if (keys[i] !== key) {
        comparable = false
        keys[i] = key
        kept[i] = undefined
      }
      const value = view[key]
      values[i] = value
      const change = changeOf(kept[i], value)
      changes[i] = change
      if (change !== null) {
        this.keep(i, value, change)
        told.add(key, value, change)
      }
      i += 1
    }
    if (i < keys.length) {
      comparable = false
      keys.length = kept.length = changes.length = values.length = i
    }
    this.news = told.text
    return comparable
  }

  private keep(i: number, value: unknown, change: 'whole' | readonly number[]): void {
    if (change === 'whole') this.kept[i] = kept(this.kept[i], value)
    else for (const at of change) this.keptList(i)[at] = kept(this.keptList(i)[at], (value as List)[at])
  }

  private keptList(i: number): unknown[] {
    return this.kept[i] as unknown[]
  }

  /** All were told: what was only needed for that is let go of. */
  rest(): void {
    this.view = null
    this.values.length = 0
    this.news = ''
  }
}

/** What one seat sees, beside what all do. */
export class OwnView {
  /** For each field: `AS_ALL`, a list of which some elements are, or a copy of something else. */
  private readonly kept: (typeof AS_ALL | OwnList | unknown)[] = []

  /**
   * Takes the next view in, after `all` has. Gives what is still wrong for this seat when it was told what is new for all, as JSON;
   * null if that cannot be said: `follows` tells whether what this seat was shown last is what it was shown before the last change of `all`.
   */
  take(view: Fields, all: SharedView, follows: boolean): string | null {
    const { kept } = this
    const { keys, values } = all
    const known = follows && kept.length === keys.length
    const told = new Telling()
    let i = 0
    for (const key in view) {
      if (keys[i] !== key) {
        kept.length = 0 // other fields: nothing is known of them
        return null
      }
      const value = view[key]
      const open = values[i]
      if (!known) kept[i] = NOT_KNOWN
      if (value !== open || kept[i] !== AS_ALL) this.takeField(i, value, open, all, told)
      i += 1
    }
    kept.length = i
    return known && i === keys.length ? told.text : null
  }

  private takeField(i: number, value: unknown, open: unknown, all: SharedView, told: Telling): void {
    const shared = all.kept[i]
    const own = afterNewsForAll(this.kept[i], all.changes[i])
    if (areParted(open, value) && areParted(shared, value)) {
      const list = own === AS_ALL || own instanceof OwnList ? own : NOT_KNOWN
      const mine = list instanceof OwnList ? list : new OwnList(shared.length)
      const change = mine.take(value as List, open, shared, list === NOT_KNOWN)
      if (change !== null) told.add(all.keys[i], value, change)
      this.kept[i] = mine.isAsAll ? AS_ALL : mine
      return
    }
    const copy = own instanceof OwnList ? NOT_KNOWN : own
    const change = changeOf(copy === AS_ALL ? shared : copy, value)
    if (change !== null) told.add(all.keys[i], value, change)
    this.kept[i] = value === open || same(value, shared) ? AS_ALL : kept(copy, value)
  }
}

/** A list of which a seat sees some elements as all do. */
class OwnList {
  /** For each element: `AS_ALL`, or a copy of what the seat sees instead. */
  private readonly elements: unknown[]

  constructor(length: number) {
    this.elements = new Array(length).fill(AS_ALL)
  }

  get isAsAll(): boolean {
    for (const element of this.elements) if (element !== AS_ALL) return false
    return true
  }

  /** Others were told of new elements, and this seat with them. */
  laidOver(at: readonly number[]): void {
    for (const i of at) this.elements[i] = AS_ALL
  }

  /** What is new in the list for this seat; `open` is what all see now, and `shared` what is kept of it. */
  take(list: List, open: List, shared: List, isNew: boolean): Change {
    const { elements } = this
    let changed: number[] | null = null
    for (let at = 0; at < elements.length; at++) {
      const element = list[at]
      const before = elements[at]
      const asAll = element === open[at]
      if (before === AS_ALL && asAll) continue
      if (!same(before === AS_ALL ? shared[at] : before, element)) changed = added(changed, at)
      elements[at] = asAll || same(shared[at], element) ? AS_ALL : kept(before, element)
    }
    return isNew ? 'whole' : fewOf(changed, elements)
  }
}

/** What a seat has of a field when it was told what is new for all. */
function afterNewsForAll(own: unknown, news: Change): unknown {
  if (news === null || own === AS_ALL) return own
  if (news === 'whole') return AS_ALL
  if (!(own instanceof OwnList)) return NOT_KNOWN // elements of one list were laid over another thing
  own.laidOver(news)
  return own
}

/** Collects what is new: whole fields, and elements of lists. */
class Telling {
  private view = ''
  private items = ''

  add(key: string, value: unknown, change: 'whole' | readonly number[]): void {
    if (change === 'whole') {
      this.view += `${this.view === '' ? '' : ','}"${key}":${textOf(value)}`
      return
    }
    let elements = ''
    for (const at of change) elements += `${elements === '' ? '' : ','}"${at}":${JSON.stringify((value as List)[at])}`
    this.items += `${this.items === '' ? '' : ','}"${key}":{${elements}}`
  }

  get text(): string {
    const view = this.view === '' ? '' : `,"view":{${this.view}}`
    return this.items === '' ? view : `${view},"items":{${this.items}}`
  }
}

function changeOf(before: unknown, now: unknown): Change {
  if (before === now) return null
  if (!areParted(before, now)) return same(before, now) ? null : 'whole'
  let changed: number[] | null = null
  for (let at = 0; at < before.length; at++) if (!same(before[at], (now as List)[at])) changed = added(changed, at)
  return fewOf(changed, before)
}

function added(list: number[] | null, at: number): number[] {
  if (list === null) return [at]
  list.push(at)
  return list
}

function fewOf(changed: readonly number[] | null, list: List): Change {
  return changed?.length === list.length ? 'whole' : changed
}

/** Two lists, as long as each other, whose elements are worth being told one by one. */
function areParted(a: unknown, b: unknown): a is List {
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && typeof b[0] === 'object' && b[0] !== null
}

/** A copy of plain data, made of an earlier copy where that will do. */
function kept(copy: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = Array.isArray(copy) ? copy : []
    if (list.length > value.length) list.length = value.length
    for (let i = 0; i < value.length; i++) list[i] = kept(list[i], value[i])
    return list
  }
  const fields = value as Fields
  const record = hasSameFields(copy, fields) ? copy : {}
  for (const key in fields) record[key] = kept(record[key], fields[key])
  return record
}

function hasSameFields(copy: unknown, fields: Fields): copy is Record<string, unknown> {
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return false
  for (const key in copy) if (!(key in fields)) return false
  return true
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : JSON.stringify(value)
}

/** Whether two pieces of plain data say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as Fields
  const right = b as Fields
  for (const key in left) if (!same(left[key], right[key])) return false
  for (const key in right) if (left[key] === undefined && right[key] !== undefined) return false
  return true
}
