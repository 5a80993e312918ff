import * as z from 'zod'
import { helpRegions } from './help-regions.ts'
import { routes } from './route.ts'

/** An outside service that works for this installation, and therefore receives data. */
export const OutsideService = z.object({
  purpose: z.enum(['lines', 'voice', 'avatars', 'payments', 'analytics', 'photos', 'mail', 'storage', 'sign-in']),
  /** Its host, such as `api.openai.com`; for mail the domain it comes from. */
  host: z.string(),
})
export type OutsideService = z.output<typeof OutsideService>

/** What the browser must know before anyone can sign in. Nothing here is secret. */
export const ClientConfig = z.object({
  environment: z.enum(['development', 'preview', 'production']),
  /** What the product is called here. */
  name: z.string(),
  /** Whether deleting an account also deletes the sign-in: not possible with another provider. */
  removesSignIn: z.boolean(),
  /** The operator of this installation, and their contact addresses. */
  operator: z.object({
    name: z.string().optional(),
    address: z.string().optional(),
    supportEmail: z.string(),
    /** How and when people are helped, in the operator's words. */
    supportText: z.string().optional(),
    /** The region whose helplines are shown. */
    helpRegion: z.enum(helpRegions),
    /** When the operator last compared these with their owners' pages; left out if never. */
    helpCheckedOn: z.iso.date().optional(),
  }),
  /** Whether plans can be bought here; if not, everyone has the same plan. */
  sellsPlans: z.boolean(),
  /** Set where not everybody may create an account: who has an invitation, or nobody. */
  signUp: z.enum(['invite', 'closed']).optional(),
  /** Whether the natural voice speaks here: the landing page then plays its recordings. */
  naturalVoice: z.boolean(),
  /** Below `minimumAge` no account is possible; below `guardianUnder` a parent or guardian is asked. */
  minimumAge: z.int(),
  guardianUnder: z.int(),
  /** The outside services in use, for the privacy page; empty if Glimmer does everything itself. */
  outside: z.array(OutsideService),
  /** Whether requests are traced: each then carries a `traceparent` (W3C Trace Context). */
  traces: z.boolean().optional(),
  identity: z.object({
    issuer: z.string(),
    clientId: z.string(),
    /** The `resource` the access token must be for. */
    audience: z.string(),
    scope: z.string(),
    /** The provider's endpoints, once the server knows them; until then the browser asks the provider itself. */
    endpoints: z
      .object({
        authorization: z.url(),
        token: z.url(),
        endSession: z.url().optional(),
        revocation: z.url().optional(),
        /** Whether it supports creating an account (`prompt=create`). */
        supportsSignUpPrompt: z.boolean(),
        /** Whether it supports a form instead of a redirect (OAuth 2.0 Form Post Response Mode). */
        supportsFormPost: z.boolean(),
      })
      .optional(),
    /** The provider's page for changing email and password, if it has one. */
    accountUrl: z.string().optional(),
  }),
})
export type ClientConfig = z.output<typeof ClientConfig>

export const config = routes({
  'GET /config': { summary: 'Get the settings a browser needs to start', access: 'public', reply: ClientConfig },
})
