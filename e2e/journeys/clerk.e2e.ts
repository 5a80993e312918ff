import type { Page, Request } from '@playwright/test'
import { mailedCode } from '#clerk/client.ts'
import { clerkScripts, routeToClerk, startWithClerk } from '#clerk/start-clerk.ts'
import { adult, test as base, expect, expectAccessible, ignoreFaults, sayBirth } from '#fixtures.ts'
import type { Visitor } from '#new-account.ts'

type WithClerk = Awaited<ReturnType<typeof startWithClerk>>

/** A product for this journey alone, whose users sign in with Clerk. */
const test = base.extend<{ clerk: WithClerk }>({
  clerk: async ({ visitor }, use) => {
    const clerk = await startWithClerk(visitor)
    await use(clerk)
    await clerk.stop()
  },
  baseURL: async ({ clerk }, use) => use(clerk.url),
  context: async ({ context, clerk }, use) => {
    await routeToClerk(context, clerk.api)
    await use(context)
  },
})

test.skip(!clerkScripts, 'needs the scripts of Clerk: e2e/clerk/README.md')

async function signIn(page: Page, { email, password }: Visitor) {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
const todaysLine = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })

test('a person signs in with Clerk’s form inside our page, stays signed in, and signs out in both tabs at once', async ({
  page,
  visitor,
  clerk,
  context,
}) => {
  await page.goto('/profile')
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Sign in to continue to Glimmer')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expectAccessible(page)
  await signIn(page, visitor)
  await sayBirth(page, adult)
  await page.waitForURL('**/profile')

  await page.goto('/dashboard')
  await expect(todaysLine(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(todaysLine(other)).toBeVisible()

  await page.getByRole('button', { name: 'Maya', exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL('**/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
  await expect(other.getByLabel('Email address')).toBeVisible()
  expect(clerk.api.calls.some((call) => call.startsWith('DELETE') || call.endsWith('/remove'))).toBe(true)
})

/** How many seconds the token of a call is still valid; undefined if the call has none. */
function lifeLeft(call: Request): number | undefined {
  const claims = call.headers().authorization?.split('.')[1]
  if (!claims) return undefined
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
  return exp - Date.now() / 1000
}

test('a newcomer signs up with Clerk’s form, stays signed in when a token expires, and is told when the session is ended', async ({
  page,
  visitor,
  clerk,
  faults,
}) => {
  const lives: number[] = []
  page.on('request', (call) => lives.push(lifeLeft(call) ?? Number.POSITIVE_INFINITY))
  const renewals = () => clerk.api.calls.filter((call) => call.endsWith('/tokens')).length

  await test.step('the form asks for the code that was mailed, and says to which address', async () => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Create your account' })).toHaveCount(1)
    await page.getByLabel('Email address').fill(visitor.email)
    await page.getByLabel('Password', { exact: true }).fill(visitor.password)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expect(page.getByText(visitor.email)).toBeVisible()
    await expectAccessible(page)
    const synced = page.waitForRequest('**/api/users/sync-clerk-user')
    await page.keyboard.type(mailedCode)
    expect((await synced).postDataJSON()).toMatchObject({ email: visitor.email, username: 'Maya' })
    await sayBirth(page, adult)
    await page.waitForURL('**/dashboard')
    await expect(todaysLine(page)).toBeVisible()
  })

  await test.step('a token is renewed by Clerk before it ends, and no call goes out with an old one', async () => {
    const before = renewals()
    await expect.poll(renewals).toBeGreaterThan(before)
    const favouriteButton = todaysLine(page).getByRole('button', { name: 'Favourite', exact: true })
    const kept = page.waitForResponse('**/favorite')
    await favouriteButton.click()
    expect((await kept).status()).toBe(200)
    expect(Math.min(...lives)).toBeGreaterThan(0)
  })

  await test.step('a session that was ended elsewhere leads to the sign-in page, which says so', async () => {
    clerk.api.endSession()
    await page.waitForURL('**/login')
    await expect(page.getByText('Authentication required. Please sign in again.')).toBeVisible()
    await expect(page.getByLabel('Email address')).toBeVisible()
    ignoreFaults(faults, 'status of 401')
  })

  await test.step('somebody who signs out while Clerk cannot be reached is not signed in again by the session it still has', async () => {
    await signIn(page, visitor)
    await expect(todaysLine(page)).toBeVisible()
    const clerkHost = /clerk\.glimmer\.example/
    await page.route(clerkHost, (route) => route.abort())
    await page.getByRole('button', { name: 'Maya', exact: true }).click()
    await page.getByRole('button', { name: 'Logout', exact: true }).click()
    await expect(page.getByText('Failed to log out at the sign-in page', { exact: false })).toBeVisible()
    await page.unroute(clerkHost)
    await page.goto('/login')
    await expect(page.getByLabel('Email address')).toBeVisible()
    ignoreFaults(faults, 'net::ERR_FAILED')
  })
})
