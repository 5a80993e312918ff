import { cachedFile, cachedPage, cacheRelease, cacheScreens, deleteOldReleases, hashedFile } from './cached-files.ts'
import { networkFirst } from './network-first.ts'
import { listenForPush } from './push.ts'
import { requestKind } from './request-kind.ts'

/*
 * Makes the app open without a connection. It caches files that are the same for everybody, and nothing of anybody:
 * what a person may read offline is in member/offline/. How it takes turns with the next release: docs/decisions/0025.
 */
declare const self: ServiceWorkerGlobalScope

const release = thisRelease

self.addEventListener('install', (event) => {
  event.waitUntil(cacheRelease(release).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await deleteOldReleases(release)
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('message', (event) => {
  if (event.data === 'keep-screens') event.waitUntil(cacheScreens(release).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = requestKind(request, self.location.origin, release.files)
  if (kind === 'hashed') event.respondWith(hashedFile(release, request))
  if (kind === 'named') event.respondWith(networkFirst(fetch(request), () => cachedFile(release, request)))
  // The browser has already asked for the page (navigation preload). Where nothing is answered here it asks a second
  // time, and of two sign-outs begun at once the provider refuses one.
  const ask = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request)
  if (kind === 'passed-on') event.respondWith(ask())
  if (kind === 'page') event.respondWith(networkFirst(ask(), () => cachedPage(release, new URL(request.url).pathname)))
})

listenForPush(self)
