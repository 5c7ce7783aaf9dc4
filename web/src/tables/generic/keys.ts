import type { BoardPart } from '@holdout/engine'
import { DIGITS, done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import { text } from './text.ts'
import type { Touch } from './use-touch.ts'

const MAP = {
  digit: { keys: DIGITS, label: '1–9', does: text.keys.digit },
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
} satisfies KeyMap

export const KEYS = helpOf(MAP)

/** Digits press the cards of the hand. Escape releases what is pressed; the table's own Escape cancels a draft. */
export function usePieceKeys(touch: Touch, hand: readonly BoardPart[], isDrafted: boolean): void {
  const digit = (key: string): boolean => {
    const card = hand.flatMap(({ pieces = [] }) => pieces)[Number(key) - 1]
    const target = card && touch.of(card.id)
    return target?.live === true && done(() => target.press(true))
  }
  const cancel = (): boolean => touch.picked.length > 0 && !isDrafted && done(touch.cancel)
  useKeys(MAP, { digit, cancel }, 'table')
}
