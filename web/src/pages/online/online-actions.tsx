import type { TableInfo } from '@holdout/protocol'
import { useState } from 'react'
import { stopText, undoText } from '../../text/online-table.ts'
import { MuteNotices } from './mute-notices.tsx'

/** The questions that a player can ask all others, in the table menu. */
export function OnlineActions({
  table,
  canUndo,
  askUndo,
  askStop,
  close,
}: {
  readonly table: TableInfo
  /** Whether the player has made a move that could be undone. */
  readonly canUndo: boolean
  /** Null if no other player is connected, or the table does not allow it. */
  readonly askUndo: (() => void) | null
  readonly askStop: () => void
  readonly close: () => void
}) {
  const [asks, setAsks] = useState(false)
  const mine = table.seats.find(({ you }) => you)
  if (!mine || table.status !== 'playing') return null
  const isAlone = !table.seats.some(({ by, you }) => by !== null && !you)
  const why = askUndo === null ? undoText.noOne : canUndo ? null : undoText.nothing
  return (
    <>
      <MuteNotices table={table.id} />
      {!isAlone && !table.undo && !table.undoOff && (
        <button
          type="button"
          className="button"
          disabled={why !== null}
          onClick={() => {
            close()
            askUndo?.()
          }}
        >
          {undoText.ask} {why && <small>{why}</small>}
        </button>
      )}
      {!table.stop && !asks && (
        <button type="button" className="button" onClick={() => setAsks(true)}>
          {stopText.stop}
        </button>
      )}
      {!table.stop && asks && (
        <div className="menu__sure">
          <p role="status">{isAlone ? stopText.alone : stopText.sure}</p>
          <button
            type="button"
            className="button button--main"
            onClick={() => {
              close()
              askStop()
            }}
          >
            {isAlone ? stopText.yesAlone : stopText.yes}
          </button>
          <button type="button" className="button" onClick={() => setAsks(false)}>
            {stopText.keepPlaying}
          </button>
        </div>
      )}
    </>
  )
}
