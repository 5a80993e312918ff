import { expect, expectAccessible, signUp, test } from '../fixtures.ts'

const views = [
  { theme: 'dark', darkMode: 'true', device: 'a desktop', viewport: { width: 1280, height: 900 } },
  { theme: 'light', darkMode: 'false', device: 'a phone', viewport: { width: 390, height: 844 } },
] as const

for (const { theme, darkMode, device, viewport } of views)
  test.describe(`in the ${theme} theme, on ${device}`, () => {
    test.use({ viewport, colorScheme: theme })
    test.beforeEach(({ page }) => page.addInitScript((dark) => localStorage.setItem('darkMode', dark), darkMode))

    test('a visitor meets the words and ways of the landing page', async ({ page }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurture Your Wellbeing with Daily Affirmations')
      await expect(main.getByRole('link', { name: 'Get Started Free', exact: true })).toHaveAttribute(
        'href',
        '/register',
      )
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
    })

    test('a visitor hears a line for what would help, keeps it, and finds it in the new account', async ({
      page,
      visitor,
    }) => {
      await page.goto('/')
      const line = page.getByRole('region', { name: 'A line to try', exact: true })
      await line.getByRole('button', { name: 'Sleep', exact: true }).click()
      await line.getByRole('button', { name: 'Play this line', exact: true }).click()
      await expect(line.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      const lit: string[] = []
      await expect
        .poll(
          async () => {
            const word = await line.locator('[class*="lit"]').textContent()
            if (word && word !== lit.at(-1)) lit.push(word)
            return lit.length
          },
          { intervals: [40] },
        )
        .toBeGreaterThanOrEqual(3)
      await line.getByRole('button', { name: 'Keep this line', exact: true }).click()
      await expectAccessible(page)
      await line.getByRole('link', { name: 'Find it in your account', exact: true }).click()
      await page.waitForURL('**/register')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await signUp(page, visitor, { alreadyThere: true })
      await expect(page.getByText('The line you kept is among your favourites.')).toBeVisible()
      await expect(
        page.getByRole('listitem').filter({ hasText: 'I am someone who lets the day end.' }).first(),
      ).toBeVisible()
    })

    test('going back finds the place that was left, and a new screen begins at its top', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle('Pricing | Glimmer')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurture Your Wellbeing with Daily Affirmations')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    })
  })

test('somebody signed in is sent on from the landing page, and logo and footer brand lead to the dashboard', async ({
  page,
  visitor,
}) => {
  await signUp(page, visitor)
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  for (const place of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(place).getByRole('link', { name: 'Glimmer', exact: true })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Affirmations', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Avatar', exact: true })).toBeVisible()
})
