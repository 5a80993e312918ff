import { createElement, type FunctionComponent, type ReactNode, use } from 'react'

interface GuardProps {
  /** What it is wrapped around, if it is a guard. */
  children?: ReactNode
  worksOffline?: boolean | undefined
}

/** A screen whose code is loaded at the first visit. */
export interface Screen {
  (props: GuardProps): ReactNode
  /** Loads the code. Never rejects: rendering the screen reports the failure. */
  load(): Promise<void>
}

/** Makes React's `use` return a known value synchronously: React looks for these two fields on the promise. */
const settledWith = <T>(promise: Promise<T>, value: T) => Object.assign(promise, { status: 'fulfilled', value })

let offlineFallback: FunctionComponent | undefined
/** Sets what is rendered in place of a screen whose code cannot be loaded without a connection. */
export const setOfflineFallback = (component: FunctionComponent) => {
  offlineFallback = component
}

/** Makes a screen of a lazy import. Once loaded it renders synchronously, as hydrating a prerendered page requires. */
export function screen(load: () => Promise<FunctionComponent<GuardProps>>): Screen {
  let loading: Promise<FunctionComponent<GuardProps>> | undefined
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
  const draw = (props: GuardProps) => createElement(use(begin()), props)
  return Object.assign(draw, {
    load: () =>
      begin().then(
        () => undefined,
        () => undefined,
      ),
  })
}
