import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, logOut, signUp, test } from '#fixtures.ts'
import { addOwnLine, favouriteButton, history, openShelf, todaysLine } from '#pages.ts'

const protectedPaths = ['/dashboard', '/profile', '/avatar-editor', '/profile/avatar', '/subscription']

test('redirects a visitor from every protected screen to the sign-in page', async ({ page }) => {
  for (const path of protectedPaths) {
    await page.goto(path)
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
  await expect(page.getByText('Sign in to continue to Glimmer')).toBeVisible()
  await expectAccessible(page)

  await test.step('a forged callback leads there too, and says why', async () => {
    await page.goto('/auth/callback?code=forged&state=forged')
    await page.waitForURL('**/login')
    const why = page.getByText('That sign-in didn’t finish. Please try again.')
    await expect(why).toBeVisible()
    await page.reload()
    await expect(why).toBeVisible()
  })
})

test('shows Page Not Found for an unknown address, and links public pages to help', async ({ page, faults }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you are looking for doesn't exist or has been moved.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  ignoreFaults(faults, 'status of 404')

  for (const path of ['/', '/pricing', '/login', '/privacy']) {
    await page.goto(path)
    await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click()
    await page.waitForURL('**/help')
  }
  for (const [name, href] of [
    ['999', 'tel:999'],
    ['111', 'tel:111'],
    ['116 123', 'tel:116123'],
    ['85258', /^sms:85258/],
    ['0800 1111', 'tel:08001111'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href)
  await expect(page.getByRole('heading', { name: 'For a friend' })).toBeVisible()
  await expectAccessible(page)
  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'Elsewhere' }))
  await page.getByRole('link', { name: 'Leave this page quickly' }).click()
  await page.waitForURL('https://www.wikipedia.org/')
})

test('signs in a second tab without stored tokens, and signs out of both', async ({ page, visitor, context }) => {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/eyJ|token/i)

  const other = await context.newPage()
  await other.goto('/')
  await other.waitForURL('**/dashboard')
  await expect(todaysLine(other)).toBeVisible()

  await test.step('a change shows in the other tab, which asks each address at most twice', () =>
    expectSameInBoth(page, other))

  await logOut(page, 'Maya')
  await other.waitForURL('**/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
})

async function expectSameInBoth(page: Page, other: Page) {
  await expect(favouriteButton(other)).toBeVisible()
  await other.waitForLoadState('networkidle')
  const asked: string[] = []
  other.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))

  await favouriteButton(page).click()
  await expect(favouriteButton(other)).toHaveAttribute('aria-pressed', 'true')
  const times = Object.values(Object.groupBy(asked, (url) => url)).map((same) => same?.length)
  expect(Math.max(0, ...times.map((count) => count ?? 0)), 'requests of one address').toBeLessThanOrEqual(2)

  await openShelf(other, 'history')
  await expect(history(other)).toBeVisible()
  await addOwnLine(page, 'I can begin again at any hour.')
  await expect(history(other).getByText('I can begin again at any hour.')).toBeVisible()

  await page.goto('/profile')
  await page.getByLabel('Username').fill('Maya')
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Maya', exact: true })).toBeVisible()
}

test('signs out on this device while the provider is down, and asks for the password at the next sign-in', async ({
  page,
  visitor,
  faults,
}) => {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()
  await openShelf(page, 'collections')
  await page.getByLabel('New collection').fill('kingfisher')
  await page.route('**/.well-known/openid-configuration', (route) => route.abort())
  await page.getByRole('button', { name: 'User', exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page.locator('output[aria-live="polite"]')).toContainText(
    /^Failed to log out\. The sign-in page can’t be reached/,
  )
  await expect(page.locator('output[aria-live="polite"]')).toContainText('On this device you’re signed out')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('kingfisher')
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  await page.unroute('**/.well-known/openid-configuration')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  ignoreFaults(faults, 'ERR_FAILED')
})

test('shows a confirmation and help lines after signing out offline without a service worker', async ({
  page,
  visitor,
  context,
  faults,
}) => {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()
  // By now the page shown offline has been prefetched.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-screen-')),
  )
  await context.setOffline(true)
  await logOut(page)
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
  await expect(page.getByText('You’re signed out on this device, and your lines are erased from it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Need help now?' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 116 123' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Need help now?' })).toBeVisible()
  ignoreFaults(faults, 'ERR_INTERNET_DISCONNECTED', 'dynamically imported module')
})
