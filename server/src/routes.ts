import type { App } from './app.ts'
import { accountDataRoutes } from './features/account-data/routes.ts'
import { collectionRoutes } from './features/affirmations/collections/routes.ts'
import { eveningRoutes } from './features/affirmations/evening/routes.ts'
import { gardenRoutes } from './features/affirmations/garden/routes.ts'
import { libraryRoutes } from './features/affirmations/library/routes.ts'
import { sharingRoutes } from './features/affirmations/links/routes.ts'
import { serveLinePage } from './features/affirmations/links/serve-line-page.ts'
import { affirmationRoutes, setRoutes } from './features/affirmations/routes.ts'
import { serveGuardianPages } from './features/ages/guardian/serve-guardian-pages.ts'
import { ageRoutes } from './features/ages/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { avatarRoutes } from './features/avatars/routes.ts'
import { clientConfigRoutes } from './features/client-config/routes.ts'
import { serveContact } from './features/client-config/serve-contact.ts'
import { heroImageRoutes } from './features/hero-images/routes.ts'
import { moodRoutes } from './features/moods/routes.ts'
import { operationRoutes } from './features/operations/routes.ts'
import { serveOutbox } from './features/outbox/serve-outbox.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { serveEmailPages } from './features/reminders/serve-email-pages.ts'
import { sharedSpeechRoutes, speechRoutes } from './features/speech/routes.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { serveSandbox } from './features/subscriptions/serve-sandbox.ts'
import { serveWebhooks } from './features/subscriptions/serve-webhooks.ts'
import { supportRoutes } from './features/support/routes.ts'
import { tutorialRoutes } from './features/tutorial/routes.ts'
import { usageRoutes } from './features/usage/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { videoRoutes } from './features/videos/routes.ts'
import { serveIdentity } from './http/serve-identity.ts'
import type { ServeRoutes } from './http/server.ts'

/** Every feature's routes: first those of the contract (a test compares the two), then pages and webhooks. */
export const routes = (app: App): readonly ServeRoutes[] => [
  userRoutes(app),
  ageRoutes(app),
  usageRoutes(app),
  affirmationRoutes(app),
  eveningRoutes(app),
  gardenRoutes(app),
  setRoutes(app),
  collectionRoutes(app),
  libraryRoutes(app),
  sharingRoutes(app),
  moodRoutes(app),
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
  serveWebhooks,
  serveEmailPages,
  serveLinePage,
  serveGuardianPages,
  serveOutbox,
  serveContact,
  serveSandbox,
  serveIdentity,
]
