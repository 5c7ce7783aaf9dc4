import { tableText } from '../text/table.ts'
import { useChoosing } from './choosing.ts'
import { done, helpOf, type KeyActs, type KeyEntry, type KeyMap, useKeys } from './keys.ts'
import { useSession } from './session.ts'
import type { KeyHelp } from './table-props.ts'

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
export function useRoomKeys(): void {
  const room = useSession()
  const { state } = room
  const { draft, confirm, askHint } = useChoosing()
  const acts: KeyActs<keyof typeof ALL_KEYS> = {
    choices: () => state.scene.outcome === null && done(() => room.open({ kind: 'choices' })),
    confirm: () => draft !== null && done(confirm),
    cancel: () => draft !== null && done(room.cancel),
    undo: () => done(() => (state.undoBlocked ? room.why(state.undoBlocked, 'undo') : room.undo())),
    redo: () => state.canRedo && done(room.redo),
    reset: () => done(room.reset),
    hint: () => done(askHint),
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
  useKeys(ALL_KEYS, acts, 'around')
}
