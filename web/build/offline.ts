import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const FACES = new URL('../public/faces/', import.meta.url)
const CAMP = new URL('../public/camp/', import.meta.url)

/**
 * Writes the service worker. It caches every file of this build, so that the app works offline, and shows notices of
 * the server while no page is open.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { SHELF } = await import('@holdout/catalog')
        const { pageNames } = await import('@holdout/protocol/pages')
        const files = Object.keys(bundle).filter(name => !/\.map$|^pictures\/|\/index\.html$/.test(name))
        const stamp = createHash('sha256')
        for (const name of files.sort()) {
          const part = bundle[name]
          stamp.update(name).update(part.type === 'chunk' ? part.code : part.source)
        }
        const cached = [
          './',
          './manifest.webmanifest',
          './icon.svg',
          './icon-turn.svg',
          './icon-192.png',
          './icon-512.png',
          ...readdirSync(FACES).map(name => `./faces/${name}`),
          ...readdirSync(CAMP).map(name => `./camp/${name}`),
          ...files.filter(name => name !== 'index.html').map(name => `./${name}`),
        ]
        const source = worker(`holdout-${stamp.digest('hex').slice(0, 12)}`, cached, pageNames(SHELF))
        this.emitFile({ type: 'asset', fileName: 'offline.js', source })
      },
    },
  }
}

/**
 * Old files are deleted only after all new files are cached. An open page keeps its loaded version. Every page is the
 * same file, with links to other files that are right for its path.
 */
function worker(cache: string, files: readonly string[], pages: readonly string[]): string {
  return `const CACHE = ${JSON.stringify(cache)}
const FILES = ${JSON.stringify(files)}
const PAGES = ${JSON.stringify(['', 'index.html', ...pages])}
const FOLDER = new URL('./', self.location.href).pathname
async function pageIn(cache) {
  const page = await cache.match('./', { ignoreVary: true })
  return page && new Response((await page.text()).replaceAll('="./', '="' + FOLDER), page)
}
function isPage(path) {
  return path.startsWith(FOLDER) && PAGES.includes(path.slice(FOLDER.length).split('/')[0]) && !path.endsWith('.png')
}
self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', event => {
  const old = keys => Promise.all(keys.filter(key => key.startsWith('holdout-') && key !== CACHE).map(key => caches.delete(key)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const page = request.mode === 'navigate'
  if (page && !isPage(url.pathname)) return
  event.respondWith(
    caches.open(CACHE).then(async cache => (await (page ? pageIn(cache) : cache.match(request, { ignoreVary: true }))) ?? fetch(request)),
  )
})
self.addEventListener('push', event => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: './icon-192.png', data: { path } }))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data.path, self.registration.scope).href
  const show = pages => pages.find(page => page.url.split('?')[0] === url)?.focus() ?? self.clients.openWindow(url)
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(show))
})
`
}
