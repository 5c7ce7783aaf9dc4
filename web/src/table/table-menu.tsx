import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { packReport } from '../client/bug-report.ts'
import { saveFile } from '../client/files.ts'
import { isOnline } from '../client/online-id.ts'
import { recordOf } from '../client/saves.ts'
import { tableText } from '../text/table.ts'
import { useChoosing } from './choosing.ts'
import { useOnlineParts } from './online-parts.ts'
import { canEverUndo, useSession } from './session.ts'

/** The table menu: everything that is not a move. */
export function TableMenu({ id, close }: { readonly id: string | null; readonly close: () => void }) {
  const { state, mode, open, reset, pause } = useSession()
  const { askHint } = useChoosing()
  const online = useOnlineParts()
  const pauseBlocked = online?.pauseBlocked ?? null
  const record = id ? recordOf(id) : null
  const credits = SHELF.find(({ slug }) => slug === state.slug)?.credits
  return (
    <div className="menu">
      {mode === 'play' && state.scene.outcome === null && (
        <button
          type="button"
          className="button"
          disabled={state.hintsBlocked !== undefined}
          onClick={() => {
            close() // the hint is shown on the board and in the prompt
            askHint()
          }}
        >
          {tableText.menu.hint} {state.hintsBlocked && <small>{state.hintsBlocked.text}</small>}
        </button>
      )}
      {mode === 'play' && canEverUndo(state) && (
        <button type="button" className="button" onClick={reset}>
          {tableText.menu.resetTurn}
        </button>
      )}
      {mode !== 'play' ? null : pauseBlocked === null ? (
        <button type="button" className="button" onClick={() => pause(state.pausedBy === null)}>
          {state.pausedBy ? tableText.menu.resume : tableText.menu.pause}
        </button>
      ) : (
        <button type="button" className="button" disabled>
          {tableText.menu.pause} <small>{pauseBlocked}</small>
        </button>
      )}
      {mode === 'play' && online?.actions(close)}
      {mode === 'play' && state.scene.outcome === null && (
        <button type="button" className="button" onClick={() => open({ kind: 'choices' })}>
          {tableText.menu.choices}
        </button>
      )}
      <button type="button" className="button" onClick={() => open({ kind: 'board' })}>
        {tableText.menu.board}
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'cards' })}>
        {tableText.menu.cards}
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'settings' })}>
        {tableText.menu.settings}
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'keys' })}>
        {tableText.menu.keys}
      </button>
      {record && (
        <button type="button" className="button" onClick={() => saveFile(`${record.game}-${record.seed}.json`, record)}>
          {tableText.menu.saveFile}
        </button>
      )}
      {(record || isOnline(id)) && (
        <button type="button" className="button" onClick={() => void packReport(id, record, state)}>
          {tableText.menu.reportBug}
        </button>
      )}
      <Link href="/" className="button button--quiet">
        {online ? tableText.menu.leaveOnline : tableText.menu.leave}
      </Link>
      {credits && <p className="menu__credits">{credits}</p>}
    </div>
  )
}
