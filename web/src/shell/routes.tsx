import { product } from '@glimmer/contract/product'
import { matchRoutes, type RouteObject } from 'react-router'
import { paths } from '#platform/paths.ts'
import { Root } from './layout/layout.tsx'
import { screen } from './routing/screen.ts'

/** What the document says of a screen; written into prerendered pages and kept up as people move around. */
export interface PageHead {
  title: string
  description?: string
}

const head = (title: string, description?: string): PageHead => ({
  title: `${title} | ${product.name}`,
  ...(description && { description }),
})

const avatars = screen(() => import('#screens/avatars/avatars.tsx').then((m) => m.Avatars))

const publicScreens: RouteObject[] = [
  {
    index: true,
    Component: screen(() => import('#screens/landing/landing.tsx').then((m) => m.Landing)),
    handle: {
      title: `${product.name}: daily affirmations`,
      description:
        'One line a day, written for you and spoken in a voice you like. Daily affirmations that are personal, believable and kept.',
    },
  },
  {
    path: paths.pricing(),
    Component: screen(() => import('#screens/pricing/pricing.tsx').then((m) => m.Pricing)),
    handle: head(
      'Pricing',
      'Today’s affirmation is free on every plan. See what Free, Premium and Pro hold each month.',
    ),
  },
  {
    path: paths.privacy(),
    Component: screen(() => import('#screens/legal/privacy.tsx').then((m) => m.Privacy)),
    handle: head('Privacy Policy', 'What Glimmer keeps about you, why, for how long, and the rights you have over it.'),
  },
  {
    path: paths.terms(),
    Component: screen(() => import('#screens/legal/terms.tsx').then((m) => m.Terms)),
    handle: head('Terms of Service', 'The terms on which Glimmer is offered: who may use it, plans, payment and care.'),
  },
  {
    path: paths.about(),
    Component: screen(() => import('#screens/about/about.tsx').then((m) => m.About)),
    handle: head('About', 'What Glimmer is, how a line is written, and what the evidence does and does not say.'),
  },
  {
    path: paths.howLinesAreWritten(),
    Component: screen(() =>
      import('#screens/how-lines-are-written/how-lines-are-written.tsx').then((m) => m.HowLinesAreWritten),
    ),
    handle: head(
      'How lines are written',
      'The rules every line has to pass, with examples, and the critic itself to try on a line of your own.',
    ),
  },
  {
    path: paths.help(),
    Component: screen(() => import('#screens/help/help.tsx').then((m) => m.Help)),
    handle: head(
      'Need help now?',
      'Talk to a person now: numbers to call or text in the United Kingdom, free, any time.',
    ),
  },
  {
    path: paths.contact(),
    Component: screen(() => import('#screens/contact/contact.tsx').then((m) => m.Contact)),
    handle: head('Contact', 'Write to the people who run Glimmer. A person answers.'),
  },
  {
    path: paths.sharedLine(),
    Component: screen(() => import('#screens/shared-line/shared-line.tsx').then((m) => m.SharedLine)),
    handle: head('A line for you', 'A line to read and to hear.'),
  },
  {
    path: paths.goodbye(),
    Component: screen(() => import('#screens/goodbye/goodbye.tsx').then((m) => m.Goodbye)),
    handle: head('Goodbye'),
  },
]

const signInScreens: RouteObject[] = [
  {
    path: paths.signIn(),
    Component: screen(() => import('#screens/sign-in/sign-in.tsx').then((m) => m.SignIn)),
    handle: head('Sign in', `Sign in to continue to ${product.name}.`),
  },
  {
    path: paths.signUp(),
    Component: screen(() => import('#screens/sign-in/sign-in.tsx').then((m) => m.Register)),
    handle: head('Create your account', `Join ${product.name} for daily affirmations.`),
  },
  {
    path: paths.signInCallback(),
    Component: screen(() => import('#screens/sign-in/callback.tsx').then((m) => m.SignInCallback)),
    handle: head('Sign in'),
  },
]

const protectedScreens: RouteObject[] = [
  {
    path: paths.dashboard(),
    Component: screen(() => import('#screens/dashboard/dashboard.tsx').then((m) => m.Dashboard)),
    handle: head('Affirmations'),
  },
  {
    path: paths.library(),
    Component: screen(() => import('#screens/library/library.tsx').then((m) => m.Library)),
    handle: head('Library'),
  },
  {
    path: paths.garden(),
    Component: screen(() => import('#screens/garden/garden.tsx').then((m) => m.Garden)),
    handle: head('Garden'),
  },
  {
    path: paths.moment(),
    Component: screen(() => import('#screens/moment/moment.tsx').then((m) => m.Moment)),
    handle: head('Your moment'),
  },
  {
    path: paths.beforeBed(),
    Component: screen(() => import('#screens/before-bed/before-bed.tsx').then((m) => m.BeforeBed)),
    handle: head('Before bed'),
  },
  {
    path: paths.profile(),
    Component: screen(() => import('#screens/profile/profile.tsx').then((m) => m.Profile)),
    handle: head('Settings'),
  },
  {
    path: paths.age(),
    Component: screen(() => import('#screens/welcome/age-question.tsx').then((m) => m.AgeQuestion)),
    handle: head('Welcome'),
  },
  {
    path: paths.correctAge(),
    Component: screen(() => import('#screens/welcome/correct-age.tsx').then((m) => m.CorrectAge)),
    handle: head('When you were born'),
  },
  {
    path: paths.askGrownUp(),
    Component: screen(() => import('#screens/welcome/grown-up.tsx').then((m) => m.GrownUp)),
    handle: head('Ask a grown-up'),
  },
  { path: paths.profileAvatar(), Component: avatars, handle: head('Avatar') },
  { path: paths.avatarEditor(), Component: avatars, handle: head('Avatar') },
  {
    path: paths.subscription(),
    Component: screen(() => import('#screens/subscription/subscription.tsx').then((m) => m.SubscriptionScreen)),
    handle: head('Subscription'),
  },
  {
    path: paths.subscriptionSuccess(),
    Component: screen(() => import('#screens/subscription/success.tsx').then((m) => m.SubscriptionSuccess)),
    handle: head('Subscription'),
  },
  {
    path: paths.subscriptionCancel(),
    Component: screen(() => import('#screens/subscription/checkout-result.tsx').then((m) => m.CheckoutCancelled)),
    handle: head('Subscription'),
  },
]

/** The map: every address of the app. Each screen is loaded when it is first gone to. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      ...publicScreens,
      ...signInScreens,
      {
        Component: screen(() => import('./routing/protected.tsx').then((m) => m.Protected)),
        children: protectedScreens,
      },
      {
        path: '*',
        Component: screen(() => import('#screens/not-found/not-found.tsx').then((m) => m.NotFound)),
        handle: head('Page Not Found'),
      },
    ],
  },
]

const isHead = (handle: unknown): handle is PageHead =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** What the document says of the screen at an address. */
export const headOf = (path: string): PageHead | undefined =>
  matchRoutes(routes, path)
    ?.map(({ route }): unknown => route.handle)
    .findLast(isHead)
