import { SHELF } from '@holdout/catalog'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type OpenLesson, openLesson } from '../../client/lesson-table.ts'
import { lessonOf } from '../../learn/lessons.ts'
import { keepProgress, progressOf } from '../../learn/progress.ts'
import { ErrorPage } from '../../parts/error-page.tsx'
import type { TableModule } from '../../table/table-props.ts'
import { TableRoom } from '../../table/table-room.tsx'
import { loadTable } from '../../tables/index.ts'
import { LessonEnd } from './lesson-end.tsx'
import { LessonPanel } from './lesson-panel.tsx'
import './lesson.css'
import { commonText } from '../../text/common.ts'
import { learnText } from '../../text/learn.ts'

/** A lesson at the real table. It resumes at the last step. */
export function LessonPage({ slug }: { readonly slug: string }) {
  const [open, setOpen] = useState<{ lesson: OpenLesson; module: TableModule } | null>(null)
  const [wrong, setWrong] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    let close: (() => void) | null = null
    const load = async (): Promise<void> => {
      const text = await lessonOf(slug)?.()
      const { step, finished } = progressOf(slug)
      const lesson = await openLesson(text ?? '', finished ? 0 : step)
      close = () => lesson.close()
      if (gone) return close()
      const module = await loadTable(slug)
      if (!gone) setOpen({ lesson, module })
    }
    load().catch((error: unknown) => gone || setWrong(error as Error))
    return () => {
      gone = true
      close?.()
    }
  }, [slug])
  if (wrong) return <ErrorPage heading={learnText.failed} error={wrong} />
  if (!open)
    return (
      <main className="page" aria-busy="true">
        <p>{commonText.loadingTable}</p>
      </main>
    )
  return <LessonRoom slug={slug} lesson={open.lesson} module={open.module} />
}

function LessonRoom({
  slug,
  lesson,
  module,
}: {
  readonly slug: string
  readonly lesson: OpenLesson
  readonly module: TableModule
}) {
  const now = useSyncExternalStore(
    useCallback(listener => lesson.subscribe(listener), [lesson]),
    () => lesson.state.lesson,
  )
  const [ended, setEnded] = useState(false)
  useEffect(() => keepProgress(slug, { step: now.step, finished: ended }), [slug, now.step, ended])
  const title = SHELF.find(game => game.slug === slug)?.title ?? slug
  if (ended) return <LessonEnd slug={slug} title={title} again={() => setEnded(false)} lesson={lesson} />
  const last = now.step === now.of - 1 && now.wanted === null
  return (
    <div className="lesson">
      <TableRoom client={lesson} module={module} id={null}>
        <LessonPanel
          slug={slug}
          now={now}
          finish={() => keepProgress(slug, { step: now.step, finished: true })}
          next={() => (last ? setEnded(true) : lesson.next(now.step))}
          back={() => lesson.go(now.step - 1)}
          skip={() => (now.step === now.of - 1 ? setEnded(true) : lesson.go(now.step + 1))}
        />
      </TableRoom>
    </div>
  )
}
