import * as z from 'zod'
import { helpRegions } from './help-regions.ts'
import { routes } from './route.ts'

/** What somebody outside does for this installation, and is therefore sent. */
export const OutsideService = z
  .object({
    purpose: z.enum(['lines', 'voice', 'avatars', 'payments', 'counting', 'photos', 'mail', 'storage', 'sign-in']),
    /** Its host, such as `api.openai.com`. */
    host: z.string(),
  })
  .meta({ id: 'OutsideService' })
export type OutsideService = z.output<typeof OutsideService>

/** What the browser must know before it can sign anybody in. Nothing here is secret. */
export const ClientConfig = z
  .object({
    environment: z.enum(['development', 'preview', 'production']),
    /** Whether deleting an account deletes the sign-in too: it cannot where another provider keeps it. */
    removesSignIn: z.boolean(),
    /** Who runs this installation, and where people write to. */
    operator: z.object({
      name: z.string().optional(),
      address: z.string().optional(),
      supportEmail: z.string(),
      /** Whose numbers to call people are shown. */
      helpRegion: z.enum(helpRegions),
    }),
    /** Whether plans can be bought here; where not, everybody has the same one. */
    sellsPlans: z.boolean(),
    /** Whoever is younger can have no account; below the other age a parent or guardian is asked. */
    minimumAge: z.int(),
    guardianUnder: z.int(),
    /** Who else takes part here, for the privacy page; empty where Glimmer does everything itself. */
    outside: z.array(OutsideService),
    /** Whether calls are followed here: each then names its trace in a `traceparent` (W3C Trace Context). */
    traces: z.boolean().optional(),
    identity: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('oidc'),
        issuer: z.string(),
        clientId: z.string(),
        /** The `resource` the access token must be for. */
        audience: z.string(),
        scope: z.string(),
        /** Where the provider is met, once the server knows; until then the browser asks the provider itself. */
        endpoints: z
          .object({
            authorization: z.url(),
            token: z.url(),
            endSession: z.url().optional(),
            revocation: z.url().optional(),
            /** Whether it may be asked to make an account (`prompt=create`). */
            makesAccounts: z.boolean(),
            /** Whether it can answer with a form instead of a redirect (OAuth 2.0 Form Post Response Mode). */
            answersInForm: z.boolean(),
          })
          .optional(),
        /** Where a person changes their e-mail and password at the provider, if it has such a page. */
        accountUrl: z.string().optional(),
      }),
      z.object({
        kind: z.literal('clerk'),
        /** Clerk's Frontend API. */
        issuer: z.string(),
        publishableKey: z.string(),
      }),
    ]),
  })
  .meta({ id: 'ClientConfig' })
export type ClientConfig = z.output<typeof ClientConfig>

export const config = routes({
  'GET /config': { summary: 'What the browser needs to start', access: 'public', reply: ClientConfig },
})
