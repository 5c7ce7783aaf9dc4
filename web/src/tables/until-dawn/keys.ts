import type { Move } from '@holdout/until-dawn/table'
import { useLayoutEffect, useRef } from 'react'
import { useRoom } from '../../table/room.ts'
import { ACTIONS, useAct } from './actions.tsx'
import type { Choosing, Place } from './choosing.ts'

/**
 * Letters start actions, 1 to 4 choose entrances, 5 the bite pile, arrows move between glowing places, Escape cancels.
 */
export function useKeys(choosing: Choosing, skip: (() => void) | null): void {
  const act = useAct(choosing)
  const { choose, why } = useRoom()
  const press = (key: string): boolean => {
    if (skip && (key === 'Escape' || key === 'Enter' || key === ' ')) return done(skip)
    if (choosing.asked === null) return false
    if (key === 'Escape' && choosing.draft === null && (choosing.aim !== null || choosing.spot !== null))
      return done(choosing.leave)
    const action = ACTIONS.find(other => other.key === key)
    if (action && choosing.asked === 'choose-action') return done(() => act(action.name))
    if (/^[1-5]$/.test(key)) return aimAt(key === '5' ? 'bite-pile' : ((Number(key) - 1) as Place))
    if (key === 'ArrowRight' || key === 'ArrowDown') return walk(1)
    if (key === 'ArrowLeft' || key === 'ArrowUp') return walk(-1)
    return false
  }
  const aimAt = (place: Place): boolean => {
    if (choosing.asked === 'use-jasper') return answerJasper(place)
    const target = choosing.target(place)
    if (target?.kind === 'can') return done(() => choose(target.move))
    if (target) return done(() => why(target.reason))
    return place !== 'bite-pile' && choosing.asked === 'choose-action' && done(() => choosing.openSpot(place))
  }
  const { state } = useRoom()
  const answerJasper = (place: Place): boolean => {
    const moves = state.scene.choices.map(({ move }) => move as Move).filter(({ move }) => move === 'use-jasper')
    const move = typeof place === 'number' ? moves[place] : undefined
    return move !== undefined && done(() => choose(move))
  }
  const latest = useRef(press)
  latest.current = press
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [role="dialog"]'))
        return
      const onButton = document.activeElement instanceof HTMLButtonElement
      if (onButton && (event.key === 'Enter' || event.key === ' ')) return
      if (document.querySelector('dialog[open]')) return
      if (latest.current(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
    }
    // In the capture phase, before the keys of all tables, which skip handled events.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function done(act: () => void): true {
  act()
  return true
}

/** Moves the focus between the glowing places. */
function walk(step: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement>('.t-until-dawn [data-target]')]
  if (places.length === 0) return false
  const now = places.indexOf(document.activeElement as HTMLElement)
  places[(now < 0 && step < 0 ? 0 : now + step + places.length) % places.length].focus()
  return true
}
