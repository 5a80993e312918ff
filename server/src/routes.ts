import type { App } from './app.ts'
import { accessTokenRoutes, findByAccessToken } from './features/access-tokens/index.ts'
import { accountDataRoutes } from './features/account-data/index.ts'
import { affirmationRoutes } from './features/affirmations/index.ts'
import { ageRoutes, serveGuardianPages } from './features/age-checks/index.ts'
import { analyticsRoutes } from './features/analytics/index.ts'
import { avatarRoutes } from './features/avatars/index.ts'
import { clientConfigRoutes, serveContact, serveSecurityTxt } from './features/client-config/index.ts'
import { collectionRoutes } from './features/collections/index.ts'
import { eveningRoutes } from './features/evening/index.ts'
import { gardenRoutes } from './features/garden/index.ts'
import { heroImageRoutes } from './features/hero-images/index.ts'
import { libraryRoutes } from './features/library/index.ts'
import { serveLinePage, sharingRoutes } from './features/links/index.ts'
import { moodRoutes } from './features/moods/index.ts'
import { operationRoutes } from './features/operations/index.ts'
import { countCare, operatorRoutes } from './features/operators/index.ts'
import { serveOutbox } from './features/outbox/index.ts'
import { personalisationRoutes } from './features/personalisation/index.ts'
import { profileRoutes } from './features/profile/index.ts'
import { reminderRoutes, serveEmailPages } from './features/reminders/index.ts'
import { setRoutes } from './features/sets/index.ts'
import { sharedSpeechRoutes, speechRoutes } from './features/speech/index.ts'
import { serveSandbox, serveWebhooks, subscriptionRoutes } from './features/subscriptions/index.ts'
import { supportRoutes } from './features/support/index.ts'
import { tutorialRoutes } from './features/tutorial/index.ts'
import { usageRoutes } from './features/usage/index.ts'
import { findAccount, findUser, isDeleted, lastAuthenticatedAt } from './features/users/index.ts'
import { videoRoutes } from './features/videos/index.ts'
import type { Accounts } from './http/authenticate.ts'
import { serveIdentity } from './http/serve-identity.ts'
import type { ServeRoutes } from './http/server.ts'

/** Every feature's routes: first those of the contract (a test compares the two), then pages and webhooks. */
const routesOf = (app: App): readonly ServeRoutes[] => [
  profileRoutes(app),
  ageRoutes(app),
  usageRoutes(app),
  affirmationRoutes(app),
  eveningRoutes(app),
  gardenRoutes(app),
  setRoutes(app),
  collectionRoutes(app),
  libraryRoutes(app),
  sharingRoutes(app),
  accessTokenRoutes(app),
  moodRoutes(app),
  personalisationRoutes(app),
  speechRoutes(app),
  sharedSpeechRoutes(app),
  avatarRoutes(app),
  subscriptionRoutes(app),
  supportRoutes(app),
  reminderRoutes(app),
  accountDataRoutes(app),
  tutorialRoutes(app),
  videoRoutes(app),
  analyticsRoutes(app),
  heroImageRoutes(app),
  clientConfigRoutes(app),
  operationRoutes(app),
  operatorRoutes(app),
  countCare,
  serveWebhooks,
  serveEmailPages,
  serveLinePage,
  serveGuardianPages,
  serveOutbox,
  serveContact,
  serveSecurityTxt,
  serveSandbox,
  serveIdentity,
]

const accountsOf = (app: App): Accounts => ({
  find: (subject) => findAccount(app, subject),
  isDeleted: (subject) => isDeleted(app, subject),
  provenEmail: async ({ id }) => {
    const user = await findUser(app.database, id)
    return user?.emailVerified && user.email ? user.email : undefined
  },
  lastAuthenticatedAt: (subject) => lastAuthenticatedAt(app, subject),
  findByAccessToken: (token) => findByAccessToken(app, token),
})

/** What the HTTP server needs of the features. A worker serves only the health checks. */
export const httpFeatures = (app: App) => ({
  routes: app.config.role === 'worker' ? [operationRoutes(app)] : routesOf(app),
  accounts: accountsOf(app),
})
