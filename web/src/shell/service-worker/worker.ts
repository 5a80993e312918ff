import {
  cachedFile,
  cachedPage,
  cachedShell,
  cacheRelease,
  cacheScreens,
  deleteOldReleases,
  hashedFile,
  refreshShell,
} from './cached-files.ts'
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

/** What the network answers. The browser has asked for a page already (navigation preload). */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** Whether somebody asks for the page anew, as the app does where a file of an older release is gone. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload'

/** A member's screen opens from the cache at once; every other page, and any that is reloaded, comes from the network first. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const network = fromNetwork(event)
  network.catch(() => undefined)
  const shell = isReload(event.request) ? undefined : await cachedShell(release, pathname)
  if (!shell) return networkFirst(network, () => cachedPage(release, pathname))
  event.waitUntil(network.then((answer) => refreshShell(release, pathname, answer)).catch(() => undefined))
  return shell
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = requestKind(request, self.location.origin, release.files)
  if (kind === 'hashed') event.respondWith(hashedFile(release, request))
  if (kind === 'named') event.respondWith(networkFirst(fetch(request), () => cachedFile(release, request)))
  // Answered here although it is the network's: else the browser asks a second time, and of two sign-outs begun at once
  // the provider refuses one.
  if (kind === 'passed-on') event.respondWith(fromNetwork(event))
  if (kind === 'page') event.respondWith(openPage(event))
})

listenForPush(self)
