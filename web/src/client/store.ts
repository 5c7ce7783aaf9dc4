import type { ValueStore } from '@holdout/client'
import { useSyncExternalStore } from 'react'

export { storeOf, type ValueStore } from '@holdout/client'

export function useStore<T>(store: ValueStore<T>): T {
  return useSyncExternalStore(store.subscribe, () => store.value)
}
