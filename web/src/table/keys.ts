import { useLayoutEffect } from 'react'
import type { Room } from './room.ts'
import type { KeyHelp } from './table-props.ts'

/** The keys of all tables, as the app lists them. A table may have more: see `TableModule.keys`. */
export const KEYS: readonly KeyHelp[] = [
  { key: 'C', does: 'list every choice; there a number and Enter choose' },
  { key: 'Enter', does: 'make the chosen move' },
  { key: 'Esc', does: 'leave off, close' },
  { key: 'U', does: 'undo' },
  { key: 'Y', does: 'redo' },
  { key: 'T', does: 'take back the whole turn' },
  { key: 'H', does: 'hint' },
  { key: 'N', does: 'let an optional question pass' },
  { key: 'S', does: "skip the bots' thinking" },
  { key: 'B', does: 'the board in sentences' },
  { key: 'L', does: 'the log' },
  { key: 'R', does: 'the rules' },
  { key: 'M', does: 'menu' },
  { key: '?', does: 'this list' },
  { key: 'Tab', does: 'go to the next thing one can press' },
]

/** The key that works only where the match can be paused. */
export const PAUSE_KEYS: readonly KeyHelp[] = [{ key: 'P', does: 'pause, and go on' }]

/** The keys of a table. */
export function keysAt(canPause: boolean): readonly KeyHelp[] {
  return canPause ? [...KEYS, ...PAUSE_KEYS] : KEYS
}

/** Keys of the table. None of them needs Ctrl, Alt or Meta, so none collides with the browser. */
export function useTableKeys(room: Room, covered: boolean): void {
  // With the page, not after it: a key pressed in between would be heard for the question before. The keys of each table are taken over in
  // the same way, and so still before these.
  useLayoutEffect(() => {
    if (covered) return
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [role="dialog"], dialog'))
        return
      const act = ACTS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act?.(room)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [room, covered])
}

/** Each says whether it did something; if not, the key keeps its ordinary meaning. */
const ACTS: Readonly<Record<string, (room: Room) => boolean>> = {
  c: room => room.state.scene.outcome === null && done(() => room.open({ kind: 'choices' })),
  Escape: room => room.draft !== null && done(room.cancel),
  Enter: room => room.draft !== null && !(document.activeElement instanceof HTMLButtonElement) && done(room.confirm),
  u: room => done(() => (room.state.undoBlocked ? room.why(room.state.undoBlocked) : room.undo())),
  y: room => room.state.canRedo && done(room.redo),
  t: room => done(room.reset),
  h: room => done(room.askHint),
  n: room => room.state.phase.kind === 'ask' && room.state.phase.optional && done(room.pass),
  s: room => done(room.hurry),
  p: room => done(() => room.pause(room.state.pausedBy === null)),
  b: room => done(() => room.open({ kind: 'board' })),
  l: room => done(() => room.open({ kind: 'log' })),
  r: room => done(() => room.open({ kind: 'rules' })),
  m: room => done(() => room.open({ kind: 'menu' })),
  '?': room => done(() => room.open({ kind: 'keys' })),
}

function done(act: () => void): true {
  act()
  return true
}
