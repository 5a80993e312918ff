import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aClerkInstance, type ClerkInstance } from '@glimmer/server/testing/clerk-tokens'
import type { BrowserContext } from '@playwright/test'
import { freePort, startProduct } from '#product.ts'
import { type FrontendApi, startFrontendApi } from './frontend-api.ts'

/** The folder of Clerk's own scripts, unpacked (e2e/clerk/README.md). */
export const clerkScripts = process.env.CLERK_SCRIPTS

const host = 'clerk.glimmer.example'

/** Serves the browser's requests to Clerk's host from the simulated Frontend API and from Clerk's own scripts. */
export const routeToClerk = (context: BrowserContext, { url }: FrontendApi) =>
  context.route(`https://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (!pathname.startsWith('/npm/'))
      return route.fulfill({ response: await route.fetch({ url: url + pathname + search }) })
    const body = await readFile(join(clerkScripts ?? '', pathname))
    return route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } })
  })

/** Starts a product whose users sign in with Clerk, and the simulated Clerk. */
export async function startWithClerk(person: { email: string; password: string }) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const instance: ClerkInstance = aClerkInstance(host, origin)
  const api = await startFrontendApi(instance, person)
  const product = await startProduct({
    PORT: String(port),
    PUBLIC_URL: origin,
    IDENTITY: 'clerk',
    CLERK_PUBLISHABLE_KEY: instance.publishableKey,
    CLERK_JWT_KEY: instance.jwtKey,
  })
  return {
    api,
    url: product.url,
    async stop() {
      await Promise.all([product.stop(), api.stop()])
    },
  }
}
