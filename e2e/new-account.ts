import { randomBytes } from 'node:crypto'
import { authorizationRequest, redeem } from '@glimmer/identity/testing/web-app'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

export interface Visitor {
  email: string
  password: string
}

async function orThrow(response: APIResponse): Promise<APIResponse> {
  if (response.ok()) return response
  throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
}

/** Fills in the provider's form in the browser's name, and follows it to the code it ends with. */
async function fillInForm(request: APIRequestContext, formUrl: string, { email, password }: Visitor): Promise<string> {
  const form = await orThrow(await request.get(formUrl))
  const csrf = /name="csrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? ''
  const landed = await request.post(form.url(), {
    form: { csrf, email, password },
    // So many accounts are made from one address otherwise that the provider refuses more.
    headers: { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
  })
  const code = new URL(landed.url()).searchParams.get('code')
  if (!code) throw new Error(`${landed.url()}: ${landed.status()}, and no code`)
  return code
}

/** Makes an account at the embedded provider and signs this browser in there; answers a token for the API. */
async function signInAtProvider(request: APIRequestContext, visitor: Visitor) {
  const config = await orThrow(await request.get('/api/config'))
  const { origin } = new URL(config.url())
  const { issuer } = (await config.json()).identity
  const asked = authorizationRequest(issuer, { redirect_uri: `${origin}/auth/callback`, prompt: 'create' })
  const { access_token: token = '' } = await redeem(issuer, asked, await fillInForm(request, asked.url, visitor))
  const { sub: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { origin, token, id }
}

/**
 * An adult's account whose questions of the first run were skipped, and this browser signed in to it: what the pages do in
 * a dozen steps, by the calls they make. How it is done on the pages is a journey of its own (main-job, sign-in, ages).
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
