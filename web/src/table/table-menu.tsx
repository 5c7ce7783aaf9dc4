import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { packReport } from '../client/bug-report.ts'
import { saveFile } from '../client/files.ts'
import { recordOf } from '../client/saves.ts'
import { useOnlineParts } from './online-parts.ts'
import { canEverUndo, useRoom } from './room.ts'

/** Everything about this table that is not a move. */
export function TableMenu({ id, close }: { readonly id: string | null; readonly close: () => void }) {
  const { state, mode, open, reset, askHint, pause } = useRoom()
  const online = useOnlineParts()
  const pauseBlocked = online?.pauseBlocked ?? null
  const record = id ? recordOf(id) : null
  const credits = SHELF.find(({ slug }) => slug === state.slug)?.credits
  return (
    <div className="menu">
      {!online && mode === 'play' && state.scene.outcome === null && (
        <button
          type="button"
          className="button"
          onClick={() => {
            close() // the hint lights the board, and its reason stands in the prompt
            askHint()
          }}
        >
          Hint
        </button>
      )}
      {mode === 'play' && canEverUndo(state) && (
        <button type="button" className="button" onClick={reset}>
          Reset my turn
        </button>
      )}
      {mode !== 'play' ? null : pauseBlocked === null ? (
        <button type="button" className="button" onClick={() => pause(state.pausedBy === null)}>
          {state.pausedBy ? 'Go on' : 'Pause'}
        </button>
      ) : (
        <button type="button" className="button" disabled>
          Pause <small>{pauseBlocked}</small>
        </button>
      )}
      {mode === 'play' && state.scene.outcome === null && (
        <button type="button" className="button" onClick={() => open({ kind: 'choices' })}>
          All choices
        </button>
      )}
      <button type="button" className="button" onClick={() => open({ kind: 'board' })}>
        The table in words
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'cards' })}>
        Cards
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'settings' })}>
        Settings
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'keys' })}>
        Keys
      </button>
      {record && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => saveFile(`${record.game}-${record.seed}.json`, record)}
          >
            Save the game as a file
          </button>
          <button type="button" className="button" onClick={() => packReport(record, state)}>
            Report a bug
          </button>
        </>
      )}
      <Link href="/" className="button button--quiet">
        {online ? 'Leave the table (your seat stays yours)' : 'Leave the table (it is saved)'}
      </Link>
      {credits && <p className="menu__credits">{credits}</p>}
    </div>
  )
}
