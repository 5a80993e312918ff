/** Every address of the app; nothing else spells a path. */
export const paths = {
  home: () => '/',
  signIn: () => '/login',
  signUp: () => '/register',
  /** Where the identity provider sends the browser back to, and where its hidden frame ends. */
  signInCallback: () => '/auth/callback',
  silentSignIn: () => '/auth/silent',
  pricing: () => '/pricing',
  privacy: () => '/privacy',
  terms: () => '/terms',
  about: () => '/about',
  howLinesAreWritten: () => '/how-lines-are-written',
  help: () => '/help',
  contact: () => '/contact',
  /** A line somebody shared; the server makes these addresses, and fills in the words. */
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

/** Written as complete HTML when the app is built: readable before any script, or with none. */
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
