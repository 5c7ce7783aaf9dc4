import type { Scene } from '@holdout/host'
import type { Move, View } from '@holdout/viral-dawn/table'
import { useEffect, useLayoutEffect } from 'react'
import type { Choosing } from './choosing.ts'
import { isAskedToReact, type Offers } from './offers.ts'

const ACTS = '.vd-hand__acts'

/**
 * The keys of this table: a digit picks a card of the hand or plays one of several Queens, Enter plays the only Queen,
 * N declines, Escape cancels the last step.
 */
export function useHandKeys(scene: Scene<View, Move>, offers: Offers, choosing: Choosing, drafted: boolean): void {
  const isReaction = isAskedToReact(scene)
  const { seq } = scene
  // Moves the keyboard focus to the buttons of a new reaction.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move can open a reaction
  useEffect(() => {
    if (isReaction && !document.querySelector('dialog[open]')) document.querySelector<HTMLElement>(ACTS)?.focus()
  }, [isReaction, seq])

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
      if (answer(event.key, scene, offers, choosing, drafted)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** Returns whether the key did something. */
function answer(key: string, scene: Scene<View, Move>, offers: Offers, choosing: Choosing, drafted: boolean): boolean {
  const queens = offers.row.filter(({ does }) => does === 'queen')
  if (/^[1-9]$/.test(key)) {
    const card = scene.view.hand[Number(key) - 1]
    if (queens.length > 0) queens[Number(key) - 1]?.press()
    else if (card !== undefined) {
      offers.hand(card).press()
      // During the own turn the card now has actions: Enter does the first of them.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`${ACTS} button`)?.focus())
    }
    return true
  }
  if (key === 'Enter' && !drafted && queens.length === 1 && !(document.activeElement instanceof HTMLButtonElement)) {
    queens[0].press()
    return true
  }
  if (key === 'n' || key === 'N') {
    const no = offers.row.find(({ does }) => SAYS_NO.includes(does))
    no?.press()
    return no !== undefined
  }
  const { begun } = choosing
  if (key === 'Escape' && !drafted && (begun.card !== null || begun.take !== null)) {
    choosing.leaveOff()
    return true
  }
  return false
}

const SAYS_NO: readonly Move['move'][] = ['no-queen', 'no-joker', 'take-nothing', 'keep-all']
