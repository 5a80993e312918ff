import { useLayoutEffect } from 'react'
import { useLocation } from '#lib/router/address.ts'
import { Root } from './layout/layout.tsx'
import { RootBoundary } from './root-boundary.tsx'
import { Protected, routeAt, titleOf } from './routes.ts'

/** Renders the screen of the current address, and sets the document's title before a screen reader gets there. */
export function App() {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const { Component, isProtected } = route
  const title = titleOf(route)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const screen = <Component />
  return (
    <RootBoundary>
      <Root>{isProtected ? <Protected worksOffline={route.worksOffline}>{screen}</Protected> : screen}</Root>
    </RootBoundary>
  )
}
