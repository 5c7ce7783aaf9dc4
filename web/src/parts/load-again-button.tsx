import { useState } from 'react'
import { loadAgain } from '../client/load-again.ts'
import { commonText } from '../text/common.ts'
import { siteText } from '../text/site.ts'

/** Reloads a page that is older than its server. */
export function LoadAgainButton({ main = false }: { readonly main?: boolean }) {
  const [loading, setLoading] = useState(false)
  const load = (): void => {
    setLoading(true)
    void loadAgain()
  }
  return (
    <button type="button" className={main ? 'button button--main' : 'button'} disabled={loading} onClick={load}>
      {loading ? commonText.loading : siteText.reload}
    </button>
  )
}
