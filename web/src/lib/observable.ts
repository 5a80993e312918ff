/** A value that can be subscribed to, in the shape that `useSyncExternalStore` needs. */
export interface Observable<T> {
  get(): T
  set(next: T): void
  subscribe(changed: () => void): () => void
}

/** Creates an observable with its first value. */
export function observable<T>(first: T): Observable<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const changed of [...watchers]) changed()
    },
    subscribe(changed) {
      watchers.add(changed)
      return () => {
        watchers.delete(changed)
      }
    },
  }
}
