import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { sortGames } from '../../client/my-games.ts'
import { fetchMyTables, useMyTables } from '../../client/my-tables.ts'
import { storageFull } from '../../client/save-list.ts'
import { forget, type Save, saves } from '../../client/saves.ts'
import { SOLO } from '../../client/solo-game.ts'
import { usedStorage } from '../../client/storage.ts'
import { useStore } from '../../client/store.ts'
import { Question } from '../../parts/question.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import { TableRow } from '../online/table-list.tsx'
import { ImportBox } from './import-box.tsx'
import { SavedRow, titleOf } from './saved-row.tsx'
import '../online/online.css'
import './saved.css'
import { savedText } from '../../text/saved.ts'

/**
 * All games of this person, on this device and online, those that wait for them first: continue, replay, export,
 * delete, import.
 */
export default function SavedPage() {
  const all = useStore(saves)
  const full = useStore(storageFull)
  const [doomed, setDoomed] = useState<Save | null>(null)
  const [said, setSaid] = useState('')
  const lists = useRef<HTMLDivElement>(null)
  const part = usedStorage()
  const online = useMyTables()
  const { turn, waiting, finished } = sortGames(all, online.wrong === null ? (online.tables ?? []) : [])
  const groups = [
    [savedText.yourTurn, turn],
    [savedText.waiting, waiting],
    [savedText.finished, finished],
  ] as const
  const answered = (yes: boolean): void => {
    if (yes && doomed) {
      forget(doomed.id)
      setSaid(savedText.deleted(titleOf(doomed), doomed.moves))
      requestAnimationFrame(() => lists.current?.focus()) // the pressed button is gone, and the question will be
    }
    setDoomed(null)
  }
  return (
    <SitePage title={savedText.title} here="/saved" lead={savedText.lead}>
      {(full || part > 0.9) && (
        <p className="notice" role="alert">
          {full ? savedText.full : savedText.nearlyFull} {savedText.roomAdvice}
        </p>
      )}
      <div className="saved-lists" ref={lists} tabIndex={-1}>
        <p role="status" className={said ? 'notice' : 'visually-hidden'}>
          {said}
        </p>
        {online.wrong !== null && (
          <Unreachable because={savedText.onlineNotListed(online.wrong)} retry={() => void fetchMyTables()} />
        )}
        {groups.every(([, list]) => list.length === 0) && online.wrong === null && online.tables !== null && (
          <div className="panel">
            <p>{savedText.none}</p>
            <p>
              <Link href={`/quick/${SOLO.slug}`} className="button button--open">
                {savedText.play(SOLO.title)}
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
                      table && <TableRow key={table.id} table={table} note={savedText.onlineNote} />
                    ),
                  )}
                </ul>
              </section>
            ),
        )}
      </div>
      <section className="panel" aria-labelledby="saved-import">
        <h2 id="saved-import">{savedText.import}</h2>
        <ImportBox />
        <p className="saved-room">{savedText.storage(all.length, Math.ceil(part * 100))}</p>
      </section>
      {doomed && (
        <Question
          ask={savedText.askDelete(titleOf(doomed))}
          yes={savedText.deleteGame}
          no={savedText.keepGame}
          answer={answered}
        >
          <p>{savedText.askDeleteText(doomed.moves)}</p>
        </Question>
      )}
    </SitePage>
  )
}
