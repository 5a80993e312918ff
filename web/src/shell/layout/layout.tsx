import { product } from '@glimmer/contract/product'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationPending } from '#lib/router.tsx'
import { AccountProvider, useAccount, useIsUnderAge } from '#member/account-context.tsx'
import { CurrentPlaylist } from '#modules/listening/current-playlist.tsx'
import { Tutorial } from '#modules/tutorial/tutorial.tsx'
import { useSellsPlans } from '#platform/api/installation.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { Loading } from '#platform/ui/skeleton.tsx'
import { ToastProvider } from '#platform/ui/toast.tsx'
import { useScrollRestoration } from '../routing/scroll-restoration.ts'
import { useIsSettled, usePrefetchScreens } from '../start/prefetch-screens.ts'
import { Header } from './header.tsx'
import classes from './layout.module.css'
import { Logo } from './logo.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { recoverFocus } from './recover-focus.ts'

const ConsentBanner = optionalPart(() => import('./consent-banner.tsx').then((m) => m.ConsentBanner))

/** Header, main content and footer. After a navigation it moves the focus to the main content, for screen readers. */
function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(pathname)
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  useScrollRestoration()
  useExpectedUser()
  useEffect(recoverFocus, [])
  const isSettled = useIsSettled()
  usePrefetchScreens(isSettled)
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <MainNavigation />
      <NavigationProgress />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <Footer />
      {isSettled && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      <CurrentPlaylist />
      <Tutorial />
    </>
  )
}

/** Says that the next screen is loading; it becomes visible only when that takes long enough to notice. */
function NavigationProgress() {
  const pending = useNavigationPending()
  return (
    <div role="status" className={classes.pending} data-on={pending || undefined}>
      {pending && <span>Loading...</span>}
    </div>
  )
}

/** The providers and the layout around every screen. */
export const Root = ({ children }: { children: ReactNode }) => (
  <AccountProvider>
    <ToastProvider>
      <Layout>{children}</Layout>
    </ToastProvider>
  </AccountProvider>
)

/** Stops expecting a signed-in user once the session is known: until then the header hides its guest links. */
function useExpectedUser() {
  const { status } = useAccount()
  const isKnown = status !== 'loading' && status !== 'syncing'
  useEffect(() => {
    if (isKnown) delete document.documentElement.dataset.expected
  }, [isKnown])
}

/** Links to the public pages, and to help. */
const Footer = () => (
  <footer className={`page row spread muted ${classes.footer}`}>
    <Logo />
    <p className={classes.tagline}>{product.tagline}</p>
    <nav className={classes.nav} aria-label="Footer">
      <PricingLink />
      <Link to={paths.privacy()}>Privacy Policy</Link>
      <Link to={paths.terms()}>Terms of Service</Link>
      <Link to={paths.contact()}>Contact</Link>
      <Link to={paths.help()}>Need help now?</Link>
    </nav>
  </footer>
)

/** Hidden where no plans are sold, and for users too young to buy one. */
function PricingLink() {
  const [sellsPlans, isUnderAge] = [useSellsPlans(), useIsUnderAge()]
  return sellsPlans && !isUnderAge && <Link to={paths.pricing()}>Pricing</Link>
}
