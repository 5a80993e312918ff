/** How long, in milliseconds, between two tries while the page is in sight. */
const everyMs = 15_000

/** Tries again when the connection returns, when somebody looks at the page again, and now and then. Answers how to stop. */
export function comeBack(tryAgain: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) tryAgain()
  }
  const timer = setInterval(whenSeen, everyMs)
  addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', whenSeen)
  return () => {
    clearInterval(timer)
    removeEventListener('online', tryAgain)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}
