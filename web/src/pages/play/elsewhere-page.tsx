import { Link } from 'wouter'
import type { Elsewhere } from '../../client/game-hold.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { commonText } from '../../text/common.ts'
import { elsewhereText } from '../../text/elsewhere.ts'

/** Shown instead of a table that another tab of this browser has open. */
export default function ElsewherePage({ why, playHere }: { readonly why: Elsewhere; readonly playHere: () => void }) {
  return (
    <SitePage title={elsewhereText.title} heading={elsewhereText.heading} lead={elsewhereText.lead(why)}>
      <p className="page__row">
        <button type="button" className="button button--main" onClick={playHere}>
          {elsewhereText.playHere}
        </button>
        <Link href="/" className="button">
          {commonText.home}
        </Link>
      </p>
    </SitePage>
  )
}
