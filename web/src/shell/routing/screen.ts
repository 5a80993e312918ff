import { createElement, type FunctionComponent, type ReactNode, use } from 'react'

interface Around {
  /** What stands inside it, where it is the way into others. */
  children?: ReactNode
}

/** A screen that is fetched when it is first gone to. */
export interface Screen {
  (props: Around): ReactNode
  /** Fetches it; never rejects, since what failed is met again where the screen is drawn. */
  load(): Promise<void>
}

/** A promise whose value is known is read at once: React asks for it by these two fields. */
const settledWith = <T>(promise: Promise<T>, value: T) => Object.assign(promise, { status: 'fulfilled', value })

let offlineFallback: FunctionComponent | undefined
/** Sets what is drawn in place of a screen that cannot be fetched without a connection. */
export const setOfflineFallback = (component: FunctionComponent) => {
  offlineFallback = component
}

/** Makes a screen of a module. Once it is there it is drawn at once, as a written page needs it to be hydrated. */
export function screen(load: () => Promise<FunctionComponent<Around>>): Screen {
  let loading: Promise<FunctionComponent<Around>> | undefined
  let showsFallback = false
  const begin = () => {
    if (loading && !(showsFallback && navigator.onLine)) return loading
    showsFallback = false
    const begun = load().catch((thrown: unknown) => {
      if (!offlineFallback || navigator.onLine) throw thrown
      showsFallback = true
      return offlineFallback
    })
    begun.then(
      (component) => settledWith(begun, component),
      () => undefined,
    )
    loading = begun
    return begun
  }
  const draw = (props: Around) => createElement(use(begin()), props)
  return Object.assign(draw, {
    load: () =>
      begin().then(
        () => undefined,
        () => undefined,
      ),
  })
}
