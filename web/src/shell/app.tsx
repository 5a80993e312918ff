import { useLayoutEffect } from 'react'
import { useLocation } from '#lib/router/address.ts'
import { Root } from './layout/layout.tsx'
import { RootBoundary } from './root-boundary.tsx'
import { Protected, routeAt } from './routes.tsx'

/** Renders the screen of the current address, and sets the document's title before a screen reader gets there. */
export function App() {
  const { pathname } = useLocation()
  const { Component, title, isProtected } = routeAt(pathname)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const screen = <Component />
  return (
    <RootBoundary>
      <Root>{isProtected ? <Protected>{screen}</Protected> : screen}</Root>
    </RootBoundary>
  )
}
