import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Asking } from '../analytics/asking.tsx'
import { NowPlaying } from '../player/now-playing.tsx'
import { usePrefetch } from '../start/prefetch.ts'
import { useRelease } from '../start/splash.ts'
import { Tutorial } from '../tutorial/tutorial.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './layout.module.css'

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : undefined

/** Header, main content, footer; the document's title; and where a screen reader stands after moving on. */
export function Layout() {
  const { pathname } = useLocation()
  const title = useMatches()
    .map((match) => titleOf(match.handle))
    .findLast(Boolean)
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(pathname)
  useEffect(() => {
    if (title) document.title = title
    if (arrived.current === pathname) return
    arrived.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [title, pathname])
  usePrefetch()
  useRelease()
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Moving />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <Asking />
      <NowPlaying />
      <Tutorial />
      <ScrollRestoration />
    </>
  )
}

/** Says that the next screen is on its way; it comes into sight only when that takes long enough to notice. */
function Moving() {
  const { state } = useNavigation()
  return (
    <div role="status" className={classes.moving} data-on={state === 'loading' || undefined}>
      {state === 'loading' && <VisuallyHidden>Loading...</VisuallyHidden>}
    </div>
  )
}
