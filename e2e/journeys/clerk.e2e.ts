import type { Page } from '@playwright/test'
import { clerkScripts, leadToClerk, startWithClerk } from '../clerk/start-clerk.ts'
import { test as base, expect, expectAccessible, type Visitor } from '../fixtures.ts'

type WithClerk = Awaited<ReturnType<typeof startWithClerk>>

/** A product of its own, whose people sign in with Clerk. */
const test = base.extend<{ clerk: WithClerk }>({
  clerk: async ({ visitor }, use) => {
    const clerk = await startWithClerk(visitor)
    await use(clerk)
    await clerk.stop()
  },
  baseURL: async ({ clerk }, use) => use(clerk.url),
  context: async ({ context, clerk }, use) => {
    await leadToClerk(context, clerk.api)
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
const today = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })

test('a person signs in with the form of Clerk inside our page, stays signed in, and leaves both tabs at once', async ({
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
  await page.waitForURL('**/profile')

  await page.goto('/dashboard')
  await expect(today(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(today(other)).toBeVisible()

  await page.getByRole('button', { name: 'Maya', exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL('**/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
  await expect(other.getByLabel('Email address')).toBeVisible()
  expect(clerk.api.calls.some((call) => call.startsWith('DELETE') || call.endsWith('/remove'))).toBe(true)
})
