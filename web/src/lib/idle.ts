/** Runs `work` once the browser is idle, at the latest after `timeoutMs`. Returns a function that cancels it. */
export function whenIdle(work: () => void, timeoutMs?: number): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs })
  return () => cancelIdleCallback(id)
}
