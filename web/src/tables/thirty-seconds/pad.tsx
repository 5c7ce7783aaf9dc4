import type { Scene } from '@holdout/table'
import { ACTION_COST, HAND_LIMITS, type Move, oddsOf, SURVIVOR, type View, ZOMBIE } from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { type Act, DEEDS, handOf, type PadMove, PIECE } from './pieces.ts'
import { text, trickTitle } from './text.ts'
import { isActing, whyNotAct } from './why-not.ts'

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
 * The actions that are not pieces of the table, each in a place of its own with its key. No cell moves or disappears
 * during a turn: what is not possible now is dashed and says why.
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
  const { why, mode } = useSession()
  const { view } = scene
  if (mode === 'review' || view.round === 0 || (view.who !== SURVIVOR && view.who !== ZOMBIE)) return null
  const acts = isActing(view)
  const cells = view.who === SURVIVOR ? survivorCells(scene, pick) : zombieCells(scene)
  const wide = COLUMNS - ((cells.length - 1) % COLUMNS)
  return (
    <section className="ts-pad" aria-label={text.pad.label}>
      {cells.map(({ id, key, title, note, piece, move, costs }) => {
        const can =
          acts && (piece !== undefined ? pick.isPicked(piece) || pick.leads(piece).length > 0 : move !== undefined)
        const reason = whyNotAct(scene, id)
        const mark =
          piece !== undefined ? pick.mark(piece) || 'can' : move && move === pick.hint ? 'can is-hinted' : 'can'
        return (
          <button
            key={id}
            {...(piece === undefined
              ? { type: 'button', ...(can && { 'data-move': JSON.stringify(move) }) }
              : pick.button(piece))}
            data-cell={id}
            className={`ts-pad__cell ${can ? mark : 'is-off'}`}
            style={id === 'end-phase' ? { gridColumn: `span ${wide}` } : undefined}
            aria-disabled={!can}
            title={can ? undefined : reason.text}
            onClick={() => {
              if (!can) return why(reason)
              if (piece !== undefined) pick.press(piece)
              else if (move) choose(move)
            }}
          >
            <b>{title}</b>
            <span className={costs && can ? 'ts-pad__costs' : ''}>
              {can ? note : acts ? text.pad.off(id, view) : text.pad.notNow.mark}
            </span>
            <kbd>{key}</kbd>
          </button>
        )
      })}
    </section>
  )
}

const COLUMNS = 3

/** The abilities that are used by a cell of the pad. The others are uses of weapons, or answers. */
const ABILITY_CELLS: Readonly<Record<string, 'ability' | 'dash' | undefined>> = {
  'soccer-player': 'ability',
  doctor: 'ability',
  scavenger: 'ability',
  'college-track-star': 'dash',
}

/** The move of this name that is legal now. */
function moveNamed({ choices }: Scene<View, Move>, name: string, deck?: string): Move | undefined {
  return choices.find(({ move }) => move.move === name && (!deck || ('deck' in move && move.deck === deck)))?.move
}

function survivorCells(scene: Scene<View, Move>, pick: Selection<Move>): readonly Cell[] {
  const { view } = scene
  const ownMove = (id: PadMove): Cell => {
    const found = scene.choices.find(({ move }) => move.move === id)
    const { title: usual, key } = text.pad.moves[id]
    const title = (id === 'ability' ? trickTitle(view.ability) : null) ?? usual
    return { id, key, title, note: found && text.pad.price(plain(found.text)), ...(found && { move: found.move }) }
  }
  const ofPiece = (id: Act, key: string, title: string, note: React.ReactNode): Cell => {
    const piece = PIECE.act(id)
    const move = pick.makes(piece)
    const odds = move && (id === 'stomp' || id === 'knock-down') && oddsOf(view, move)
    return {
      id,
      key,
      title,
      note: (
        <>
          {note} {odds && <OddsMark of={odds} />}
        </>
      ),
      piece,
    }
  }
  const cost = text.pad.energy(ACTION_COST)
  const ability = ABILITY_CELLS[view.ability ?? '']
  return [
    ofPiece('stomp', 'S', text.actTitles.stomp, cost),
    // A Survivor who is down cannot knock down.
    view.down ? ownMove('stand-up') : ofPiece('knock-down', 'X', text.actTitles['knock-down'], cost),
    cellOf(scene, 'draw', 'T', text.pad.draw, cost),
    ofPiece('pick-up', 'G', text.pad.pickUp, cost),
    ofPiece('trade', 'Z', text.actTitles.trade, text.pad.trade),
    ofPiece('drop', 'V', text.pad.drop, text.pad.free),
    ownMove('break-free'),
    ...(ability === 'dash' ? [ofPiece('dash', 'K', text.actTitles.dash, text.pad.token)] : []),
    ...(ability === 'ability' ? [ownMove('ability')] : []),
    ...(view.options.concussion ? [ownMove('clear-head')] : []),
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
      {energy > 0 ? <span className="ts-pad__word">{text.pad.loses} </span> : null}
      {text.pad.energy(energy)}
      {energy === 0 ? <span className="ts-pad__word"> {text.pad.left}</span> : null}
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
