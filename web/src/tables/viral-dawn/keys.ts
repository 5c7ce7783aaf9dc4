import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/viral-dawn/table'
import { useEffect } from 'react'
import { DIGITS, done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import type { Selection } from '../../table/selection.ts'
import { isAskedToReact, type Offers } from './offers.ts'
import { text } from './text.ts'

const ACTS = '.vd-hand__acts'

const MAP = {
  digit: { keys: DIGITS, label: '1–9', does: text.keys.digit },
  queen: { keys: ['Enter'], label: 'Enter', does: text.keys.enter },
  no: { keys: ['n'], label: 'N', does: text.keys.no },
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
} satisfies KeyMap

export const KEYS = helpOf(MAP)

/** A digit picks a card of the hand or plays one of several Queens; `drafted`: a move waits for confirmation. */
export function useHandKeys(
  scene: Scene<View, Move>,
  offers: Offers,
  selection: Selection<Move>,
  drafted: boolean,
): void {
  const isReaction = isAskedToReact(scene)
  const { seq } = scene
  // Moves the keyboard focus to the buttons of a new reaction.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move can open a reaction
  useEffect(() => {
    if (isReaction && !document.querySelector('dialog[open]')) document.querySelector<HTMLElement>(ACTS)?.focus()
  }, [isReaction, seq])

  // Enter plays the chosen card: the button has the focus.
  const { taking } = offers
  useEffect(() => {
    if (taking !== null) document.querySelector<HTMLElement>(`${ACTS} .button--main`)?.focus()
  }, [taking])

  const queens = offers.row.filter(({ does }) => does === 'queen')
  const pick = (digit: number): void => {
    const card = scene.view.hand[digit - 1]
    if (queens.length > 0) queens[digit - 1]?.button.onClick()
    else if (card !== undefined) {
      offers.hand(card).button.onClick()
      // During the own turn the card now has actions: Enter does the first of them.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`${ACTS} button`)?.focus())
    }
  }
  useKeys(
    MAP,
    {
      digit: key => done(() => pick(Number(key))),
      queen: () => !drafted && queens.length === 1 && done(queens[0].button.onClick),
      no: () => {
        const no = offers.row.find(({ does }) => SAYS_NO.includes(does))
        return no !== undefined && done(no.button.onClick)
      },
      cancel: () => !drafted && selection.picked.length > 0 && done(selection.cancel),
    },
    'table',
  )
}

const SAYS_NO: readonly Move['move'][] = ['no-queen', 'no-joker', 'take-nothing', 'keep-all']
