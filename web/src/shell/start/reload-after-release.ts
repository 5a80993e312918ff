const key = 'glimmer.renewed'
/** A second failure this soon is not cured by another reload. */
const minBetweenMs = 60_000

/** Whether the page may be reloaded now, noting that it is. Storage that is refused means no: it could go on for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(storage.getItem(key) ?? 0) < minBetweenMs) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * A page from before a release may ask for a file that is there no more: it is loaded anew, once. Without a connection
 * that would only make things worse; the error screens take it from there.
 */
export const reloadWhenFilesAreGone = () =>
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload(sessionStorage, Date.now())) location.reload()
  })
