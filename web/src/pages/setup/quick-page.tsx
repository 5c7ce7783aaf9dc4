import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { openDesk } from '../../client/desk.ts'
import { DeskError } from '../../client/desk-error.ts'
import { newId } from '../../client/save-list.ts'
import { start } from '../../client/start.ts'
import { keepHints } from '../../learn/progress.ts'
import { ErrorPage } from '../../parts/error-page.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { commonText } from '../../text/common.ts'
import { quickText } from '../../text/setup.ts'
import type { NewMatch } from '../../worker/messages.ts'
import { FIRST_GAME, freshPlan, optionsOf, sitAt, tableOf } from './plan.ts'
import { requestFor, requestOf } from './setup-request.ts'

/**
 * Starts a game immediately, with options from the address and defaults for the rest:
 * `/quick/<slug>?seed=7&preset=first-game`.
 */
export default function QuickPage({ slug }: { readonly slug: string }) {
  const [query] = useSearchParams()
  const [, go] = useLocation()
  const [wrong, setWrong] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    quickTable(slug, query)
      .then(table => {
        if (gone) return
        const id = start(table)
        if (query.get('hints') === 'on' || query.get('preset') === FIRST_GAME) keepHints(id)
        go(`/play/${id}`, { replace: true })
      })
      .catch((error: unknown) => gone || setWrong(error as Error))
    return () => {
      gone = true
    }
  }, [slug, query, go])
  if (wrong === null)
    return (
      <main className="page" aria-busy="true">
        <h1 className="visually-hidden">{quickText.heading}</h1>
        <p>{commonText.loadingTable}</p>
      </main>
    )
  if (wrong instanceof DeskError) return <ErrorPage heading={quickText.failed} error={wrong} />
  return (
    <SitePage title={quickText.failedTitle} heading={quickText.failed} lead={wrong.message}>
      <p className="page__row">
        <Link href={`/${slug}`} className="button button--main">
          {quickText.setUp}
        </Link>
        <Link href="/" className="button">
          {commonText.allGames}
        </Link>
      </p>
    </SitePage>
  )
}

async function quickTable(slug: string, query: URLSearchParams): Promise<NewMatch> {
  const { desk, ask, close } = openDesk()
  try {
    const info = await ask(desk.about(slug))
    const plan = freshPlan(info, requestFor(info, requestOf(query)))
    const seats = await ask(desk.seats(slug, optionsOf(info, plan, 0)))
    const mine = seats.findIndex(({ seat }) => seat === query.get('as'))
    return tableOf(info, mine < 0 ? plan : sitAt(plan, mine), seats, newId)
  } finally {
    close()
  }
}
