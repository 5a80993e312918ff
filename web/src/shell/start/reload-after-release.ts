import { readItem, writeItem } from '#lib/safe-storage.ts'

const key = 'glimmer.renewed'
/** Another reload does not cure a second failure within this time. */
const minBetweenMs = 60_000

/**
 * Returns true if the page may be reloaded now, and records it. False if storage is refused: reloads could loop for
 * ever.
 */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean =>
  now - Number(readItem(key, storage) ?? 0) >= minBetweenMs && writeItem(key, String(now), storage)

/**
 * A page from before a release may request a file that no longer exists: reloads the page, once. Not without a
 * connection, where a reload would only make things worse; the error screens handle that case.
 */
export const reloadWhenFilesAreGone = () =>
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload(sessionStorage, Date.now())) location.reload()
  })
