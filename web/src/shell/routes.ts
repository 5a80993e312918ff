import { product } from '@glimmer/contract/product'
import { pathMatcher } from '#lib/router.tsx'
import { screen } from './routing/screen.ts'
import { type ScreenRoute, screens } from './screens.ts'

/** The guard around every screen that needs an account. */
export const Protected = screen(() => import('./routing/protected.tsx').then((m) => m.Protected))

const notFound: Omit<ScreenRoute, 'path'> = {
  Component: screen(() => import('#screens/not-found/not-found.tsx').then((m) => m.NotFound)),
  title: 'Page Not Found',
}

const routes = screens.map((route) => ({ route, matches: pathMatcher(route.path) }))

/** The screen at a path, or the "not found" page. */
export const routeAt = (path: string) => routes.find(({ matches }) => matches(path))?.route ?? notFound

/** The document's title of a screen. */
export const titleOf = ({ title }: Pick<ScreenRoute, 'title'>) =>
  title ? `${title} | ${product.name}` : `${product.name}: daily affirmations`

/** Loads the code that an address needs, in parallel: its screen, and the guard around it. */
export async function fetchScreen(path: string): Promise<void> {
  const { Component, isProtected } = routeAt(path)
  await Promise.all([isProtected && Protected.load(), Component.load()])
}
