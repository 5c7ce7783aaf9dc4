import { SHELF } from '@holdout/catalog'
import { useSyncExternalStore } from 'react'
import { isOnline, tableOf } from './online-id.ts'

/** A page with its query and its part: `/rules/<slug>#UD-52` has the part `UD-52`. */
export interface Address {
  readonly path: string
  readonly query: string
  readonly part: string
}

/** Where the app is. */
export interface AppHost {
  /** The path of the folder of the app, with a slash at both ends. */
  readonly folder: string
  /** Whether the host answers the paths of pages. A file host does not: there, addresses are behind a #. */
  readonly answersPaths: boolean
}

/** The parameter with a packed record. It stays behind the #: it is not for the server, and too long for it. */
const PACKED = 'game'

/** Reads an address as links in the app have it: `/learn/<slug>?step=2`. */
export function addressOf(text: string): Address {
  const [, path, query = '', part = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) as RegExpExecArray
  return { path: currentPath(path.replace(/^\/?/, '/').replace(/(?<=.)\/$/, '')), query, part }
}

/** The address in a URL: behind the # in links of file hosts and of earlier versions, otherwise the path. */
export function addressIn({ pathname, search, hash }: URL | Location, folder: string): Address {
  if (hash.startsWith('#/')) return addressOf(hash.slice(1))
  const path = pathname.slice(folder.length).replace(/(^|\/)index\.html$/, '$1')
  const address = addressOf(`/${path}${search}${hash}`)
  if (!address.part.startsWith(`${PACKED}=`)) return address
  return { ...address, query: [address.query, address.part].filter(Boolean).join('&'), part: '' }
}

/** The path, query and # of an address. */
export function urlOf({ path, query, part }: Address, { folder, answersPaths }: AppHost): string {
  if (!answersPaths) return `${folder}#${joined(path, query, part)}`
  const rest = new URLSearchParams(query)
  const packed = rest.get(PACKED)
  if (packed === null) return folder + joined(path, query, part).slice(1)
  rest.delete(PACKED)
  return folder + joined(path, String(rest), `${PACKED}=${packed}`).slice(1)
}

function joined(path: string, query: string, part: string): string {
  return `${path}${query && `?${query}`}${part && `#${part}`}`
}

/**
 * The path of a page, also for its longer path in earlier versions. The app itself has `/replay/<id>` for every match,
 * also an online one.
 */
function currentPath(path: string): string {
  const [, name, id, ...more] = path.split('/')
  if (id === undefined || more.length > 0) return path
  if (name === 'table') return `/t/${id}`
  if (name === 'replay' && isOnline(id)) return `/r/${tableOf(id)}`
  return name === 'setup' && SHELF.some(({ slug }) => slug === id) ? `/${id}` : path
}

/** The tags of a page say where the app is. Tests without a page have the app at the root of a file host. */
const HOST = typeof document === 'undefined' ? { folder: '/', answersPaths: false } : hostOf(document)

function hostOf(page: Document): AppHost {
  const manifest = page.querySelector<HTMLLinkElement>('link[rel=manifest]')
  return {
    folder: manifest ? new URL('.', manifest.href).pathname : '/',
    answersPaths: page.querySelector('meta[name=holdout-paths]') !== null,
  }
}

/** Whether these pages come from a server of Holdout, not from a file host. */
export const hasServer = HOST.answersPaths

/** The URL of a file or a route of the server. */
export function fileUrl(path: string): string {
  return new URL(HOST.folder + path, location.href).href
}

/** The full URL of a page, for sharing. */
export function pageLink(path: string): string {
  return new URL(hrefOf(path), location.href).href
}

function hrefOf(text: string): string {
  return urlOf(addressOf(text), HOST)
}

/** Whether the page has changed yet. On the first page, focus stays where the browser puts it. */
export let hasMoved = false

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Replaces a link of an earlier version by the current URL of its page, without a reload. */
function updateUrl(): void {
  const { pathname, search, hash } = location
  const url = urlOf(addressIn(location, HOST.folder), HOST)
  if (HOST.answersPaths && url !== pathname + search + hash) history.replaceState(history.state, '', url)
}

function moved(): void {
  hasMoved = true
  updateUrl()
  for (const listener of listeners) listener()
}

if (typeof addEventListener === 'function' && typeof location !== 'undefined') {
  updateUrl()
  addEventListener('popstate', moved) // also after a change of the #
}

function go(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', hrefOf(to))
  moved()
}

const now = (): Address => addressIn(location, HOST.folder)

/** For wouter's Router. */
export function useAddress(): [string, typeof go] {
  return [useSyncExternalStore(subscribe, () => now().path), go]
}
useAddress.hrefs = hrefOf
useAddress.searchHook = (): string => useSyncExternalStore(subscribe, () => now().query)

/** The part of the page that the address names; empty: none. */
export function usePart(): string {
  return useSyncExternalStore(subscribe, () => now().part)
}
