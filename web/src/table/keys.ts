import { useLayoutEffect, useRef } from 'react'
import { tableText } from '../text/table.ts'
import type { Room } from './room.ts'
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

/** Whether the keys belong to a game's own table or to what is around it. A table's keys come first. */
type Level = 'table' | 'around'

interface Listener {
  readonly level: Level
  press(key: string, shift: boolean): boolean
}

/** The key maps on the page. There is one listener for all of them, so that their order is fixed. */
const listeners: Listener[] = []

function listen(event: KeyboardEvent): void {
  const { target, shiftKey } = event
  const edit = editKey(event)
  // No other key of ours uses Ctrl, Alt or Meta, so none collides with the browser.
  if (((event.ctrlKey || event.metaKey) && edit === null) || event.altKey || event.defaultPrevented) return
  if (target instanceof Element && target.closest('input, select, textarea, dialog, [role="dialog"]')) return
  // A focused button is pressed by these keys.
  if ((event.key === 'Enter' || event.key === ' ') && document.activeElement instanceof HTMLButtonElement) return
  const key = edit ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key)
  for (const level of ['table', 'around'] as const)
    for (const one of listeners) if (one.level === level && one.press(key, shiftKey)) return event.preventDefault()
}

/** The keys by which every program undoes and redoes: Ctrl or Command with Z and Y. */
function editKey({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'Undo' | 'Redo' | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'Redo' : 'Undo'
  return letter === 'y' ? 'Redo' : null
}

/** Handles the declared keys. `off`: something covers the table or page. */
export function useKeys<Id extends string>(map: KeyMap<Id>, acts: KeyActs<Id>, level: Level, off = false): void {
  const latest = useRef(acts)
  latest.current = acts
  // A layout effect, so that a key pressed right after a change is not applied to the previous decision.
  useLayoutEffect(() => {
    if (off) return
    const ids = Object.keys(map) as Id[]
    const listener: Listener = {
      level,
      press: (key, shift) => ids.some(id => map[id].keys.includes(key) && latest.current[id](key, shift)),
    }
    if (listeners.push(listener) === 1) addEventListener('keydown', listen)
    return () => {
      listeners.splice(listeners.indexOf(listener), 1)
      if (listeners.length === 0) removeEventListener('keydown', listen)
    }
  }, [map, level, off])
}

const { keys } = tableText
const entry = (key: string, label: string, does: string): KeyEntry => ({ keys: [key], label, does })

/** The keys of all tables. */
const ROOM_KEYS = {
  choices: entry('c', 'C', keys.choices),
  confirm: entry('Enter', 'Enter', keys.confirm),
  cancel: entry('Escape', 'Esc', keys.cancel),
  undo: { keys: ['u', 'Undo'], label: 'U', does: keys.undo },
  redo: { keys: ['y', 'Redo'], label: 'Y', does: keys.redo },
  reset: entry('t', 'T', keys.resetTurn),
  hint: entry('h', 'H', keys.hint),
  pass: entry('n', 'N', keys.pass),
  hurry: entry('s', 'S', keys.skipBots),
  board: entry('b', 'B', keys.board),
  log: entry('l', 'L', keys.log),
  rules: entry('r', 'R', keys.rules),
  menu: entry('m', 'M', keys.menu),
  counts: entry('o', 'O', keys.counts),
  help: entry('?', '?', keys.help),
  next: entry('Tab', 'Tab', keys.next),
} satisfies KeyMap

/** The key that works only where the player can pause the match. */
const PAUSE_KEY = { pause: entry('p', 'P', keys.pause) } satisfies KeyMap

const ALL_KEYS = { ...ROOM_KEYS, ...PAUSE_KEY }

export const KEYS = helpOf(ROOM_KEYS)
export const PAUSE_KEYS = helpOf(PAUSE_KEY)

/**
 * A table's own keys and those of all tables, each key in one row: where both use a key, the table's own meaning comes
 * first.
 */
export function allKeys(own: readonly KeyHelp[], everywhere: readonly KeyHelp[]): readonly KeyHelp[] {
  const keysIn = ({ key }: KeyHelp): readonly string[] => key.split(', ')
  const isOwn = ({ key }: KeyHelp): boolean => own.some(row => keysIn(row).includes(key))
  const rows = own.map(row => {
    const others = everywhere.filter(({ key }) => keysIn(row).includes(key))
    const more = others.map(({ key, does }) => (keysIn(row).length > 1 ? `${key}: ${does}` : does))
    return more.length === 0 ? row : { ...row, does: keys.otherwise(row.does, more.join(', ')) }
  })
  return [...rows, ...everywhere.filter(row => !isOwn(row))]
}

export function keysAt(canPause: boolean): readonly KeyHelp[] {
  return canPause ? [...KEYS, ...PAUSE_KEYS] : KEYS
}

/** Handles the keys of all tables. */
export function useRoomKeys(room: Room, covered: boolean): void {
  const { state, draft } = room
  const acts: KeyActs<keyof typeof ALL_KEYS> = {
    choices: () => state.scene.outcome === null && done(() => room.open({ kind: 'choices' })),
    confirm: () => draft !== null && done(room.confirm),
    cancel: () => draft !== null && done(room.cancel),
    undo: () => done(() => (state.undoBlocked ? room.why(state.undoBlocked, 'undo') : room.undo())),
    redo: () => state.canRedo && done(room.redo),
    reset: () => done(room.reset),
    hint: () => done(room.askHint),
    pass: () => state.phase.kind === 'ask' && state.phase.optional && done(room.pass),
    hurry: () => done(room.hurry),
    pause: () => done(() => room.pause(state.pausedBy === null)),
    board: () => done(() => room.open({ kind: 'board' })),
    log: () => done(() => room.open({ kind: 'log' })),
    rules: () => done(() => room.open({ kind: 'rules' })),
    menu: () => done(() => room.open({ kind: 'menu' })),
    counts: () => room.module.loadCounts !== undefined && done(() => room.open({ kind: 'counts' })),
    help: () => done(() => room.open({ kind: 'keys' })),
    next: () => false, // the browser moves the focus
  }
  useKeys(ALL_KEYS, acts, 'around', covered)
}

/** Acts, and says that the key did something. */
export function done(act: () => void): true {
  act()
  return true
}
