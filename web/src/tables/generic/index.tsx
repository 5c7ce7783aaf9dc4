import type { BoardPart, BoardPiece } from '@holdout/engine'
import { ChoiceList } from '../../table/choice-list.tsx'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import { useSession } from '../../table/session.ts'
import { defineTable, type TableProps } from '../../table/table-props.ts'
import { tableText } from '../../text/table.ts'
import { Actions } from './actions.tsx'
import { KEYS, usePieceKeys } from './keys.ts'
import { layoutOf } from './layout.ts'
import { Hand, Part, SeatPanel } from './parts.tsx'
import { text } from './text.ts'
import { keyOf, useChanges } from './use-changes.ts'
import { type Touch, useTouch } from './use-touch.ts'
import './generic.css'
import './pieces.css'

/**
 * A table for any game, laid out from the game's own description: the other seats on top, the middle, the viewer's
 * cards below. Parts without pieces are shown as sentences.
 */
function Table(props: TableProps) {
  const { scene, draft, review, names } = props
  const { seats } = useSession().state
  const touch = useTouch(props)
  const drawing = { touch, changes: useChanges(scene) }
  const { others, middle, own, hand } = layoutOf(scene.board, seats, scene.seat)
  usePieceKeys(touch, hand, draft !== null)
  const pieces = scene.board.flatMap((part: BoardPart) => part.pieces ?? [])
  const isDrawn = pieces.length > 0
  return (
    <TableFrame
      className="t-generic"
      night={<p className="gt-moves">{tableText.frame.movesPlayed(scene.seq)}</p>}
      hand={
        isDrawn && (
          <div className="gt-dock">
            {!review && <Actions touch={touch} />}
            {hand.length > 0 && <Hand parts={hand} drawing={drawing} />}
          </div>
        )
      }
      {...(touch.picked.length > 0 ? { prompt: promptOf(touch, pieces, names) } : {})}
    >
      <div className="gt-board" data-drawn={isDrawn}>
        {others.length > 0 && (
          <section className="gt-others" aria-label={text.others}>
            {others.map(({ seat, parts }) => (
              <SeatPanel key={seat} seat={seat} parts={parts} drawing={drawing} />
            ))}
          </section>
        )}
        {middle.length > 0 && (
          <section className="gt-middle" aria-label={text.middle}>
            {middle.map(part => (
              <Part key={keyOf(part)} part={part} drawing={drawing} />
            ))}
          </section>
        )}
        {own.length > 0 && (
          <section className="gt-own gt-small" aria-label={text.own}>
            {own.map(part => (
              <Part key={keyOf(part)} part={part} drawing={drawing} />
            ))}
          </section>
        )}
        {!isDrawn && !review && (
          <div className="gt-list">
            <ChoiceList close={() => {}} />
          </div>
        )}
      </div>
    </TableFrame>
  )
}

/** What is pressed, and what to press next. */
function promptOf(touch: Touch, pieces: readonly BoardPiece[], names: TableProps['names']): PromptWords {
  const picked = touch.picked.map(id => pieces.find(piece => piece.id === id) ?? { title: names[id] ?? id })
  const titles = picked.map(({ title }) => title)
  const { next, action, either } = text.prompt
  const ask = touch.actions.length === 0 ? next(titles) : touch.goesOn ? either(titles) : action(titles)
  const last = picked[picked.length - 1]
  return { ask, ...('text' in last && last.text ? { note: last.text } : {}), cancel: touch.cancel }
}

export const table = defineTable({ Table, keys: KEYS, sounds: {} })
