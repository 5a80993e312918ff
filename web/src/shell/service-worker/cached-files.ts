import type { Release } from './release.ts'

const prefix = 'glimmer-release-'
const nameOf = ({ id }: Release) => prefix + id

/** The path alone identifies a file, whatever headers it was requested with. */
const byAddress = { ignoreVary: true, ignoreSearch: true }

/**
 * Caches the pages and the files they need, all or nothing. Rejects when one cannot be fetched; the browser retries
 * later.
 */
export async function cacheRelease(release: Release) {
  const cache = await caches.open(nameOf(release))
  const pages = [...release.pages, release.shell].map((page) => new Request(page, { cache: 'no-cache' }))
  await cache.addAll([...pages, ...release.files])
}

/** Caches the files of the signed-in screens that are not cached yet. */
export async function cacheScreens(release: Release) {
  const cache = await caches.open(nameOf(release))
  const there = await Promise.all(release.screens.map((file) => cache.match(file, byAddress)))
  await cache.addAll(release.screens.filter((_, at) => !there[at]))
}

/** Deletes the caches of old releases, except the latest of them: a tab opened before may still request its files. */
export async function deleteOldReleases(release: Release) {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOf(release))
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The cached page of an address: a prerendered page, a screen's own shell, or the common shell. */
export async function cachedPage(release: Release, address: string) {
  const cache = await caches.open(nameOf(release))
  const own = release.pages.includes(address) ? await cache.match(address, byAddress) : undefined
  return own ?? (await cachedShell(release, address)) ?? cache.match(release.shell, byAddress)
}

/** The cached shell of a signed-in screen; undefined for other addresses, and before anybody has signed in. */
export async function cachedShell(release: Release, address: string) {
  if (!release.shells.includes(address)) return undefined
  return (await caches.open(nameOf(release))).match(address, byAddress)
}

/**
 * Replaces a cached shell by the server's current response if the content is the same: the headers, such as the content
 * security policy, depend on the server's settings. Other content belongs to another release, whose service worker
 * caches it.
 */
export async function refreshShell(release: Release, address: string, answer: Response) {
  const cached = await cachedShell(release, address)
  if (answer.status !== 200 || !cached) return
  const [now, before] = await Promise.all([answer.clone().text(), cached.text()])
  if (now === before) await (await caches.open(nameOf(release))).put(address, answer)
}

/** A file from the cache of this release. */
export async function cachedFile(release: Release, request: Request) {
  return (await caches.open(nameOf(release))).match(request, byAddress)
}

/** A file with a content hash in its name, from the cache of any release; fetched and cached when none has it. */
export async function hashedFile(release: Release, request: Request) {
  const cached = await caches.match(request, byAddress)
  if (cached) return cached
  const fresh = await fetch(request)
  if (fresh.status === 200) {
    const cache = await caches.open(nameOf(release))
    await cache.put(request, fresh.clone()).catch(() => undefined)
  }
  return fresh
}
