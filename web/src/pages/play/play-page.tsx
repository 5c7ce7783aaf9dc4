import { lazy, Suspense } from 'react'
import { hasHints } from '../../learn/progress.ts'
import { Cannot } from '../../parts/cannot.tsx'
import { TableRoom } from '../../table/table-room.tsx'
import { useLocalGame } from './use-local-game.ts'

const ElsewherePage = lazy(() => import('./elsewhere-page.tsx'))
const FirstGameHints = lazy(() => import('../learn/first-game-hints.tsx'))

/** A table on this device: one that was just set up, or one that was left and is gone on with. */
export default function PlayPage({ id }: { readonly id: string }) {
  const [game, playHere] = useLocalGame(id)
  switch (game.kind) {
    case 'coming':
      return <Coming />
    case 'wrong':
      return <Cannot heading="This table cannot be opened." error={game.error} />
    case 'elsewhere':
      return (
        <Suspense fallback={<Coming />}>
          <ElsewherePage why={game.why} playHere={playHere} />
        </Suspense>
      )
    case 'here':
      return (
        <TableRoom client={game.client} module={game.module} id={id}>
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
      <p>Laying the table …</p>
    </main>
  )
}
