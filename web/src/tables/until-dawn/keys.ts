import type { Move } from '@holdout/until-dawn/table'
import { done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import { useRoom } from '../../table/room.ts'
import { ACTIONS, useAct } from './actions.tsx'
import type { Choosing, Place } from './choosing.ts'
import { text } from './text.ts'

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
export function useOwnKeys(choosing: Choosing, skip: (() => void) | null): void {
  const act = useAct(choosing)
  const { choose, why, state } = useRoom()
  const { asked } = choosing
  const answerJasper = (place: Place): boolean => {
    const moves = state.scene.choices.map(({ move }) => move as Move).filter(({ move }) => move === 'use-jasper')
    const move = typeof place === 'number' ? moves[place] : undefined
    return move !== undefined && done(() => choose(move))
  }
  const aimAt = (place: Place): boolean => {
    if (asked === null) return false
    if (asked === 'use-jasper') return answerJasper(place)
    const target = choosing.target(place)
    if (target?.kind === 'can') return done(() => choose(target.move))
    if (target) return done(() => why(target.reason))
    return place !== 'bite-pile' && asked === 'choose-action' && done(() => choosing.openSpot(place))
  }
  const isBegun = choosing.draft === null && (choosing.aim !== null || choosing.spot !== null)
  useKeys(
    MAP,
    {
      skip: () => skip !== null && done(skip),
      cancel: () => asked !== null && isBegun && done(choosing.leave),
      action: key => {
        const action = ACTIONS.find(other => other.key === key)
        return asked === 'choose-action' && action !== undefined && done(() => act(action.name))
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
  const places = [...document.querySelectorAll<HTMLElement>('.t-until-dawn [data-target]')]
  if (places.length === 0) return false
  const now = places.indexOf(document.activeElement as HTMLElement)
  places[(now < 0 && step < 0 ? 0 : now + step + places.length) % places.length].focus()
  return true
}
