import { useLayoutEffect } from 'react'
import { tableText } from '../text/table.ts'
import type { Room } from './room.ts'
import type { KeyHelp } from './table-props.ts'

const { keys } = tableText

/** The keys of all tables. A table can have more: see `TableModule.keys`. */
export const KEYS: readonly KeyHelp[] = [
  { key: 'C', does: keys.choices },
  { key: 'Enter', does: keys.confirm },
  { key: 'Esc', does: keys.cancel },
  { key: 'U', does: keys.undo },
  { key: 'Y', does: keys.redo },
  { key: 'T', does: keys.resetTurn },
  { key: 'H', does: keys.hint },
  { key: 'N', does: keys.pass },
  { key: 'S', does: keys.skipBots },
  { key: 'B', does: keys.board },
  { key: 'L', does: keys.log },
  { key: 'R', does: keys.rules },
  { key: 'M', does: keys.menu },
  { key: '?', does: keys.help },
  { key: 'Tab', does: keys.next },
]

/** The key that works only where the player can pause the match. */
export const PAUSE_KEYS: readonly KeyHelp[] = [{ key: 'P', does: keys.pause }]

export function keysAt(canPause: boolean): readonly KeyHelp[] {
  return canPause ? [...KEYS, ...PAUSE_KEYS] : KEYS
}

/** Handles the keys of the table. None of them uses Ctrl, Alt or Meta, so none collides with the browser. */
export function useTableKeys(room: Room, covered: boolean): void {
  // A layout effect, so that a key pressed right after a change is not applied to the previous decision. The keys of
  // each game's table are registered in the same way, before these.
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

/** Each returns whether it did something; if not, the key keeps its default meaning. */
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
