import { observable } from '#lib/observable.ts'

interface DeferredDeletesOptions {
  /** Deletes for good. */
  erase: (id: string) => Promise<unknown>
  /** Called when that failed; the item is shown again. */
  failed: (thrown: unknown) => void
}

/** Hides an item at once when it is deleted, and erases it only when that can no longer be undone. */
export function deferredDeletes({ erase, failed }: DeferredDeletesOptions) {
  const hidden = observable<ReadonlySet<string>>(new Set())
  const waiting = new Set<string>()
  const show = (id: string) => hidden.set(new Set([...hidden.get()].filter((one) => one !== id)))

  const carryOut = async (id: string) => {
    if (!waiting.delete(id)) return
    try {
      await erase(id)
    } catch (thrown) {
      show(id)
      failed(thrown)
    }
  }
  return {
    get: hidden.get,
    subscribe: hidden.subscribe,
    remove(id: string) {
      hidden.set(new Set([...hidden.get(), id]))
      waiting.add(id)
    },
    undo(id: string) {
      if (waiting.delete(id)) show(id)
    },
    /** Erases an item unless its deletion was undone; from here on it cannot be. */
    carryOut,
    /** Erases all waiting items, as when the screen is left. */
    flush: () => Promise.all([...waiting].map(carryOut)),
  }
}
