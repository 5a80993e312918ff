import { observable } from '#lib/observable.ts'

interface DeferredDeletesOptions {
  /** Deletes for good. */
  erase: (id: string) => Promise<unknown>
  /** Called when that failed; the thing is shown again. */
  failed: (thrown: unknown) => void
}

/** Hides what is to be deleted at once, and deletes it only when it can no longer be undone. */
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
    /** Carries one out, unless it was undone: from here on it cannot be. */
    carryOut,
    /** Carries out all that wait, as when the screen is left. */
    flush: () => Promise.all([...waiting].map(carryOut)),
  }
}
