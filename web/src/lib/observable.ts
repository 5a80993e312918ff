/** A value others can watch: what `useSyncExternalStore` asks for. */
export interface Observable<T> {
  get(): T
  set(next: T): void
  subscribe(changed: () => void): () => void
}

/** Makes a value others can watch. */
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
