import { openedText } from '../text/opened.ts'
import { ROOM_KEYS } from './room-keys.ts'
import type { KeyHelp } from './table-props.ts'

const { keys } = openedText

const { pause, ...everywhere } = ROOM_KEYS
const ids = Object.keys(everywhere) as (keyof typeof everywhere)[]

export const KEYS: readonly KeyHelp[] = ids.map(id => ({ key: everywhere[id].label, does: keys[id] }))
/** The key that works only where the player can pause the match. */
export const PAUSE_KEYS: readonly KeyHelp[] = [{ key: pause.label, does: keys.pause }]

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
