import type { PuzzleEntry } from '@holdout/knowledge'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { today } from '../../client/daily.ts'
import { keepPuzzleResult, type PuzzleResult, puzzleProgress, resultOf } from '../../client/puzzle-results.ts'
import { type OpenPuzzle, openPuzzle } from '../../client/puzzle-table.ts'
import { ErrorPage } from '../../parts/error-page.tsx'
import { loadPuzzles, nextPuzzle } from '../../puzzles/pick.ts'
import { shownRating, skillAfter } from '../../puzzles/rating.ts'
import type { TableModule } from '../../table/table-props.ts'
import { TableRoom } from '../../table/table-room.tsx'
import { loadTable } from '../../tables/index.ts'
import { commonText } from '../../text/common.ts'
import { puzzlesText } from '../../text/puzzles.ts'
import { PuzzlePanel } from './puzzle-panel.tsx'
import './puzzles.css'

interface Opened {
  readonly entry: PuzzleEntry
  readonly table: OpenPuzzle
  readonly module: TableModule
}

/** A puzzle at the real table; without an id, the next one for this player. */
export function PuzzlePage({ slug, id }: { readonly slug: string; readonly id: string | null }) {
  const [entries, setEntries] = useState<readonly PuzzleEntry[] | null>(null)
  const [chosen, setChosen] = useState(id)
  // The puzzle of the link no longer exists, so another one is shown.
  const [instead, setInstead] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [wrong, setWrong] = useState<Error | null>(null)
  const entry = entries && (entries.find(one => one.id === chosen) ?? null)
  useEffect(() => {
    let gone = false
    loadPuzzles(slug).then(
      found => {
        if (gone) return
        setEntries(found)
        const isThere = found.some(one => one.id === id)
        setInstead(id !== null && !isThere)
        setChosen(isThere ? id : following(found, slug, null).id)
      },
      (error: Error) => gone || setWrong(error),
    )
    return () => {
      gone = true
    }
  }, [slug, id])
  useEffect(() => {
    if (!entry) return
    let gone = false
    let close = (): void => {}
    const open = async (): Promise<void> => {
      const [table, module] = await Promise.all([openPuzzle(entry), loadTable(slug)])
      close = () => table.close()
      if (gone) close()
      else setOpened({ entry, table, module })
    }
    open().catch((error: Error) => gone || setWrong(error))
    return () => {
      gone = true
      close()
      setOpened(null)
    }
  }, [entry, slug])
  if (wrong) return <ErrorPage heading={puzzlesText.failed} error={wrong} />
  if (!entries || !opened)
    return (
      <main className="page" aria-busy="true">
        <p>{commonText.loadingTable}</p>
      </main>
    )
  const next = (): void => {
    setInstead(false)
    setChosen(following(entries, slug, opened.entry.id).id)
  }
  return <PuzzleRoom key={opened.entry.id} slug={slug} opened={opened} instead={instead} next={next} />
}

function following(entries: readonly PuzzleEntry[], slug: string, not: string | null): PuzzleEntry {
  const { skill, results } = puzzleProgress.value
  const answered = results.flatMap(({ game, id }) => (game === slug ? [id] : []))
  return nextPuzzle(entries, answered, shownRating(skill), not)
}

function PuzzleRoom({
  slug,
  opened: { entry, table, module },
  instead,
  next,
}: {
  readonly slug: string
  readonly opened: Opened
  readonly instead: boolean
  readonly next: () => void
}) {
  const now = useSyncExternalStore(
    useCallback(listener => table.subscribe(listener), [table]),
    () => table.state.puzzle,
  )
  const [before] = useState(() => ({ result: resultOf(entry.id), rating: shownRating(puzzleProgress.value.skill) }))
  const [result, setResult] = useState<PuzzleResult | null>(null)
  const kind = now.answer?.kind ?? null
  useEffect(() => {
    if (kind === null || before.result !== null) return
    setResult(known => known ?? keep(slug, entry, kind === 'right'))
  }, [kind, before, slug, entry])
  return (
    <div className="puzzle">
      <PuzzlePanel
        entry={entry}
        now={now}
        rating={result && { before: before.rating, after: result.rating }}
        isPractice={before.result !== null}
        instead={instead}
        solve={() => table.solve()}
        next={next}
      />
      <TableRoom client={table} module={module} id={null} />
    </div>
  )
}

/** Keeps the first answer and returns it. */
function keep(game: string, { id, rating: puzzle }: PuzzleEntry, right: boolean): PuzzleResult {
  const skill = skillAfter(puzzleProgress.value.skill, puzzle, right)
  const result = { game, id, day: today(), right, puzzle, rating: shownRating(skill) }
  keepPuzzleResult(result, skill)
  return result
}
