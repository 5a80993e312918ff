/** Every address of the app; no other file spells a path. */
export const paths = {
  home: () => '/',
  signIn: () => '/login',
  signUp: () => '/register',
  /** Where the identity provider redirects to: after a sign-in, and in the hidden frame. */
  signInCallback: () => '/auth/callback',
  silentSignIn: () => '/auth/silent',
  pricing: () => '/pricing',
  privacy: () => '/privacy',
  terms: () => '/terms',
  about: () => '/about',
  howLinesAreWritten: () => '/how-lines-are-written',
  help: () => '/help',
  contact: () => '/contact',
  /** A shared line. The server creates these addresses, and fills the line into the page. */
  sharedLine: () => '/line/:token',
  goodbye: () => '/goodbye',
  age: () => '/welcome/age',
  correctAge: () => '/welcome/age/correct',
  askGrownUp: () => '/welcome/grown-up',
  dashboard: () => '/dashboard',
  library: () => '/library',
  garden: () => '/garden',
  moment: () => '/moment',
  beforeBed: () => '/before-bed',
  profile: () => '/profile',
  avatarEditor: () => '/avatar-editor',
  profileAvatar: () => '/profile/avatar',
  subscription: () => '/subscription',
  subscriptionSuccess: () => '/subscription/success',
  subscriptionCancel: () => '/subscription/cancel',
} as const

/** Prerendered as complete HTML by the build: readable before any script has run, or without scripts. */
export const prerendered = [
  paths.home(),
  paths.pricing(),
  paths.privacy(),
  paths.terms(),
  paths.about(),
  paths.howLinesAreWritten(),
  paths.help(),
  paths.contact(),
  paths.signIn(),
  paths.signUp(),
]
