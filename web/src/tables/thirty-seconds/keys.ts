import type { Scene } from '@holdout/table'
import { type Move, modeNamed, type Slot, type View } from '@holdout/thirty-seconds/table'
import { DIGITS, done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import type { Selection } from '../../table/selection.ts'
import { handOf, PIECE, readPiece } from './pieces.ts'
import { text } from './text.ts'

const MAP = {
  digit: { keys: DIGITS, label: '1–9', does: text.keys.digit },
  walk: { keys: ['a', 'd'], label: 'A, D', does: text.keys.walk },
  gear: { keys: ['q', 'w', 'e'], label: 'Q, W, E', does: text.keys.gear },
  throw: { keys: ['g'], label: 'G', does: text.keys.throw },
  drop: { keys: ['v'], label: 'V', does: text.keys.drop },
  stomp: { keys: ['s'], label: 'S', does: text.keys.stomp },
  knockDown: { keys: ['x'], label: 'X', does: text.keys.knockDown },
  draw: { keys: ['t', 'y'], label: 'T, Y', does: text.keys.draw },
  trade: { keys: ['z'], label: 'Z', does: text.keys.trade },
  up: { keys: ['i', 'r'], label: 'I', does: text.keys.up },
  clearHead: { keys: ['j'], label: 'J', does: text.keys.clearHead },
  ability: { keys: ['k'], label: 'K', does: text.keys.ability },
  end: { keys: ['f'], label: 'F', does: text.keys.end },
  breathe: { keys: ['Enter'], label: 'Enter', does: text.keys.breathe },
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
} satisfies KeyMap

export const KEYS = helpOf(MAP)

/** Handles the keys of this table. */
export function useAlleyKeys(
  { view, choices }: Scene<View, Move>,
  pick: Selection<Move>,
  {
    targets,
    actions,
    choose,
  }: {
    readonly targets: readonly string[]
    readonly actions: readonly Move[]
    readonly choose: (move: Move) => void
  },
): void {
  const press = (piece: string | undefined): boolean =>
    piece !== undefined && (pick.can(piece) || pick.isPicked(piece)) && done(() => pick.press(piece))
  const named = (...names: readonly string[]): Move | undefined =>
    choices.find(({ move }) => names.includes(move.move))?.move
  const acts = view.asked === 'survivor-acts' || view.asked === 'zombie-acts'
  const make = (move: Move | undefined): boolean => move !== undefined && done(() => choose(move))
  const drawFrom = (deck: string): Move | undefined =>
    choices.find(({ move }) => move.move === 'draw-card' && move.deck === deck)?.move
  const pressNumber = (number: number): boolean => {
    if (targets.length > 0) return press(targets[number - 1])
    if (make(actions[number - 1] ?? pick.left[number - 1]?.move)) return true
    const card = handOf(view)?.[number - 1]
    return card !== undefined && press(PIECE.card(card))
  }
  useKeys(
    MAP,
    {
      digit: key => pressNumber(Number(key)),
      walk: key => press(PIECE.row(view.row + (key === 'a' ? -1 : 1))) || (key === 'a' && press(PIECE.act('shamble'))),
      gear: key => press(PIECE.slot(slotOfKey(key))),
      throw: () => press(pick.next.find(isThrow)) || press(PIECE.act('pick-up')) || press(PIECE.deed('grab')),
      drop: () => press(PIECE.use('drop')) || press(PIECE.act('drop')),
      stomp: () => press(PIECE.act('stomp')) || press(PIECE.deed('bite')) || acts,
      knockDown: () => press(PIECE.act('knock-down')) || press(PIECE.deed('trip')),
      // T resets the turn at other tables: in an Action Phase it never does.
      draw: key => make(named('draw') ?? drawFrom(key === 't' ? 'zombie' : 'tactics')) || acts,
      trade: () => press(PIECE.act('trade')),
      up: key => (key === 'i' && make(named('stand-up', 'break-free'))) || press(PIECE.deed('rise')),
      clearHead: () => make(named('clear-head')),
      ability: () => make(named('ability')) || press(PIECE.act('dash')),
      end: () => make(named('end-phase')),
      breathe: () => make(named('breathe')),
      cancel: () => pick.picked.length > 0 && done(pick.cancel),
    },
    'table',
  )
}

function slotOfKey(key: string): Slot {
  return (MAP.gear.keys.indexOf(key) + 1) as Slot
}

function isThrow(piece: string): boolean {
  const { kind, of } = readPiece(piece)
  return kind === 'use' && modeNamed(of)?.kind === 'thrown'
}
