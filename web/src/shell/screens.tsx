import { useLayoutEffect } from 'react'
import { matchRoutes, useLocation, useRoutes } from 'react-router'
import { RootBoundary } from './root-boundary.tsx'
import { type About, routes } from './routes.tsx'

const isAbout = (handle: unknown): handle is About => typeof handle === 'object' && handle !== null && 'title' in handle

/** What the map says of an address. */
export const aboutPath = (path: string): About | undefined =>
  matchRoutes(routes, path)
    ?.map(({ route }): unknown => route.handle)
    .findLast(isAbout)

/** The screen of the present address, and its title on the document before a screen reader is led to it. */
export function Screens() {
  const { pathname } = useLocation()
  const title = aboutPath(pathname)?.title
  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])
  const screen = useRoutes(routes)
  return <RootBoundary>{screen}</RootBoundary>
}
