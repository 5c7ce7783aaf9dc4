import type { Scene } from '@holdout/table'
import { ACTION_COST, HAND_LIMITS, type Move, oddsOf, SURVIVOR, type View, ZOMBIE } from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import type { ComponentProps, ReactNode } from 'react'
import { ActionPad, type PadCell } from '../../board/action-pad.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { type Act, DEEDS, handOf, type PadMove, PIECE } from './pieces.ts'
import { text, trickTitle } from './text.ts'
import { isActing, whyNotAct } from './why-not.ts'

/** An action: a piece that needs further presses, or a whole move. */
interface Action {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly note: ReactNode
  readonly piece?: string
  /** The name of its button, if the title does not say it all. */
  readonly label?: string
  readonly move?: Move
  readonly grave?: boolean
  readonly costs?: boolean
}

interface PadProps {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  choose(move: Move): void
}

/** The nine actions of the viewer's side. */
export function Pad({ scene, pick, choose }: PadProps) {
  const { mode } = useSession()
  const toCell = useCells({ scene, pick, choose })
  const { view } = scene
  if (mode === 'review' || view.round === 0 || (view.who !== SURVIVOR && view.who !== ZOMBIE)) return null
  const actions = view.who === SURVIVOR ? survivorActions(scene, pick) : zombieActions(scene)
  return <ActionPad label={text.pad.label} cells={actions.map(toCell)} />
}

/** The actions that have their place at the viewer's meters: the ability, and a clear head. */
export function useOwnCells(scene: Scene<View, Move>, pick: Selection<Move>, choose: (move: Move) => void) {
  const { mode } = useSession()
  const toCell = useCells({ scene, pick, choose })
  const { view } = scene
  const attributes = (action: Action | null): ComponentProps<'button'> | null => {
    if (!action || mode === 'review' || view.who !== SURVIVOR || view.round === 0) return null
    const { id, can, why, press } = toCell(action)
    return Object.assign({}, press, {
      'data-cell': id,
      className: can ? press.className : '',
      'aria-disabled': !can,
      title: can ? undefined : why,
    })
  }
  const ability = ABILITY_CELLS[view.ability ?? '']
  return {
    ability: attributes(
      ability === 'dash'
        ? actOf(scene, pick, 'dash', 'K', text.actTitles.dash, text.pad.token)
        : ability
          ? ownMove(scene, 'ability')
          : null,
    ),
    'clear-head': attributes(view.options.concussion ? ownMove(scene, 'clear-head') : null),
  }
}

/** Turns an action into a cell: pressed, it selects a piece, makes a move, or says why it is not possible. */
function useCells({ scene, pick, choose }: PadProps): (action: Action) => PadCell {
  const { why } = useSession()
  const { view } = scene
  const acts = isActing(view)
  return ({ id, key, title, note, piece, label, move, grave, costs }) => {
    const can =
      acts && (piece !== undefined ? pick.isPicked(piece) || pick.leads(piece).length > 0 : move !== undefined)
    const reason = whyNotAct(scene, id)
    const mark = piece !== undefined ? pick.mark(piece) || 'can' : move && move === pick.hint ? 'can is-hinted' : 'can'
    const button = piece === undefined ? { ...(can && { 'data-move': JSON.stringify(move) }) } : pick.button(piece)
    const onClick = (): void => {
      if (!can) why(reason)
      else if (piece !== undefined) pick.press(piece)
      else if (move) choose(move)
    }
    return {
      id,
      key,
      title,
      note: can ? note : acts ? text.pad.off(id, view) : text.pad.notNow.mark,
      can,
      why: reason.text,
      ...(grave && { grave }),
      ...(costs && { costs }),
      press: { ...button, 'aria-label': can ? label : undefined, className: mark, onClick },
    }
  }
}

/** The abilities that are used by themselves. The others are uses of weapons, or answers. */
const ABILITY_CELLS: Readonly<Record<string, 'ability' | 'dash' | undefined>> = {
  'soccer-player': 'ability',
  doctor: 'ability',
  scavenger: 'ability',
  'college-track-star': 'dash',
}

/** A whole move that is possible only sometimes. */
function ownMove({ view, choices }: Scene<View, Move>, id: PadMove): Action {
  const found = choices.find(({ move }) => move.move === id)
  const { title: usual, key } = text.pad.moves[id]
  const title = (id === 'ability' ? trickTitle(view.ability) : null) ?? usual
  return { id, key, title, note: found && text.pad.price(plain(found.text)), ...(found && { move: found.move }) }
}

/** An action that needs further pieces, unless only one fits. */
function actOf(
  { view }: Scene<View, Move>,
  pick: Selection<Move>,
  id: Act,
  key: string,
  title: string,
  cost: string,
): Action {
  const piece = PIECE.act(id)
  const move = pick.makes(piece)
  const odds = move && (id === 'stomp' || id === 'knock-down') && oddsOf(view, move)
  const note = (
    <>
      {cost} {odds && <OddsMark of={odds} />}
    </>
  )
  return { id, key, title, note, piece }
}

/** A step of the Survivor. The rows beside theirs have it too. */
function stepOf({ view, choices }: Scene<View, Move>, by: 1 | -1): Action {
  const found = choices.find(({ move }) => move.move === 'walk' && move.by === by)
  const [id, key] = by > 0 ? (['on', 'D'] as const) : (['back', 'A'] as const)
  const title = text.pad[id]
  if (!found) return { id, key, title, note: null }
  const words = plain(found.text)
  const label = text.pad.step(title, words)
  return { id, key, title, note: text.pad.price(words), label, piece: PIECE.row(view.row + by) }
}

function survivorActions(scene: Scene<View, Move>, pick: Selection<Move>): readonly Action[] {
  const { view } = scene
  const cost = text.pad.energy(ACTION_COST)
  return [
    stepOf(scene, -1),
    view.grabbedBy === null ? stepOf(scene, 1) : ownMove(scene, 'break-free'),
    moveOf(scene, 'draw', 'T', text.pad.draw, cost),
    // A Survivor who is down cannot knock down.
    view.down ? ownMove(scene, 'stand-up') : actOf(scene, pick, 'knock-down', 'X', text.actTitles['knock-down'], cost),
    actOf(scene, pick, 'stomp', 'S', text.actTitles.stomp, cost),
    actOf(scene, pick, 'pick-up', 'G', text.pad.pickUp, cost),
    actOf(scene, pick, 'trade', 'Z', text.pad.tradeTitle, text.pad.trade),
    actOf(scene, pick, 'drop', 'V', text.pad.drop, text.pad.free),
    endOf(scene),
  ]
}

function moveOf({ choices }: Scene<View, Move>, id: string, key: string, title: string, note: ReactNode): Action {
  const move = choices.find(choice => choice.move.move === id)?.move
  return { id, key, title, note, ...(move && { move }) }
}

function endOf(scene: Scene<View, Move>): Action {
  const { view } = scene
  const { energy, who } = view
  const extra = Math.max(0, (handOf(view)?.length ?? 0) - (HAND_LIMITS[who] ?? 0))
  const note = (
    <>
      {energy > 0 ? `${text.pad.loses} ` : null}
      {text.pad.energy(energy)}
      {energy === 0 ? ` ${text.pad.left}` : null}
      {extra > 0 && <span className="ts-more">{text.pad.discards(extra)}</span>}
    </>
  )
  return { ...moveOf(scene, 'end-phase', 'F', text.pad.end, note), grave: true, costs: energy > 0 || extra > 0 }
}

function zombieActions(scene: Scene<View, Move>): readonly Action[] {
  const cost = text.pad.energy(ACTION_COST)
  const draw = (deck: 'zombie' | 'tactics', key: string): Action => {
    const move = scene.choices.find(choice => choice.move.move === 'draw-card' && choice.move.deck === deck)?.move
    return { id: `draw-${deck}`, key, title: text.pad.draws[deck], note: cost, ...(move && { move }) }
  }
  const [bite, trip, grab, rise] = DEEDS.map((deed, i) => ({
    id: deed,
    key: 'SXGR'[i],
    title: text.deeds[deed],
    note: cost,
    piece: PIECE.deed(deed),
  }))
  return [
    { id: 'shamble', key: 'A', title: text.actTitles.shamble, note: cost, piece: PIECE.act('shamble') },
    bite,
    grab,
    trip,
    rise,
    draw('zombie', 'T'),
    draw('tactics', 'Y'),
    { id: 'trade', key: 'Z', title: text.pad.tradeTitle, note: text.pad.trade, piece: PIECE.act('trade') },
    endOf(scene),
  ]
}
