import { done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import { ACTIONS } from './actions.tsx'
import { TARGETS } from './drag.ts'
import { PIECE, type Place } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

const FORWARD = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

const MAP = {
  skip: { keys: [' ', 'Enter', 'Escape'], label: 'Space', does: text.keys.skip },
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
  action: { keys: ACTIONS.map(({ key }) => key), label: '', does: null }, // listed one by one below
  entrance: { keys: ['1', '2', '3', '4'], label: '1–4', does: text.keys.entrance },
  bite: { keys: ['5'], label: '5', does: text.keys.bite },
  next: { keys: [...FORWARD, ...BACK], label: '← →', does: text.keys.next },
} satisfies KeyMap

export const KEYS = [
  ...ACTIONS.map(({ key, name }) => ({ key: key.toUpperCase(), does: text.actions[name].help })),
  ...helpOf(MAP),
]

/** `skip`: ends the playback of the zombies' turn, if one runs. */
export function useOwnKeys(picking: Picking, skip: (() => void) | null): void {
  const { asked, aim, spot } = picking
  const isBegun = spot !== null || (aim !== null && aim !== 'place')
  const aimAt = (place: Place): boolean => {
    if (asked !== 'use-jasper') return asked !== null && picking.pressPlace(place)
    // The first answer uses Jasper, the second keeps him ready.
    return (place === 0 || place === 1) && done(() => picking.press(PIECE.jasper(place === 0)))
  }
  useKeys(
    MAP,
    {
      skip: () => skip !== null && done(skip),
      cancel: () => picking.draft === null && isBegun && done(picking.leave),
      action: key => {
        const action = ACTIONS.find(other => other.key === key)
        return asked === 'choose-action' && action !== undefined && done(() => picking.pressAct(action.name))
      },
      entrance: key => aimAt((Number(key) - 1) as Place),
      bite: () => aimAt('bite-pile'),
      next: key => asked !== null && walk(FORWARD.includes(key) ? 1 : -1),
    },
    'table',
  )
}

/** Moves the focus between the glowing places. */
function walk(step: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(TARGETS)]
  if (places.length === 0) return false
  const now = places.indexOf(document.activeElement as HTMLElement)
  places[(now < 0 && step < 0 ? 0 : now + step + places.length) % places.length].focus()
  return true
}
