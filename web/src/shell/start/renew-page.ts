const key = 'glimmer.renewed'
/** In milliseconds: a second failure this soon is not cured by another reload. */
const soon = 60_000

/** Whether the page may be reloaded now, noting that it is. Storage that is refused says no: it could go on for ever. */
export function mayRenew(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(storage.getItem(key) ?? 0) < soon) return false
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
export const renewWhenFilesAreGone = () =>
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayRenew(sessionStorage, Date.now())) location.reload()
  })
