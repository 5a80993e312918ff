import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CurrentPlaylist } from '#modules/listening/playlist/current-playlist.tsx'
import { Tutorial } from '#modules/tutorial/tutorial.tsx'
import { Loading } from '#platform/ui/loading.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { useMoving } from '../routing/navigation-pending.ts'
import { useScroll } from '../routing/use-scroll.ts'
import { usePrefetch } from '../start/prefetch.ts'
import { useRelease } from '../start/splash.ts'
import { useKeptFocus } from './focus-recovery.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './layout.module.css'
import { Asking } from './lazy-consent-banner.tsx'

/** Header, main content, footer; and where a screen reader stands after moving on. */
export function Layout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(pathname)
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  useScroll()
  usePrefetch()
  useRelease()
  useKeptFocus()
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Moving />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Asking />
      <CurrentPlaylist />
      <Tutorial />
    </>
  )
}

/** Says that the next screen is on its way; it comes into sight only when that takes long enough to notice. */
function Moving() {
  const moving = useMoving()
  return (
    <div role="status" className={classes.moving} data-on={moving || undefined}>
      {moving && <VisuallyHidden>Loading...</VisuallyHidden>}
    </div>
  )
}
