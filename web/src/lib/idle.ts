/** Does `work` once the browser has nothing better to do, or after `atMost` milliseconds; answers how to call it off. */
export function whenIdle(work: () => void, atMost?: number): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, atMost === undefined ? undefined : { timeout: atMost })
  return () => cancelIdleCallback(id)
}
