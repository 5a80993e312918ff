import { freshOrKept } from './fresh-or-kept.ts'
import { cleanReleases, hashedFile, keepRelease, keepScreens, keptFile, keptPage } from './kept-files.ts'
import { kindOf } from './kind-of.ts'
import { listenForPush } from './push.ts'

/*
 * Makes the app open without a connection. It keeps files that are the same for everybody, and nothing of anybody:
 * what a person may read offline is in app/offline/. How it takes turns with the next release: docs/decisions/0025.
 */
declare const self: ServiceWorkerGlobalScope

const release = thisRelease

self.addEventListener('install', (event) => {
  event.waitUntil(keepRelease(release).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await cleanReleases(release)
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('message', (event) => {
  if (event.data === 'keep-screens') event.waitUntil(keepScreens(release).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, self.location.origin, release.files)
  if (kind === 'hashed') event.respondWith(hashedFile(release, request))
  if (kind === 'named') event.respondWith(freshOrKept(fetch(request), () => keptFile(release, request)))
  if (kind === 'page') {
    const ask = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request)
    event.respondWith(freshOrKept(ask(), () => keptPage(release, new URL(request.url).pathname)))
  }
})

listenForPush(self)
