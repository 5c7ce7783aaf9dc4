import type { Store } from '@holdout/client'
import { useSyncExternalStore } from 'react'

export { type Store, storeOf } from '@holdout/client'

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, () => store.value)
}
