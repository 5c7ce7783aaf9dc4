import { useChoosing } from './choosing.ts'
import { done, type KeyActs, type KeyEntry, type KeyMap, useKeys } from './keys.ts'
import { useSession } from './session.ts'

/** What the key does stands in `openedText.keys`, for the list of keys. */
const entry = (label: string, ...keys: readonly string[]): KeyEntry => ({ keys, label, does: null })

/** The keys of all tables. */
export const ROOM_KEYS = {
  choices: entry('C', 'c'),
  confirm: entry('Enter', 'Enter'),
  cancel: entry('Esc', 'Escape'),
  undo: entry('U', 'u', 'Undo'),
  redo: entry('Y', 'y', 'Redo'),
  resetTurn: entry('T', 't'),
  hint: entry('H', 'h'),
  pass: entry('N', 'n'),
  skipBots: entry('S', 's'),
  board: entry('B', 'b'),
  log: entry('L', 'l'),
  rules: entry('R', 'r'),
  menu: entry('M', 'm'),
  counts: entry('O', 'o'),
  help: entry('?', '?'),
  next: entry('Tab', 'Tab'),
  pause: entry('P', 'p'),
} satisfies KeyMap

/** Handles the keys of all tables. */
export function useRoomKeys(): void {
  const room = useSession()
  const { state } = room
  const { draft, confirm, askHint } = useChoosing()
  const acts: KeyActs<keyof typeof ROOM_KEYS> = {
    choices: () => state.scene.outcome === null && done(() => room.open({ kind: 'choices' })),
    confirm: () => draft !== null && done(confirm),
    cancel: () => draft !== null && done(room.cancel),
    undo: () => done(() => (state.undoBlocked ? room.why(state.undoBlocked, 'undo') : room.undo())),
    redo: () => state.canRedo && done(room.redo),
    resetTurn: () => done(room.reset),
    hint: () => done(askHint),
    pass: () => state.phase.kind === 'ask' && state.phase.optional && done(room.pass),
    skipBots: () => done(room.hurry),
    pause: () => done(() => room.pause(state.pausedBy === null)),
    board: () => done(() => room.open({ kind: 'board' })),
    log: () => done(() => room.open({ kind: 'log' })),
    rules: () => done(() => room.open({ kind: 'rules' })),
    menu: () => done(() => room.open({ kind: 'menu' })),
    counts: () => room.module.loadCounts !== undefined && done(() => room.open({ kind: 'counts' })),
    help: () => done(() => room.open({ kind: 'keys' })),
    next: () => false, // the browser moves the focus
  }
  useKeys(ROOM_KEYS, acts, 'around')
}
