import { randomBytes } from 'node:crypto'
import { authorizationRequest, claimsOf, redeem } from '@glimmer/identity/testing/web-app'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

export interface Visitor {
  email: string
  password: string
}

async function orThrow(response: APIResponse): Promise<APIResponse> {
  if (response.ok()) return response
  throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
}

/** Submits the provider's form as this browser, and follows the redirects to the authorization code. */
async function fillInForm(request: APIRequestContext, formUrl: string, { email, password }: Visitor): Promise<string> {
  const form = await orThrow(await request.get(formUrl))
  const csrf = /name="csrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? ''
  const landed = await request.post(form.url(), {
    form: { csrf, email, password },
    // Otherwise so many accounts would be created from one address that the provider refuses more.
    headers: { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
  })
  const code = new URL(landed.url()).searchParams.get('code')
  if (!code) throw new Error(`${landed.url()}: ${landed.status()}, and no code`)
  return code
}

/** Creates an account at the embedded provider and signs this browser in there; returns an API token. */
async function signInAtProvider(request: APIRequestContext, visitor: Visitor) {
  const config = await orThrow(await request.get('/api/config'))
  const { origin } = new URL(config.url())
  const { issuer } = (await config.json()).identity
  const authorization = authorizationRequest(issuer, { redirect_uri: `${origin}/auth/callback`, prompt: 'create' })
  const { access_token: token = '' } = await redeem(
    issuer,
    authorization,
    await fillInForm(request, authorization.url, visitor),
  )
  return { origin, token, id: claimsOf(token).sub }
}

/**
 * Creates an adult's account with the questions of the first run skipped, and signs this browser in: by API calls, in
 * place of a dozen steps on the pages, which journeys of their own cover (main-job, sign-in, ages).
 */
export async function newAccount(page: Page, visitor: Visitor): Promise<void> {
  const { origin, token, id } = await signInAtProvider(page.request, visitor)
  const call = async (method: 'POST' | 'PUT', path: string, data: object) =>
    orThrow(await page.request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${token}` } }))
  await call('POST', '/users/sync-oidc-user', { oidcId: id })
  await call('POST', '/users/age', { month: 6, year: 1990 })
  await call('PUT', '/users/preferences', { firstRun: 'done', timeZone: 'Europe/London' })
  const { cookies } = await page.context().storageState()
  const localStorage = [{ name: 'glimmer.signed-in', value: '1' }]
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] })
}
