import { product } from '@glimmer/contract/product'
import { paths } from '#platform/paths.ts'
import { type Screen, screen } from './routing/screen.ts'

/** A screen of the app, and all that is said of it outside its folder. */
export interface ScreenRoute {
  /** As in paths.ts; a segment that begins with a colon matches any value. */
  path: string
  Component: Screen
  /** The document's title, before the product's name. */
  title: string
  /** The meta description of its prerendered page, for search engines. */
  description?: string
  /** Whether the build renders it as complete HTML: readable before any script has run, or without scripts. */
  isPrerendered?: boolean
  /** Whether it needs an account. */
  isProtected?: boolean
  /** Whether it is for operators alone: nobody else's device downloads it. */
  isForOperators?: boolean
  /** Whether it is made of what the offline copies hold. Other protected screens show nothing without the server. */
  worksOffline?: boolean
  /** Files below screens/ whose scripts its page preloads and, if it is prerendered, every visitor has offline. */
  preloads?: readonly string[]
}

const avatars = screen(() => import('#screens/avatars/avatars.tsx').then((m) => m.Avatars))

/** Open to everybody. The landing page's title is the product's name itself. */
const publicScreens: ScreenRoute[] = [
  {
    path: paths.home(),
    Component: screen(() => import('#screens/landing/landing.tsx').then((m) => m.Landing)),
    title: '',
    description:
      'One line a day, written for you and spoken in a voice you like. Daily affirmations that are personal, believable and yours to keep.',
    preloads: ['landing/landing.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.pricing(),
    Component: screen(() => import('#screens/pricing/pricing.tsx').then((m) => m.Pricing)),
    title: 'Pricing',
    description: 'Today’s affirmation is free on every plan. See what’s in Free, Premium and Pro.',
    preloads: ['pricing/pricing.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.privacy(),
    Component: screen(() => import('#screens/legal/privacy.tsx').then((m) => m.Privacy)),
    title: 'Privacy Policy',
    description: `What ${product.name} keeps about you, why, for how long, and the rights you have over it.`,
    preloads: ['legal/privacy.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.terms(),
    Component: screen(() => import('#screens/legal/terms.tsx').then((m) => m.Terms)),
    title: 'Terms of Service',
    description: `The terms on which ${product.name} is offered: who may use it, plans, payment and care.`,
    preloads: ['legal/terms.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.about(),
    Component: screen(() => import('#screens/about/about.tsx').then((m) => m.About)),
    title: 'About',
    description: `What ${product.name} is, how a line is written, and what the evidence does and does not say.`,
    preloads: ['about/about.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.howLinesAreWritten(),
    Component: screen(() =>
      import('#screens/how-lines-are-written/how-lines-are-written.tsx').then((m) => m.HowLinesAreWritten),
    ),
    title: 'How lines are written',
    description: 'The rules every line has to pass, with examples, and the critic itself to try on a line of your own.',
    preloads: ['how-lines-are-written/how-lines-are-written.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.help(),
    Component: screen(() => import('#screens/help/help.tsx').then((m) => m.Help)),
    title: 'Need help now?',
    description: 'Talk to a person now: numbers to call or text in the United Kingdom, free, any time.',
    preloads: ['help/help.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.contact(),
    Component: screen(() => import('#screens/contact/contact.tsx').then((m) => m.Contact)),
    title: 'Contact',
    description: `Write to the people who run ${product.name}. A person answers.`,
    isPrerendered: true,
  },
  {
    path: paths.signIn(),
    Component: screen(() => import('#screens/sign-in/sign-in.tsx').then((m) => m.SignIn)),
    title: 'Sign in',
    description: `Sign in to continue to ${product.name}.`,
    preloads: ['sign-in/sign-in.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.signUp(),
    Component: screen(() => import('#screens/sign-in/sign-in.tsx').then((m) => m.SignUp)),
    title: 'Create your account',
    description: `Join ${product.name} for daily affirmations.`,
    preloads: ['sign-in/sign-in.tsx'],
    isPrerendered: true,
  },
  {
    path: paths.signInCallback(),
    Component: screen(() => import('#screens/sign-in/callback.tsx').then((m) => m.SignInCallback)),
    title: 'Sign in',
  },
  {
    path: paths.sharedLine(),
    Component: screen(() => import('#screens/shared-line/shared-line.tsx').then((m) => m.SharedLine)),
    title: 'A line for you',
    description: 'A line to read and to hear.',
  },
  {
    path: paths.goodbye(),
    Component: screen(() => import('#screens/goodbye/goodbye.tsx').then((m) => m.Goodbye)),
    title: 'Goodbye',
  },
]

const protectedScreens: ScreenRoute[] = [
  {
    path: paths.dashboard(),
    Component: screen(() => import('#screens/dashboard/dashboard.tsx').then((m) => m.Dashboard)),
    title: 'Affirmations',
    worksOffline: true,
    preloads: ['dashboard/dashboard.tsx'],
  },
  {
    path: paths.library(),
    Component: screen(() => import('#screens/library/library.tsx').then((m) => m.Library)),
    title: 'Library',
    worksOffline: true,
    preloads: ['library/library.tsx', 'library/favorites.tsx', 'library/browse/browse.tsx'],
  },
  {
    path: paths.garden(),
    Component: screen(() => import('#screens/garden/garden.tsx').then((m) => m.Garden)),
    title: 'Garden',
    worksOffline: true,
    preloads: ['garden/garden.tsx'],
  },
  {
    path: paths.moment(),
    Component: screen(() => import('#screens/moment/moment.tsx').then((m) => m.Moment)),
    title: 'Your moment',
    worksOffline: true,
  },
  {
    path: paths.beforeBed(),
    Component: screen(() => import('#screens/before-bed/before-bed.tsx').then((m) => m.BeforeBed)),
    title: 'Before bed',
    worksOffline: true,
    preloads: ['before-bed/before-bed.tsx'],
  },
  {
    path: paths.profile(),
    Component: screen(() => import('#screens/profile/profile.tsx').then((m) => m.Profile)),
    title: 'Settings',
    preloads: ['profile/profile.tsx'],
  },
  {
    path: paths.age(),
    Component: screen(() => import('#screens/welcome/age-question.tsx').then((m) => m.AgeQuestion)),
    title: 'Welcome',
  },
  {
    path: paths.correctAge(),
    Component: screen(() => import('#screens/welcome/age-question.tsx').then((m) => m.CorrectAge)),
    title: 'When you were born',
  },
  {
    path: paths.askGrownUp(),
    Component: screen(() => import('#screens/welcome/guardian-request.tsx').then((m) => m.GuardianRequest)),
    title: 'Ask a grown-up',
  },
  { path: paths.profileAvatar(), Component: avatars, title: 'Avatar' },
  { path: paths.avatarEditor(), Component: avatars, title: 'Avatar', preloads: ['avatars/avatars.tsx'] },
  {
    path: paths.admin(),
    Component: screen(() => import('#screens/admin/admin.tsx').then((m) => m.Admin)),
    title: `Running ${product.name}`,
    isForOperators: true,
    preloads: ['admin/admin.tsx'],
  },
  {
    path: paths.subscription(),
    Component: screen(() => import('#screens/subscription/subscription.tsx').then((m) => m.SubscriptionScreen)),
    title: 'Subscription',
    preloads: ['subscription/subscription.tsx'],
  },
  {
    path: paths.subscriptionSuccess(),
    Component: screen(() => import('#screens/subscription/checkout-result.tsx').then((m) => m.SubscriptionSuccess)),
    title: 'Subscription',
  },
  {
    path: paths.subscriptionCancel(),
    Component: screen(() => import('#screens/subscription/checkout-result.tsx').then((m) => m.CheckoutCancelled)),
    title: 'Subscription',
  },
]

/** Every screen but the "not found" page. A new screen is a folder, its address in paths.ts, and an entry here. */
export const screens: readonly ScreenRoute[] = [
  ...publicScreens,
  ...protectedScreens.map((each) => ({ ...each, isProtected: true })),
]
