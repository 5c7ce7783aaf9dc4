import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { packReport } from '../client/bug-report.ts'
import { saveFile } from '../client/files.ts'
import { isOnline } from '../client/online-id.ts'
import { recordOf } from '../client/saves.ts'
import { openedText } from '../text/opened.ts'
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
          {openedText.menu.hint} {state.hintsBlocked && <small>{state.hintsBlocked.text}</small>}
        </button>
      )}
      {mode === 'play' && canEverUndo(state) && (
        <button type="button" className="button" onClick={reset}>
          {openedText.menu.resetTurn}
        </button>
      )}
      {mode !== 'play' ? null : pauseBlocked === null ? (
        <button type="button" className="button" onClick={() => pause(state.pausedBy === null)}>
          {state.pausedBy ? openedText.menu.resume : openedText.menu.pause}
        </button>
      ) : (
        <button type="button" className="button" disabled>
          {openedText.menu.pause} <small>{pauseBlocked}</small>
        </button>
      )}
      {mode === 'play' && online?.actions(close)}
      {mode === 'play' && state.scene.outcome === null && (
        <button type="button" className="button" onClick={() => open({ kind: 'choices' })}>
          {openedText.menu.choices}
        </button>
      )}
      <button type="button" className="button" onClick={() => open({ kind: 'board' })}>
        {openedText.menu.board}
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'cards' })}>
        {openedText.menu.cards}
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'settings' })}>
        {openedText.menu.settings}
      </button>
      <button type="button" className="button" onClick={() => open({ kind: 'keys' })}>
        {openedText.menu.keys}
      </button>
      {record && (
        <button type="button" className="button" onClick={() => saveFile(`${record.game}-${record.seed}.json`, record)}>
          {openedText.menu.saveFile}
        </button>
      )}
      {(record || isOnline(id)) && (
        <button type="button" className="button" onClick={() => void packReport(id, record, state)}>
          {openedText.menu.reportBug}
        </button>
      )}
      <Link href="/" className="button button--quiet">
        {online ? openedText.menu.leaveOnline : openedText.menu.leave}
      </Link>
      {credits && <p className="menu__credits">{credits}</p>}
    </div>
  )
}
