import { useState } from 'react'
import { loadAgain } from '../client/load-again.ts'

/** For a page that no longer fits the server it came from. */
export function LoadAgainButton({ main = false }: { readonly main?: boolean }) {
  const [loading, setLoading] = useState(false)
  const load = (): void => {
    setLoading(true)
    void loadAgain()
  }
  return (
    <button type="button" className={main ? 'button button--main' : 'button'} disabled={loading} onClick={load}>
      {loading ? 'Loading …' : 'Load the page again'}
    </button>
  )
}
