import { Link, useSearchParams } from 'wouter'
import { ErrorPage } from '../../parts/error-page.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { analysisText } from '../../text/analysis.ts'
import { useOpenReplay } from '../replay/open-replay.ts'
import { AnalysisRoom } from './analysis-room.tsx'

/** The analysis of a finished match: from this device, from the server, or packed into a link. */
export default function AnalysisPage({ id }: { readonly id: string }) {
  const [search] = useSearchParams()
  const opened = useOpenReplay(id, search.get('game'))
  if (opened instanceof Error) return <ErrorPage heading={analysisText.failed} error={opened} />
  if (!opened)
    return (
      <main className="page" aria-busy="true">
        <h1 className="visually-hidden">{analysisText.title}</h1>
        <p>{analysisText.loading}</p>
      </main>
    )
  if (opened.reel.outcome === null)
    return (
      <SitePage title={analysisText.title} lead={analysisText.notOver}>
        <Link href={`/replay/${id}`} className="button">
          {analysisText.replay}
        </Link>
      </SitePage>
    )
  return <AnalysisRoom {...opened} id={id} />
}
