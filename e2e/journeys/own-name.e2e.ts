import { wholeBrowser } from '#chromium.ts'
import { expect, ignoreNetworkFaults, test } from '#fixtures.ts'

// With its service worker, which other journeys block.
test.use({
  serviceWorkers: 'allow',
  launchOptions: wholeBrowser(),
  settings: { PRODUCT_NAME: "Anna & Bo's", BRAND_COLOUR: '#ffcc00' },
})

test('shows an installation’s own name and colour before and after the app starts, and offline', async ({
  page,
  context,
  faults,
}) => {
  const hasItsName = async (title: string) => {
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anna & Bo’s', exact: true })).toBeVisible()
    expect(await page.content()).not.toContain('Glimmer')
    const colour = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--brand'))
    await expect.poll(colour).toContain('#ffcc00')
  }
  const started = page.waitForRequest('**/assets/dashboard-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await hasItsName('Anna & Bo’s: daily affirmations')
  await started
  await hasItsName('Anna & Bo’s: daily affirmations')
  await expect(
    page
      .getByRole('link', { name: 'Get Started Free' })
      .or(page.getByRole('button', { name: 'Get Started Free' }))
      .first(),
  ).toHaveCSS('background-color', 'rgb(255, 204, 0)')
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await hasItsName('Terms of Service | Anna & Bo’s')
  await expect(page.getByText('By making an account or using Anna & Bo’s you agree to these terms.')).toBeVisible()

  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/brand.css', { ignoreSearch: true })) !== undefined))
    .toBe(true)
  await context.setOffline(true)
  await page.goto('/about')
  await hasItsName('About | Anna & Bo’s')
  ignoreNetworkFaults(faults)
})
