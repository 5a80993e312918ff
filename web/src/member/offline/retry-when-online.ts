/** Between two tries while the page is visible. */
const retryMs = 15_000
/** Browsers often report a connection shortly before it works. */
const onceMoreMs = 2_500

/**
 * Tries again when the connection returns and once more soon after, when the page becomes visible, and every `retryMs`.
 */
export function retryWhenOnline(tryAgain: () => void): () => void {
  const tryWhenVisible = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) tryAgain()
  }
  const timer = setInterval(tryWhenVisible, retryMs)
  let onceMore: ReturnType<typeof setTimeout> | undefined
  const tryTwice = () => {
    tryAgain()
    clearTimeout(onceMore)
    onceMore = setTimeout(tryWhenVisible, onceMoreMs)
  }
  addEventListener('online', tryTwice)
  document.addEventListener('visibilitychange', tryWhenVisible)
  return () => {
    clearInterval(timer)
    clearTimeout(onceMore)
    removeEventListener('online', tryTwice)
    document.removeEventListener('visibilitychange', tryWhenVisible)
  }
}
