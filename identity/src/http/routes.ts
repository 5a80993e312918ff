import { forgotPasswordRoutes } from './forgot-password-routes.ts'
import { mailLinkRoutes } from './mail-link-routes.ts'
import type { Route } from './route.ts'
import { serviceRoutes } from './service-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import type { Site } from './site.ts'

/** Every address of ours, beside the provider's own. */
export const routesOf = (site: Site): Route[] => [
  ...signInRoutes(site),
  ...signUpRoutes(site),
  ...forgotPasswordRoutes(site),
  ...mailLinkRoutes(site),
  ...serviceRoutes(site),
]
