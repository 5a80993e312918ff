import type { Release } from './release.ts'

const prefix = 'glimmer-release-'
const nameOf = ({ id }: Release) => prefix + id

/** A file is what its address says, whatever headers it was asked for with. */
const byAddress = { ignoreVary: true, ignoreSearch: true }

/** Keeps the pages and what they are made of, all or nothing. Rejects when one cannot be had: it is tried again later. */
export async function keepRelease(release: Release) {
  const cache = await caches.open(nameOf(release))
  const pages = [...release.pages, release.shell].map((page) => new Request(page, { cache: 'no-cache' }))
  await cache.addAll([...pages, ...release.files])
}

/** Keeps what is missing of the screens of somebody signed in. */
export async function keepScreens(release: Release) {
  const cache = await caches.open(nameOf(release))
  const there = await Promise.all(release.screens.map((file) => cache.match(file, byAddress)))
  await cache.addAll(release.screens.filter((_, at) => !there[at]))
}

/** Lets go of old releases but the last: a tab that was open before may still ask for its files. */
export async function cleanReleases(release: Release) {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOf(release))
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page of this release for an address; the shell for every address that is not written. */
export async function keptPage(release: Release, address: string) {
  const cache = await caches.open(nameOf(release))
  return cache.match(release.pages.includes(address) ? address : release.shell, byAddress)
}

/** A file as this release has it. */
export async function keptFile(release: Release, request: Request) {
  return (await caches.open(nameOf(release))).match(request, byAddress)
}

/** A file whose name holds its hash, from any release that has it; fetched and kept when none does. */
export async function hashedFile(release: Release, request: Request) {
  const kept = await caches.match(request, byAddress)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.status === 200) {
    const cache = await caches.open(nameOf(release))
    await cache.put(request, fresh.clone()).catch(() => undefined)
  }
  return fresh
}
