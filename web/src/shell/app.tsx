import { useLayoutEffect } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { RootBoundary } from './root-boundary.tsx'
import { headOf, routes } from './routes.tsx'

/** The screen of the present address, and its title on the document before a screen reader is led to it. */
export function App() {
  const { pathname } = useLocation()
  const title = headOf(pathname)?.title
  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])
  const screen = useRoutes(routes)
  return <RootBoundary>{screen}</RootBoundary>
}
