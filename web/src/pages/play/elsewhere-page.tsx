import { Link } from 'wouter'
import type { Elsewhere } from '../../client/game-hold.ts'
import { SitePage } from '../../parts/site-page.tsx'

const SAY: Readonly<Record<Elsewhere, string>> = {
  open: 'It is played in one tab at a time, so that no move is lost.',
  'played-on': 'It was played on there, so a move made here could not be kept. What was played there is safe.',
}

/** In place of a table that another tab of this browser has. */
export default function ElsewherePage({ why, playHere }: { readonly why: Elsewhere; readonly playHere: () => void }) {
  return (
    <SitePage
      title="Open in another tab"
      heading="This game is open in another tab."
      lead={`${SAY[why]} Play here, and it goes on from the last move.`}
    >
      <p className="page__row">
        <button type="button" className="button button--main" onClick={playHere}>
          Play here
        </button>
        <Link href="/" className="button">
          Home
        </Link>
      </p>
    </SitePage>
  )
}
