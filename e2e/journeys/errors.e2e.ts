import type { Page } from '@playwright/test'
import {
  adult,
  createAccount,
  desktop,
  expect,
  expectAccessible,
  ignoreFaults,
  phone,
  sayBirth,
  signUp,
  test,
} from '#fixtures.ts'
import { chooseTheme, favouriteButton, history, lineCard, openShelf, problem } from '#pages.ts'

const note = (page: Page) => page.locator('output[aria-live="polite"]')

test('keeps Today usable when a request or a script fails', async ({ page, visitor, context, faults }) => {
  const composer = page.getByRole('dialog', { name: 'Write me a line' })
  const compose = () => page.getByRole('button', { name: 'Write me a line' }).click()
  await signUp(page, visitor)
  await expect(favouriteButton(page)).toBeVisible()

  await test.step('a message is shown after a 503, and none after a 429', async () => {
    for (const [status, sentence] of [
      [503, 'Service temporarily unavailable. Please try again in a few minutes.'],
      [429, undefined],
    ] as const) {
      await page.route('**/api/affirmations/*/favorite', (route) => route.fulfill(problem(status)), { times: 1 })
      const answered = page.waitForResponse((response) => response.url().endsWith('/favorite'))
      await favouriteButton(page).click()
      await answered
      // The optimistic change is undone, whether or not a message is shown.
      await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false')
      if (sentence) {
        await expect(note(page)).toHaveText(sentence)
        await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
      }
      await expect(note(page)).toBeEmpty()
    }
    ignoreFaults(faults, 'status of')
  })

  await test.step('a dialog whose script cannot be loaded opens at the next press', async () => {
    await context.setOffline(true)
    await compose()
    await expect(note(page)).toHaveText('You’re offline. Please try again in a moment.')
    await expect(lineCard(page)).toBeVisible()
    await context.setOffline(false)
    await compose()
    await expect(composer).toBeVisible()
    ignoreFaults(faults, 'ERR_INTERNET_DISCONNECTED')
  })

  await test.step('parts of Today whose script cannot be loaded are left out', async () => {
    const failed = new Set<string>()
    await page.route(/\/assets\/(?:feedback|tutorial-offer)-[^/]+\.js$/, (route) => {
      failed.add(route.request().url())
      return route.abort()
    })
    await page.reload()
    // The question about the line, and the offer of a tutorial.
    await expect.poll(() => failed.size).toBe(2)
    await compose()
    await expect(composer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(composer).toBeHidden()
    await expect(lineCard(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    ignoreFaults(faults, 'ERR_FAILED')
  })
})

test('leads to the sign-in page after a 401, and keeps what was typed', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)
  await expect(favouriteButton(page)).toBeVisible()
  const composer = page.getByRole('dialog', { name: 'Write me a line' })
  const words = composer.getByLabel('A note for the writer')
  const nothingWaits = () => page.evaluate(() => !JSON.stringify(sessionStorage).includes('kestrel'))

  await test.step('the note is there again for the same person, and its draft is removed', async () => {
    await page.goto('/dashboard?from=a-friend#lines')
    await page.getByRole('button', { name: 'Write me a line' }).click()
    await chooseTheme(composer, 'Calm')
    await composer.getByText('Make it more yours').click()
    await words.fill('the kestrel talk is tomorrow')
    await page.route('**/api/affirmations/generate', (route) => route.fulfill(problem(401)), { times: 1 })
    await composer.getByRole('button', { name: 'Write my line' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(words).toHaveValue('the kestrel talk is tomorrow')
    expect(page.url()).toMatch(/\/dashboard\?from=a-friend#lines$/)
    expect(await nothingWaits()).toBe(true)
    await page.reload()
    await expect(words).toHaveValue('the kestrel talk is tomorrow')
    await page.keyboard.press('Escape')
    await expect(composer).toBeHidden()
    expect(await nothingWaits()).toBe(true)
  })

  await page.route('**/api/affirmations/*/favorite', (route) => route.fulfill(problem(401)), { times: 1 })
  await favouriteButton(page).click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Authentication required. Please sign in again.')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/login')

  await test.step('the sign-in page links to help and home', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).click()
    await expect(page.getByRole('heading', { name: 'Need help now?' })).toBeVisible()
  })
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  ignoreFaults(faults, 'status of 401')
})

test('lets a failed section be tried again three times, while the rest of the page works', async ({
  page,
  visitor,
  faults,
}) => {
  await page.route('**/api/users/favorites*', (route) => route.fulfill(problem(403)))
  await signUp(page, visitor)
  let isReadable = false
  await page.route('**/api/users/history*', (route) =>
    isReadable ? route.fallback() : route.fulfill({ json: { items: 7, nextCursor: null } }),
  )
  await openShelf(page, 'favourites')
  const parts = page.getByRole('navigation', { name: 'Parts of the library' })
  const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  for (const tried of ['1/3', '2/3', '3/3']) {
    await expect(failed).toContainText(
      'This section encountered an error. You can try again or continue using other parts of the app.',
    )
    if (tried === '1/3') await expectAccessible(page)
    await failed.getByRole('button', { name: `Try Again (${tried})`, exact: true }).click()
  }
  await expect(failed.getByRole('button', { name: /Try Again/ })).toHaveCount(0)
  await expect(failed.getByRole('button', { name: 'Refresh Page', exact: true })).toBeVisible()
  await failed.getByRole('link', { name: 'Need help now?', exact: true }).click()
  await page.waitForURL('**/help')
  await page.goBack()

  await test.step('an unreadable reply is requested again', async () => {
    await parts.getByRole('link', { name: 'History', exact: true }).click()
    await expect(failed.getByRole('button', { name: 'Try Again (1/3)', exact: true })).toBeVisible()
    isReadable = true
    await failed.getByRole('button', { name: 'Try Again (1/3)', exact: true }).click()
    await expect(history(page).getByRole('listitem')).toHaveCount(1)
  })
  ignoreFaults(faults, 'status of 403')
})

test('shows an error card, and a way out, when today’s line cannot be loaded', async ({ page, visitor, faults }) => {
  await page.route('**/api/affirmations/today', (route) => route.fulfill(problem(503)))
  await signUp(page, visitor)
  const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  const again = failed.getByRole('button', { name: /^Try Again/ })
  for (const path of ['/dashboard', '/moment']) {
    if (path !== '/dashboard') await page.goto(path)
    await expect(failed).toBeVisible()
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const [card, button] = [await failed.boundingBox(), await again.boundingBox()]
      expect(button?.height).toBeLessThan(60)
      expect(card?.height).toBeLessThan(320)
      expect(card?.x, 'inside the gutters').toBeGreaterThanOrEqual(16)
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(viewport.width - 16)
      if (viewport === phone) await expectAccessible(page)
    }
  }
  const moment = page.getByRole('dialog', { name: 'Your moment' })
  await expect(moment.getByRole('link', { name: 'Need help now?' }).first()).toBeVisible()
  await moment.getByRole('button', { name: 'Leave the moment' }).click()
  await page.waitForURL('**/dashboard')
  ignoreFaults(faults, 'status of 503')
})

test('shows a message while an account takes long to load, and says why it cannot be synced', async ({
  page,
  visitor,
  faults,
}) => {
  const refused = 'That account is not the one you are signed in with.'
  const sync = '**/api/users/sync-oidc-user'
  const patience = Promise.withResolvers<void>()
  await page.route(
    sync,
    async (route) => {
      await patience.promise
      await route.fulfill({ status: 500, body: 'gone' })
    },
    { times: 1 },
  )
  await page.clock.install()
  await createAccount(page, visitor)
  await expect(page.getByText('Setting up your account...')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'User', exact: true })).toBeHidden()
  await page.clock.fastForward(8_000)
  await expect(page.getByText('Still here. This is taking a little longer than usual.')).toBeVisible()
  patience.resolve()
  await expect(page.getByRole('alert')).toHaveText('Failed to sync user data')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Glimmer', exact: true })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await expectAccessible(page)
  await page.route(sync, (route) => route.fulfill(problem(403, { code: 'identity_mismatch', message: refused })), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(refused)
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await sayBirth(page, adult)
  await expect(lineCard(page)).toBeVisible()
  ignoreFaults(faults, 'status of 403', 'status of 500')
})

test('says that a screen is loading once that takes a while, and reloads once if its script is missing', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await test.step('the previous screen stays, and “Loading...” appears after 0.4 seconds', async () => {
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/about-*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
    const loading = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(loading).toHaveCSS('animation-delay', /^0\.4s/)
    await expect(loading).toHaveCSS('opacity', '1')
    await expect(page.getByRole('main').getByRole('link', { name: 'Learn More' })).toBeVisible()
    script.resolve()
    await page.waitForURL('**/about')
    await expect(loading).toHaveCount(0)
    await page.goBack()
  })
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  // Navigating to the same address again would only scroll.
  await page.goto('/pricing#questions')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(loads, 'the page and one reload').toBe(2)
  await expect(
    page.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Refresh Page', exact: true })).toBeVisible()
  await page.unroute('**/assets/pricing-*.js')
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden()
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  ignoreFaults(faults, 'status of 404', 'dynamically imported module')
})
