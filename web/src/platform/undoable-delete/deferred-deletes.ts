import { observe } from '#lib/observable.ts'

interface Deferral {
  /** Deletes for good. */
  erase: (id: string) => Promise<unknown>
  /** Told when that did not work; the thing is shown again. */
  failed: (thrown: unknown) => void
}

/** Hides what is to be deleted at once, and deletes it only when it can no longer be taken back. */
export function deferredDeletes({ erase, failed }: Deferral) {
  const hidden = observe<ReadonlySet<string>>(new Set())
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
    /** Carries one out, unless it was taken back: there is no way back any more. */
    carryOut,
    /** Carries out what is waiting: the screen is left. */
    flush: () => Promise.all([...waiting].map(carryOut)),
  }
}
