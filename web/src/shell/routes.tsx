import { product } from '@glimmer/contract/product'
import { pathMatcher } from '#lib/router/match-path.ts'
import { paths } from '#platform/paths.ts'
import { type Screen, screen } from './routing/screen.ts'

const titled = (name: string) => `${name} | ${product.name}`

/** The screen at an address. */
interface Route {
  Component: Screen
  /** The document's title. */
  title: string
  /** Whether it needs an account. */
  isProtected?: boolean
}

interface RouteAtPath extends Route {
  /** As in paths.ts; a segment that begins with a colon matches any value. */
  path: string
}

const avatars = screen(() => import('#screens/avatars/avatars.tsx').then((m) => m.Avatars))

const publicScreens: RouteAtPath[] = [
  {
    path: paths.home(),
    Component: screen(() => import('#screens/landing/landing.tsx').then((m) => m.Landing)),
    title: `${product.name}: daily affirmations`,
  },
  {
    path: paths.pricing(),
    Component: screen(() => import('#screens/pricing/pricing.tsx').then((m) => m.Pricing)),
    title: titled('Pricing'),
  },
  {
    path: paths.privacy(),
    Component: screen(() => import('#screens/legal/privacy.tsx').then((m) => m.Privacy)),
    title: titled('Privacy Policy'),
  },
  {
    path: paths.terms(),
    Component: screen(() => import('#screens/legal/terms.tsx').then((m) => m.Terms)),
    title: titled('Terms of Service'),
  },
  {
    path: paths.about(),
    Component: screen(() => import('#screens/about/about.tsx').then((m) => m.About)),
    title: titled('About'),
  },
  {
    path: paths.howLinesAreWritten(),
    Component: screen(() =>
      import('#screens/how-lines-are-written/how-lines-are-written.tsx').then((m) => m.HowLinesAreWritten),
    ),
    title: titled('How lines are written'),
  },
  {
    path: paths.help(),
    Component: screen(() => import('#screens/help/help.tsx').then((m) => m.Help)),
    title: titled('Need help now?'),
  },
  {
    path: paths.contact(),
    Component: screen(() => import('#screens/contact/contact.tsx').then((m) => m.Contact)),
    title: titled('Contact'),
  },
  {
    path: paths.sharedLine(),
    Component: screen(() => import('#screens/shared-line/shared-line.tsx').then((m) => m.SharedLine)),
    title: titled('A line for you'),
  },
  {
    path: paths.goodbye(),
    Component: screen(() => import('#screens/goodbye/goodbye.tsx').then((m) => m.Goodbye)),
    title: titled('Goodbye'),
  },
]

const signInScreens: RouteAtPath[] = [
  {
    path: paths.signIn(),
    Component: screen(() => import('#screens/sign-in/sign-in.tsx').then((m) => m.SignIn)),
    title: titled('Sign in'),
  },
  {
    path: paths.signUp(),
    Component: screen(() => import('#screens/sign-in/sign-in.tsx').then((m) => m.Register)),
    title: titled('Create your account'),
  },
  {
    path: paths.signInCallback(),
    Component: screen(() => import('#screens/sign-in/callback.tsx').then((m) => m.SignInCallback)),
    title: titled('Sign in'),
  },
]

const protectedScreens: RouteAtPath[] = [
  {
    path: paths.dashboard(),
    Component: screen(() => import('#screens/dashboard/dashboard.tsx').then((m) => m.Dashboard)),
    title: titled('Affirmations'),
  },
  {
    path: paths.library(),
    Component: screen(() => import('#screens/library/library.tsx').then((m) => m.Library)),
    title: titled('Library'),
  },
  {
    path: paths.garden(),
    Component: screen(() => import('#screens/garden/garden.tsx').then((m) => m.Garden)),
    title: titled('Garden'),
  },
  {
    path: paths.moment(),
    Component: screen(() => import('#screens/moment/moment.tsx').then((m) => m.Moment)),
    title: titled('Your moment'),
  },
  {
    path: paths.beforeBed(),
    Component: screen(() => import('#screens/before-bed/before-bed.tsx').then((m) => m.BeforeBed)),
    title: titled('Before bed'),
  },
  {
    path: paths.profile(),
    Component: screen(() => import('#screens/profile/profile.tsx').then((m) => m.Profile)),
    title: titled('Settings'),
  },
  {
    path: paths.age(),
    Component: screen(() => import('#screens/welcome/age-question.tsx').then((m) => m.AgeQuestion)),
    title: titled('Welcome'),
  },
  {
    path: paths.correctAge(),
    Component: screen(() => import('#screens/welcome/correct-age.tsx').then((m) => m.CorrectAge)),
    title: titled('When you were born'),
  },
  {
    path: paths.askGrownUp(),
    Component: screen(() => import('#screens/welcome/guardian-request.tsx').then((m) => m.GuardianRequest)),
    title: titled('Ask a grown-up'),
  },
  { path: paths.profileAvatar(), Component: avatars, title: titled('Avatar') },
  { path: paths.avatarEditor(), Component: avatars, title: titled('Avatar') },
  {
    path: paths.subscription(),
    Component: screen(() => import('#screens/subscription/subscription.tsx').then((m) => m.SubscriptionScreen)),
    title: titled('Subscription'),
  },
  {
    path: paths.subscriptionSuccess(),
    Component: screen(() => import('#screens/subscription/success.tsx').then((m) => m.SubscriptionSuccess)),
    title: titled('Subscription'),
  },
  {
    path: paths.subscriptionCancel(),
    Component: screen(() => import('#screens/subscription/checkout-result.tsx').then((m) => m.CheckoutCancelled)),
    title: titled('Subscription'),
  },
]

/** The guard around every screen that needs an account. */
export const Protected = screen(() => import('./routing/protected.tsx').then((m) => m.Protected))

const notFound: Route = {
  Component: screen(() => import('#screens/not-found/not-found.tsx').then((m) => m.NotFound)),
  title: titled('Page Not Found'),
}

/** All routes of the app. The code of a screen is loaded at the first visit. */
const routes = [
  ...publicScreens,
  ...signInScreens,
  ...protectedScreens.map((route) => ({ ...route, isProtected: true })),
].map((route) => ({ route, matches: pathMatcher(route.path) }))

/** The route at a path, or the "not found" page. */
export const routeAt = (path: string): Route => routes.find(({ matches }) => matches(path))?.route ?? notFound

/** Loads the code that an address needs, in parallel: its screen, and the guard around it. */
export async function fetchScreen(path: string): Promise<void> {
  const { Component, isProtected } = routeAt(path)
  await Promise.all([isProtected && Protected.load(), Component.load()])
}
