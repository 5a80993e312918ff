import * as z from 'zod'
import { routes } from './route.ts'

/** What the browser must know before it can sign anybody in. Nothing here is secret. */
export const ClientConfig = z
  .object({
    environment: z.enum(['development', 'preview', 'production']),
    /** Whether deleting an account deletes the sign-in too: it cannot where another provider keeps it. */
    removesSignIn: z.boolean(),
    identity: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('oidc'),
        issuer: z.string(),
        clientId: z.string(),
        /** The `resource` the access token must be for. */
        audience: z.string(),
        scope: z.string(),
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
