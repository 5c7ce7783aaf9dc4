import { useEffect } from 'react'
import { api, type Me } from '../../client/api.ts'
import { rememberOnline } from '../../client/my-tables.ts'
import { storeOf, useStore } from '../../client/store.ts'

interface Known {
  /** undefined: not known yet; null: no name yet. */
  readonly me: Me | null | undefined
  /** The error of the server. */
  readonly wrong: string | null
}

/** The person of this browser on the server, shared by all pages. */
const known = storeOf<Known>({ me: undefined, wrong: null })

export function setMe(me: Me | null): void {
  if (me) rememberOnline()
  known.set({ me, wrong: null })
}

export function useMe(): Known {
  useEffect(() => {
    api.me().then(setMe, (error: Error) => known.set({ ...known.value, wrong: error.message }))
  }, [])
  return useStore(known)
}
