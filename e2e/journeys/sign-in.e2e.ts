import { todaysLine } from '#dashboard.ts'
import { expect, expectAccessible, ignoreFaults, logOut, signUp, test } from '#fixtures.ts'

const protectedPaths = ['/dashboard', '/profile', '/avatar-editor', '/profile/avatar', '/subscription']

test('a visitor is redirected from every protected screen to the sign-in page, where nothing happens by itself', async ({
  page,
}) => {
  for (const path of protectedPaths) {
    await page.goto(path)
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
  await expect(page.getByText('Sign in to continue to Glimmer')).toBeVisible()
  await expectAccessible(page)
})

test('a page that does not exist says so and links home', async ({ page, faults }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you are looking for doesn't exist or has been moved.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  ignoreFaults(faults, 'status of 404')
})

test('every public page links to help, with numbers that can be called', async ({ page }) => {
  for (const path of [
    '/',
    '/pricing',
    '/login',
    '/register',
    '/about',
    '/how-lines-are-written',
    '/privacy',
    '/terms',
  ]) {
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
  await expectAccessible(page)
})

test('a forged callback from the provider signs nobody in', async ({ page }) => {
  await page.goto('/auth/callback?code=forged&state=forged')
  await page.waitForURL('**/login')
  const why = page.getByText('That sign-in didn’t finish. Please try again.')
  await expect(why).toBeVisible()
  await page.reload()
  await expect(why).toBeVisible()
})

test('somebody signed in is signed in in a second tab, has no token stored on the device, and signs out in both tabs at once', async ({
  page,
  visitor,
  context,
}) => {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/eyJ|token/i)

  const other = await context.newPage()
  await other.goto('/')
  await other.waitForURL('**/dashboard')
  await expect(todaysLine(other)).toBeVisible()

  await logOut(page)
  await other.waitForURL('**/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
})
