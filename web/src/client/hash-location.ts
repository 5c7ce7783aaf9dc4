import { useSyncExternalStore } from 'react'

/**
 * The part of an address after the #: `#/setup/<slug>?seed=7` has the path `/setup/<slug>` and the query
 * `seed=7`.
 */
export interface Address {
  readonly path: string
  readonly query: string
}

export function addressOf(hash: string): Address {
  const [path, ...query] = hash.replace(/^#?\/?/, '/').split('?')
  return { path, query: query.join('?') }
}

/** Whether the page has changed yet. On the first page, focus stays where the browser puts it. */
export let hasMoved = false

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

if (typeof addEventListener === 'function')
  addEventListener('hashchange', () => {
    hasMoved = true
  })

function go(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  const { path, query } = addressOf(to)
  const before = location.href
  const address = new URL(before)
  address.hash = query ? `${path}?${query}` : path
  history[replace ? 'replaceState' : 'pushState'](state, '', address)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: address.href }))
}

const pathNow = (): string => addressOf(location.hash).path
const queryNow = (): string => addressOf(location.hash).query

/** For wouter's Router. Its own hash hook treats the query as part of the path, or puts it before the #. */
export function useHashLocation(): [string, typeof go] {
  return [useSyncExternalStore(subscribe, pathNow), go]
}
useHashLocation.hrefs = (href: string): string => `#${href}`
useHashLocation.searchHook = (): string => useSyncExternalStore(subscribe, queryNow)
