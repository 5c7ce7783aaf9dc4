import { plain } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { ACTION_COST, HAND_LIMITS, type Move, oddsOf, type View } from '@holdout/thirty-seconds/table'
import { OddsMark } from '../../table/odds-mark.tsx'
import { useRoom } from '../../table/room.ts'
import type { Selection } from '../../table/selection.ts'
import { DEEDS, handOf, PAD_MOVES, PIECE } from './pieces.ts'
import { text, trickTitle } from './text.ts'

/** A cell of the pad: a piece that needs further presses, or a whole move. */
interface Cell {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly note: React.ReactNode
  readonly piece?: string
  readonly move?: Move
  /** Bad news in the note, such as lost Energy. */
  readonly costs?: boolean
}

/**
 * The actions that are not pieces of the table, each in its own place with its key. What is not possible now is dashed
 * and says why.
 */
export function Pad({
  scene,
  pick,
  choose,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly choose: (move: Move) => void
}) {
  const { why, mode } = useRoom()
  const { view } = scene
  if (mode === 'review') return null
  if (view.asked !== 'survivor-acts' && view.asked !== 'zombie-acts') return null
  if (view.asked.split('-')[0] !== view.who) return null
  const cells = view.who === 'survivor' ? survivorCells(scene, pick) : zombieCells(scene)
  return (
    <section className="ts-pad" aria-label={text.pad.label}>
      {cells.map(({ id, key, title, note, piece, move, costs }) => {
        const can = piece !== undefined ? pick.isPicked(piece) || pick.leads(piece).length > 0 : move !== undefined
        const reason = scene.barred.find(barred => barred.move.move === id)?.reason
        const mark =
          piece !== undefined ? pick.mark(piece) || 'can' : move && move === pick.hint ? 'can is-hinted' : 'can'
        return (
          <button
            key={id}
            {...(piece === undefined
              ? { type: 'button', ...(move && { 'data-move': JSON.stringify(move) }) }
              : pick.button(piece))}
            className={`ts-pad__cell ${can ? mark : 'is-off'}`}
            aria-disabled={!can}
            title={can ? undefined : reason?.text}
            onClick={() => {
              if (!can) return reason && why(reason)
              if (piece !== undefined) pick.press(piece)
              else if (move) choose(move)
            }}
          >
            <b>{title}</b>
            <kbd>{key}</kbd>
            <span className={costs ? 'ts-pad__costs' : ''}>{can ? note : text.pad.off(id, view)}</span>
          </button>
        )
      })}
    </section>
  )
}

/** The move of this name that is legal now. */
function moveNamed({ choices }: Scene<View, Move>, name: string, deck?: string): Move | undefined {
  return choices.find(({ move }) => move.move === name && (!deck || ('deck' in move && move.deck === deck)))?.move
}

function survivorCells(scene: Scene<View, Move>, pick: Selection<Move>): readonly Cell[] {
  const { view } = scene
  const ownMove = (id: (typeof PAD_MOVES)[number]): Cell | null => {
    const found = scene.choices.find(({ move }) => move.move === id)
    if (!found) return null
    const { title: usual, key } = text.pad.moves[id]
    const title = (id === 'ability' ? trickTitle(view.ability) : null) ?? usual
    return { id, key, title, note: text.pad.price(plain(found.text)), move: found.move }
  }
  const stomp = pick.makes(PIECE.act('stomp'))
  const fall = pick.makes(PIECE.act('knock-down'))
  const extra = PAD_MOVES.map(ownMove).filter(cell => cell !== null)
  return [
    {
      id: 'stomp',
      key: 'S',
      title: text.actTitles.stomp,
      note: (
        <>
          {text.pad.stomp(ACTION_COST)} <OddsMark of={stomp && oddsOf(view, stomp)} />
        </>
      ),
      piece: PIECE.act('stomp'),
    },
    {
      id: 'knock-down',
      key: 'X',
      title: text.actTitles['knock-down'],
      note: (
        <>
          {text.pad.energy(ACTION_COST)} <OddsMark of={fall && oddsOf(view, fall)} />
        </>
      ),
      piece: PIECE.act('knock-down'),
    },
    cellOf(scene, 'draw', 'T', text.pad.draw, text.pad.energy(ACTION_COST)),
    { id: 'trade', key: 'Z', title: text.actTitles.trade, note: text.pad.trade, piece: PIECE.act('trade') },
    {
      id: 'pick-up',
      key: 'G',
      title: text.pad.pickUp,
      note: text.pad.energy(ACTION_COST),
      piece: PIECE.act('pick-up'),
    },
    { id: 'drop', key: 'V', title: text.pad.drop, note: text.pad.free, piece: PIECE.act('drop') },
    // Last, so that the others keep their places.
    ...extra,
    ...(pick.leads(PIECE.act('dash')).length > 0
      ? [{ id: 'dash', key: 'K', title: text.actTitles.dash, note: text.pad.token, piece: PIECE.act('dash') }]
      : []),
    endCell(scene),
  ]
}

function cellOf(scene: Scene<View, Move>, id: string, key: string, title: string, note: React.ReactNode): Cell {
  const move = moveNamed(scene, id)
  return { id, key, title, note, ...(move && { move }) }
}

function endCell(scene: Scene<View, Move>): Cell {
  const { view } = scene
  const { energy, who } = view
  const extra = Math.max(0, (handOf(view)?.length ?? 0) - (HAND_LIMITS[who] ?? 0))
  const note = (
    <>
      {energy > 0 ? text.pad.loses(energy) : text.pad.noneLeft}
      {extra > 0 && <span className="ts-pad__more">{text.pad.discards(extra)}</span>}
    </>
  )
  return { ...cellOf(scene, 'end-phase', 'F', text.pad.end, note), costs: energy > 0 || extra > 0 }
}

function zombieCells(scene: Scene<View, Move>): readonly Cell[] {
  const draw = (deck: 'zombie' | 'tactics', key: string): Cell => {
    const move = moveNamed(scene, 'draw-card', deck)
    return {
      id: `draw-${deck}`,
      key,
      title: text.pad.draws[deck],
      note: text.pad.energy(ACTION_COST),
      ...(move && { move }),
    }
  }
  return [
    ...DEEDS.map((deed, i) => ({
      id: deed,
      key: 'SXGR'[i],
      title: text.deeds[deed],
      note: text.pad.energy(ACTION_COST),
      piece: PIECE.deed(deed),
    })),
    draw('zombie', 'T'),
    draw('tactics', 'Y'),
    { id: 'trade', key: 'Z', title: text.actTitles.trade, note: text.pad.trade, piece: PIECE.act('trade') },
    endCell(scene),
  ]
}
