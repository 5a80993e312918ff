import type { Release } from './release.ts'

const prefix = 'glimmer-release-'
const nameOf = ({ id }: Release) => prefix + id

/** A file is what its address says, whatever headers it was asked for with. */
const byAddress = { ignoreVary: true, ignoreSearch: true }

/** Caches the pages and what they are made of, all or nothing. Rejects when one cannot be had: it is tried again later. */
export async function cacheRelease(release: Release) {
  const cache = await caches.open(nameOf(release))
  const pages = [...release.pages, release.shell].map((page) => new Request(page, { cache: 'no-cache' }))
  await cache.addAll([...pages, ...release.files])
}

/** Caches what is missing of the screens of somebody signed in. */
export async function cacheScreens(release: Release) {
  const cache = await caches.open(nameOf(release))
  const there = await Promise.all(release.screens.map((file) => cache.match(file, byAddress)))
  await cache.addAll(release.screens.filter((_, at) => !there[at]))
}

/** Deletes old releases but the last: a tab that was open before may still ask for its files. */
export async function deleteOldReleases(release: Release) {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOf(release))
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page of this release for an address; the common shell for every address without a page of its own. */
export async function cachedPage(release: Release, address: string) {
  const cache = await caches.open(nameOf(release))
  const own = release.pages.includes(address) ? await cache.match(address, byAddress) : undefined
  return own ?? (await cachedShell(release, address)) ?? cache.match(release.shell, byAddress)
}

/** The shell of a member's screen; nothing for other addresses, or before somebody was signed in. */
export async function cachedShell(release: Release, address: string) {
  if (!release.shells.includes(address)) return undefined
  return (await caches.open(nameOf(release))).match(address, byAddress)
}

/**
 * Caches what the server now answers where the page itself is the same: its headers, such as the policy, follow the
 * server's settings. Another page belongs to another release, whose worker brings its own.
 */
export async function refreshShell(release: Release, address: string, answer: Response) {
  const cached = await cachedShell(release, address)
  if (answer.status !== 200 || !cached) return
  const [now, before] = await Promise.all([answer.clone().text(), cached.text()])
  if (now === before) await (await caches.open(nameOf(release))).put(address, answer)
}

/** A file as this release has it. */
export async function cachedFile(release: Release, request: Request) {
  return (await caches.open(nameOf(release))).match(request, byAddress)
}

/** A file whose name holds its hash, from any release that has it; fetched and cached when none does. */
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
