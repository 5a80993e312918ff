import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

/** A screen that is fetched when it is first gone to. */
export interface Screen {
  (): ReactNode
  /** Fetches it; never rejects, since what failed is met again where the screen is drawn. */
  load(): Promise<void>
}

/** A promise whose value is known is read at once: React asks for it by these two fields. */
const settledWith = <T>(promise: Promise<T>, value: T) => Object.assign(promise, { status: 'fulfilled', value })

let offlineFallback: ComponentType | undefined
/** Sets what is drawn in place of a screen that cannot be fetched without a connection. */
export const setOfflineFallback = (component: ComponentType) => {
  offlineFallback = component
}

/** Makes a screen of a module. Once it is there it is drawn at once, as a written page needs it to be hydrated. */
export function screen(load: () => Promise<ComponentType>): Screen {
  let loading: Promise<ComponentType> | undefined
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
  const draw = () => createElement(use(begin()))
  return Object.assign(draw, {
    load: () =>
      begin().then(
        () => undefined,
        () => undefined,
      ),
  })
}

const isScreen = (component: unknown): component is Screen => typeof component === 'function' && 'load' in component

/** Fetches at once all that an address shows: what stands around a screen, and the screen. */
export const fetchScreens = async (routes: RouteObject[], path: string): Promise<void> => {
  const parts = matchRoutes(routes, path)?.map(({ route }) => route.Component) ?? []
  await Promise.all(parts.filter(isScreen).map((part) => part.load()))
}
