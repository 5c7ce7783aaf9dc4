import { lazy, Suspense } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { hasSeenTips, isFirstVisit } from '../../learn/first-visit.ts'
import { hasHints } from '../../learn/progress.ts'
import { ErrorPage } from '../../parts/error-page.tsx'
import { TableRoom } from '../../table/table-room.tsx'
import { commonText } from '../../text/common.ts'
import { playText } from '../../text/play.ts'
import { useLocalGame } from './use-local-game.ts'

const ElsewherePage = lazy(() => import('./elsewhere-page.tsx'))
const ChanceBar = lazy(() => import('../../table/chance-bar.tsx'))
const FirstTips = lazy(() => import('../../table/tips/first-tips.tsx'))
const FirstGameHints = lazy(() => import('../learn/first-game-hints.tsx'))

/** A table on this device: a new one, or a saved one that continues. */
export default function PlayPage({ id }: { readonly id: string }) {
  const [game, playHere] = useLocalGame(id)
  const { chanceBar } = useStore(settings)
  switch (game.kind) {
    case 'coming':
      return <Coming />
    case 'wrong':
      return <ErrorPage heading={playText.failed} error={game.error} />
    case 'elsewhere':
      return (
        <Suspense fallback={<Coming />}>
          <ElsewherePage why={game.why} playHere={playHere} />
        </Suspense>
      )
    case 'here':
      return (
        <TableRoom client={game.client} module={game.module} id={id}>
          {chanceBar && (
            <Suspense fallback={null}>
              <ChanceBar client={game.client} />
            </Suspense>
          )}
          {isFirstVisit(game.client.state.slug) && !hasSeenTips(game.client.state.slug) && (
            <Suspense fallback={null}>
              <FirstTips />
            </Suspense>
          )}
          {hasHints(id) && (
            <Suspense fallback={null}>
              <FirstGameHints id={id} />
            </Suspense>
          )}
        </TableRoom>
      )
  }
}

function Coming() {
  return (
    <main className="page" aria-busy="true">
      <p>{commonText.loadingTable}</p>
    </main>
  )
}
