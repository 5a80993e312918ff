import { cachedFile, cachedPage, cacheRelease, cacheScreens, deleteOldReleases, hashedFile } from './cached-files.ts'
import { networkFirst } from './network-first.ts'
import { listenForPush } from './push.ts'
import { requestKind } from './request-kind.ts'

/*
 * Lets the app open without a connection. It caches only files that are the same for every user; what a user may read
 * offline is in member/offline/. How a worker hands over to that of the next release: docs/decisions/0025.
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
  // The browser has already requested the page (navigation preload). Without a response from here it would request it
  // again, and of two simultaneous sign-outs the provider refuses one.
  const ask = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request)
  if (kind === 'passed-on') event.respondWith(ask())
  if (kind === 'page') event.respondWith(networkFirst(ask(), () => cachedPage(release, new URL(request.url).pathname)))
})

listenForPush(self)
