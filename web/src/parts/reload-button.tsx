import { useState } from 'react'
import { reload } from '../client/reload.ts'
import { commonText } from '../text/common.ts'
import { siteText } from '../text/site.ts'

/** Reloads a page that is older than its server. */
export function ReloadButton({ main = false }: { readonly main?: boolean }) {
  const [loading, setLoading] = useState(false)
  const load = (): void => {
    setLoading(true)
    void reload()
  }
  return (
    <button type="button" className={main ? 'button button--main' : 'button'} disabled={loading} onClick={load}>
      {loading ? commonText.loading : siteText.reload}
    </button>
  )
}
