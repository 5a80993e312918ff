/** Shares one pending call between concurrent callers, so that all figures of one scrape come from one query. */
export function shareCalls<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
