import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, phone, signUp, test } from '#fixtures.ts'

test.use({ viewport: phone, theme: 'light' })

const banner = (page: Page) => page.getByRole('banner')
const openMenu = (page: Page, name: 'Menu' | 'User') => banner(page).getByRole('button', { name, exact: true }).click()

async function expectBrandLeadsTo(page: Page, href: string) {
  for (const place of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(place).getByRole('link', { name: 'Glimmer', exact: true })).toHaveAttribute(
      'href',
      href,
    )
}

async function expectHeaderLinks(page: Page, expected: Record<string, string>) {
  for (const [name, href] of Object.entries(expected))
    await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

test('shows the texts and links of the landing page', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurture Your Wellbeing with Daily Affirmations')
  await expect(main.getByRole('link', { name: 'Get Started Free', exact: true })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/about')
  await expect(main.getByRole('link', { name: 'Sign Up Now', exact: true })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'AI-Generated Affirmations',
    'Personalized Experience',
    'Daily Wellbeing',
  ])
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Daily AI-powered affirmations to nurture your wellbeing')).toBeVisible()
  for (const [name, href] of [
    ['Pricing', '/pricing'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expectAccessible(page)

  await test.step('a new screen opens at its top, and going back restores the scroll position', async () => {
    await footer.getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Pricing | Glimmer')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurture Your Wellbeing with Daily Affirmations')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  await test.step('a visitor is shown the links to sign in and sign up', async () => {
    await page.setViewportSize(desktop)
    await page.goto('/pricing')
    await expectHeaderLinks(page, { 'Sign In': '/login', 'Sign Up': '/register' })
    await page.setViewportSize(phone)
    await openMenu(page, 'Menu')
    await expectHeaderLinks(page, { Home: '/', Login: '/login', 'Sign Up': '/register' })
    await expect(banner(page).getByRole('link', { name: /^Affirmations/ })).toBeHidden()
    await expectBrandLeadsTo(page, '/')
    await expect(footer).toContainText('Daily AI-powered affirmations to nurture your wellbeing')
  })
})

test('shows another scene at each visit, and names the photographer of a photo', async ({ page }) => {
  const asked = page.waitForResponse('**/api/hero-image')
  await page.goto('/')
  expect(await (await asked).json()).toMatchObject({ kind: 'scene' })
  // There are two suns in the same place: the prerendered scene, and this visit's on top of it.
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(hero.locator(':scope > svg')).toHaveCount(2)

  const by = 'https://unsplash.com/@mayal?utm_source=glimmer&utm_medium=referral'
  const credit = { photographer: 'Maya', photographerUrl: by, service: 'Unsplash', serviceUrl: by }
  // The server's Content-Security-Policy allows no photos from other hosts, so one of our own images is used.
  await page.route('**/api/hero-image', async (route) =>
    route.fulfill({
      json: { kind: 'photo', sources: [{ url: '/icon-192.png', width: 800 }], colour: '#26408c', credit },
    }),
  )
  await page.reload()
  await expect(hero.locator('img')).toHaveAttribute('data-state', 'there')
  await expect(hero.getByRole('link', { name: 'Maya', exact: true })).toHaveAttribute('href', by)
  await expectAccessible(page)
})

test('leads a signed-in user to the dashboard, shows them every link, and signs them out', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(desktop)
  await signUp(page, visitor)
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  await expectBrandLeadsTo(page, '/dashboard')
  const affirmations = banner(page).getByRole('link', { name: 'Affirmations', exact: true })
  await expect(affirmations).toHaveAttribute('aria-current', 'page')

  await test.step('on a desktop', async () => {
    await expectHeaderLinks(page, { Affirmations: '/dashboard', Avatar: '/avatar-editor' })
    await openMenu(page, 'User')
    await expectHeaderLinks(page, { Subscription: '/subscription', Settings: '/profile' })
    await expect(banner(page).getByRole('button', { name: 'Watch Tutorial', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the library and the garden are the same place, and the about page leads back to it', async () => {
    await page.getByRole('link', { name: 'Library', exact: true }).click()
    await expect(affirmations).toHaveAttribute('aria-current', 'true')
    await page.goto('/about')
    await expect(affirmations).not.toHaveAttribute('aria-current')
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Dashboard', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeHidden()
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize(phone)
    await openMenu(page, 'Menu')
    await expectHeaderLinks(page, {
      Affirmations: '/dashboard',
      'Avatar Creator': '/avatar-editor',
      Subscription: '/subscription',
      Settings: '/profile',
    })
    await expect(banner(page).getByRole('heading')).toHaveText(['Account', 'Preferences'])
    await expect(banner(page).getByRole('switch', { name: 'Dark mode', exact: true })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Watch Tutorial', exact: true })).toBeVisible()
    await expectAccessible(page)
    await banner(page).getByRole('button', { name: 'Logout', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expectBrandLeadsTo(page, '/')
  })
})
