import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyHelp } from './table-props.ts'

/** A declared key: what it is called in the list of keys, and which keys it means. */
export interface KeyEntry {
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[]
  readonly label: string
  /** For the list of keys; null if the list of all tables has the key already. */
  readonly does: string | null
}

/** The keys of a table or a page, by what they do. */
export type KeyMap<Id extends string = string> = Readonly<Record<Id, KeyEntry>>

/** Each returns whether it did something; if not, the key goes to the next map. */
export type KeyActs<Id extends string> = Readonly<Record<Id, (key: string, shift: boolean) => boolean>>

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The list of keys that a map declares. */
export function helpOf(map: KeyMap): readonly KeyHelp[] {
  return Object.values(map).flatMap(({ label, does }) => (does === null ? [] : [{ key: label, does }]))
}

/**
 * Whose keys they are, in the order in which they get a key: a playback, a game's own table, or what is around it. A
 * playback also gets the keys that press a focused button.
 */
const LEVELS = ['playback', 'table', 'around'] as const
type Level = (typeof LEVELS)[number]

interface Listener {
  readonly level: Level
  /** The dialog that the keys belong to; null for the page. */
  place(): Element | null
  press(key: string, shift: boolean): boolean
}

/** The key maps on the page. There is one listener for all of them, so that their order is fixed. */
const listeners: Listener[] = []

/** Those who want to know of every key that is pressed or released, whatever it does. */
const watchers: { readonly on: string; watch(event: KeyboardEvent): void }[] = []

const DIALOG = 'dialog, [role="dialog"]'

/**
 * The one rule for fields and dialogs: a key in a field belongs to the field. Any other key belongs to the dialog it is
 * pressed in, or to the page; with the focus lost, to the sheet that is open.
 */
function listen(event: KeyboardEvent): void {
  for (const { on, watch } of [...watchers]) if (on === event.type) watch(event)
  if (event.type === 'keyup') return
  const edit = editKey(event)
  // No other key of ours uses Ctrl, Alt or Meta, so none collides with the browser.
  if (((event.ctrlKey || event.metaKey) && edit === null) || event.altKey) return
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, select, textarea')) return
  const sheet = target === document.body ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined
  const place = sheet ?? target?.closest(DIALOG) ?? null
  const pressesButton =
    (event.key === 'Enter' || event.key === ' ') && document.activeElement instanceof HTMLButtonElement
  const key = edit ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key)
  for (const level of LEVELS) {
    if (pressesButton && level !== 'playback') return
    for (const one of listeners)
      if (one.level === level && one.place() === place && one.press(key, event.shiftKey)) return event.preventDefault()
  }
}

/** The keys by which every program undoes and redoes: Ctrl or Command with Z and Y. */
function editKey({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'Undo' | 'Redo' | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'Redo' : 'Undo'
  return letter === 'y' ? 'Redo' : null
}

/** Adds to one of the lists. The listener is there as long as one of them is not empty. */
function add<T>(list: T[], one: T): () => void {
  const change = (how: typeof addEventListener): void => {
    if (listeners.length + watchers.length !== 1) return
    for (const name of ['keydown', 'keyup'] as const) how(name, listen, true)
  }
  list.push(one)
  change(addEventListener)
  return () => {
    change(removeEventListener)
    list.splice(list.indexOf(one), 1)
  }
}

/** Handles the declared keys. `inside`: an element of the dialog that they belong to, if they are not the page's. */
export function useKeys<Id extends string>(
  map: KeyMap<Id>,
  acts: KeyActs<Id>,
  level: Level,
  inside?: RefObject<Element | null>,
): void {
  const latest = useRef(acts)
  latest.current = acts
  // A layout effect, so that a key pressed right after a change is not applied to the previous decision.
  useLayoutEffect(() => {
    const ids = Object.keys(map) as Id[]
    return add(listeners, {
      level,
      place: () => inside?.current?.closest(DIALOG) ?? null,
      press: (key, shift) => ids.some(id => map[id].keys.includes(key) && latest.current[id](key, shift)),
    })
  }, [map, level, inside])
}

/** Calls `watch` for every key on the page, before it does anything or when it is released. Null: not now. */
export function useEveryKey(watch: ((event: KeyboardEvent) => void) | null, on: 'keydown' | 'keyup' = 'keydown'): void {
  const latest = useRef(watch)
  latest.current = watch
  const off = watch === null
  useEffect(() => (off ? undefined : add(watchers, { on, watch: event => latest.current?.(event) })), [on, off])
}

/** Acts, and says that the key did something. */
export function done(act: () => void): true {
  act()
  return true
}
