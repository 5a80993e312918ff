import { brandProduct } from '@glimmer/contract/product'
import { storeSharedText } from '#member/share-target.ts'
import { paths } from '#platform/paths.ts'
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
import { releaseHere } from './release.ts'
import { requestKind } from './request-kind.ts'

/*
 * Lets the app open without a connection. It caches only files that are the same for every user; what a user may read
 * offline is in member/offline/. How a worker hands over to that of the next release: docs/decisions/0022.
 */
declare const self: ServiceWorkerGlobalScope & typeof globalThis

brandProduct({ name: self.installation?.name })
const release = releaseHere(thisRelease, self.installation)

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

/** The network's response to a navigation: the preloaded one if there is one. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** True for a reload, which the app triggers itself when a file of an older release is gone. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload'

/**
 * Opens a cached signed-in screen without waiting for the network, and refreshes the cache in the background. Every
 * other page, and every reload, is network-first.
 */
async function openPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const network = fromNetwork(event)
  network.catch(() => undefined)
  const shell = isReload(event.request) ? undefined : await cachedShell(release, pathname)
  if (!shell) return networkFirst(network, () => cachedPage(release, pathname))
  event.waitUntil(network.then((answer) => refreshShell(release, pathname, answer)).catch(() => undefined))
  return shell
}

/** A file of this release; a newer one comes with the worker of its release. */
const namedFile = async (request: Request) => (await cachedFile(release, request)) ?? fetch(request)

/** Keeps text that another app shared, and opens the form for a line of one's own, which takes it. */
async function openShared(request: Request): Promise<Response> {
  await request
    .formData()
    .then((form) => storeSharedText(form, Date.now()))
    .catch(() => undefined)
  return Response.redirect(`${paths.library()}?show=own`, 303)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = requestKind(request, self.location.origin, release.files)
  if (kind === 'hashed') event.respondWith(hashedFile(release, request))
  if (kind === 'named') event.respondWith(namedFile(request))
  // The browser has already requested the page (navigation preload). Without a response from here it would request it
  // again, and of two simultaneous sign-outs the provider refuses one.
  if (kind === 'passed-on') event.respondWith(fromNetwork(event))
  if (kind === 'shared') event.respondWith(openShared(request))
  if (kind === 'page') event.respondWith(openPage(event))
})

listenForPush(self)
