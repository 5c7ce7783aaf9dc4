import { useSearchParams } from 'wouter'
import { ErrorPage } from '../../parts/error-page.tsx'
import { replayText } from '../../text/replay.ts'
import { useOpenReplay } from './open-replay.ts'
import { ReplayRoom } from './replay-room.tsx'

/** A replay of a game: from this device, from the server, or packed into a link. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const [search] = useSearchParams()
  const opened = useOpenReplay(id, search.get('game'))
  if (opened instanceof Error) return <ErrorPage heading={replayText.failed} error={opened} />
  if (!opened)
    return (
      <main className="page" aria-busy="true">
        <h1 className="visually-hidden">{replayText.title}</h1>
        <p>{replayText.loading}</p>
      </main>
    )
  return <ReplayRoom {...opened} id={id} />
}
