import type { TableInfo } from '@holdout/protocol'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { keptPart } from '../../client/kept.ts'
import { lookAtMyTables, useMyTables } from '../../client/my-tables.ts'
import { noRoom } from '../../client/save-list.ts'
import { forget, type Save, saves } from '../../client/saves.ts'
import { useStore } from '../../client/store.ts'
import { Question } from '../../parts/question.tsx'
import { movesOf } from '../../parts/save-words.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import { TableRow } from '../online/table-list.tsx'
import { wasGivenUp } from '../online/table-words.ts'
import { ImportBox } from './import-box.tsx'
import { SavedRow, titleOf } from './saved-row.tsx'
import '../online/online.css'
import './saved.css'

/** A row of the list: a game of this device, or one of the server. */
interface Row {
  readonly save?: Save
  readonly table?: TableInfo
  /** The last move, in ms since 1970. */
  readonly when: number
  readonly over: boolean
}

function ofDevice(save: Save): Row {
  return { save, when: save.played, over: save.outcome !== null }
}

function ofServer(table: TableInfo): Row {
  return { table, when: table.lastMove ?? table.created, over: table.status === 'over' }
}

/** All my games, on this device and online: go on, look back, save as a file, delete, import. */
export default function SavedPage() {
  const all = useStore(saves)
  const full = useStore(noRoom)
  const [doomed, setDoomed] = useState<Save | null>(null)
  const [said, setSaid] = useState('')
  const lists = useRef<HTMLDivElement>(null)
  const part = keptPart()
  const online = useMyTables()
  const tables = online.wrong === null ? (online.tables ?? []).filter(table => !wasGivenUp(table)) : []
  const rows = [...all.map(ofDevice), ...tables.map(ofServer)].sort((a, b) => b.when - a.when)
  const groups = [
    ['To go on with', rows.filter(({ over }) => !over)],
    ['Finished', rows.filter(({ over }) => over)],
  ] as const
  const answered = (yes: boolean): void => {
    if (yes && doomed) {
      forget(doomed.id)
      setSaid(`Deleted: ${titleOf(doomed)}, ${movesOf(doomed.moves)}.`)
      requestAnimationFrame(() => lists.current?.focus()) // the button that was pressed is gone, the question soon
    }
    setDoomed(null)
  }
  return (
    <SitePage
      title="Saved games and replays"
      here="/saved"
      lead="Every move is saved as it is made: of games on this device in this browser only, of online games on the server."
    >
      {(full || part > 0.9) && (
        <p className="notice" role="alert">
          {full
            ? 'This device has no room for more games: what is played now is not kept.'
            : 'This device is nearly full.'}{' '}
          Finished games make room by themselves, the oldest first. Save as a file what you want to keep, and delete
          what you do not.
        </p>
      )}
      <div className="saved-lists" ref={lists} tabIndex={-1}>
        <p role="status" className={said ? 'notice' : 'visually-hidden'}>
          {said}
        </p>
        {online.wrong !== null && (
          <Unreachable
            because={`${online.wrong} Your online games are not listed.`}
            retry={() => void lookAtMyTables()}
          />
        )}
        {rows.length === 0 && online.wrong === null && online.tables !== null && (
          <div className="panel">
            <p>You have no games yet.</p>
            <p>
              <Link href="/quick/until-dawn" className="button button--open">
                Play Until Dawn
              </Link>
            </p>
          </div>
        )}
        {groups.map(
          ([title, list]) =>
            list.length > 0 && (
              <section key={title} aria-label={title}>
                <h2>
                  {title} <small>{list.length}</small>
                </h2>
                <ul>
                  {list.map(({ save, table }) =>
                    save ? (
                      <SavedRow key={save.id} save={save} remove={() => setDoomed(save)} tell={setSaid} />
                    ) : (
                      table && <TableRow key={table.id} table={table} note="online" />
                    ),
                  )}
                </ul>
              </section>
            ),
        )}
      </div>
      <section className="panel" aria-labelledby="saved-import">
        <h2 id="saved-import">From a file</h2>
        <ImportBox />
        <p className="saved-room">
          {all.length === 1 ? '1 game' : `${all.length} games`} on this device; about {Math.ceil(part * 100)} % of what
          the browser keeps for us is used.
        </p>
      </section>
      {doomed && (
        <Question ask={`Delete this game of ${titleOf(doomed)}?`} yes="Delete it" no="Keep it" answer={answered}>
          <p>Its {movesOf(doomed.moves)} cannot be brought back.</p>
        </Question>
      )}
    </SitePage>
  )
}
