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

/** The cached page of an address, or the shell for an address that is not prerendered. */
export async function cachedPage(release: Release, address: string) {
  const cache = await caches.open(nameOf(release))
  return cache.match(release.pages.includes(address) ? address : release.shell, byAddress)
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
