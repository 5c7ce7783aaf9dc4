import { Link } from 'wouter'
import { packReport } from '../client/bug-report.ts'
import { saveFile } from '../client/files.ts'
import { recordOf } from '../client/saves.ts'
import { useOnlineParts } from './online-parts.ts'
import { useRoom } from './room.ts'

/** Everything about this table that is not a move. */
export function TableMenu({ id }: { readonly id: string | null }) {
  const { state, open, reset, askHint, pause } = useRoom()
  const online = useOnlineParts()
  const record = id ? recordOf(id) : null
  return (
    <div className="menu">
      {!online && (
        <button type="button" className="button" onClick={askHint}>
          Hint
        </button>
      )}
      <button type="button" className="button" onClick={reset}>
        Reset my turn
      </button>
      {(!online || online.pausable) && (
        <button type="button" className="button" onClick={() => pause(state.pausedBy === null)}>
          {state.pausedBy ? 'Go on' : 'Pause'}
        </button>
      )}
      <button type="button" className="button" onClick={() => open({ kind: 'choices' })}>
        All choices
      </button>
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
    </div>
  )
}
