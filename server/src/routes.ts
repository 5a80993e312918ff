import { config, operations } from '@glimmer/contract'
import type { App } from './app.ts'
import { leavingRoutes } from './features/account-data/routes.ts'
import { collectionRoutes } from './features/affirmations/collections/routes.ts'
import { affirmationRoutes, setRoutes } from './features/affirmations/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { avatarRoutes } from './features/avatars/routes.ts'
import { clientConfig } from './features/client-config/client-config.ts'
import { heroImageRoutes } from './features/hero-images/routes.ts'
import { checkReady } from './features/operations/check-ready.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { speechRoutes } from './features/speech/routes.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { tutorialRoutes } from './features/tutorial/routes.ts'
import { usageRoutes } from './features/usage/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { videoRoutes } from './features/videos/routes.ts'
import { handle } from './http/handle.ts'

/** Every feature's routes. Together they are the contract: a test holds the two against each other. */
export const features = (app: App) => [
  userRoutes(app),
  usageRoutes(app),
  affirmationRoutes(app),
  setRoutes(app),
  collectionRoutes(app),
  speechRoutes(app),
  avatarRoutes(app),
  subscriptionRoutes(app),
  reminderRoutes(app),
  leavingRoutes(app),
  tutorialRoutes(app),
  videoRoutes(app),
  analyticsRoutes(app),
  heroImageRoutes(app),
  handle(config, { 'GET /config': async () => clientConfig(app.config, app.identity.endpoints()) }),
  handle(operations, {
    'GET /health': async () => ({ status: 'ok' }) as const,
    'GET /ready': () => checkReady(app),
  }),
]
