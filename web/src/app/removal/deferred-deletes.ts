import { observe } from '../session/observable.ts'

interface Deferral {
  /** Deletes for good. */
  erase: (id: string) => Promise<unknown>
  /** Told when that did not work; the thing is shown again. */
  failed: (thrown: unknown) => void
  /** How long, in milliseconds, a deletion can be taken back. */
  graceMs: number
}

/** Hides what is to be deleted at once, and deletes it only when it can no longer be taken back. */
export function deferredDeletes({ erase, failed, graceMs }: Deferral) {
  const hidden = observe<ReadonlySet<string>>(new Set())
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const show = (id: string) => hidden.set(new Set([...hidden.get()].filter((one) => one !== id)))

  const carryOut = async (id: string) => {
    clearTimeout(waiting.get(id))
    waiting.delete(id)
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
      waiting.set(
        id,
        setTimeout(() => void carryOut(id), graceMs),
      )
    },
    undo(id: string) {
      clearTimeout(waiting.get(id))
      if (waiting.delete(id)) show(id)
    },
    /** Carries out what is waiting: the screen is left. */
    flush: () => Promise.all([...waiting.keys()].map(carryOut)),
  }
}
