import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreNetworkFaults, signUp, test } from '#fixtures.ts'

const preview = (page: Page) => page.getByRole('img', { name: /^Your avatar/ })
const saved = (page: Page) => page.getByRole('region', { name: 'Saved' })
/** The browser itself logs refused requests to the console. */
test.afterEach(({ faults }) => ignoreNetworkFaults(faults))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an avatar made offline is not lost, and is saved once there is a connection', async ({
  page,
  context,
  visitor,
}) => {
  await signUp(page, visitor)
  await page.goto('/avatar-editor')
  const first = await preview(page).getAttribute('src')
  await page.getByRole('tab', { name: 'From words' }).click()
  await page.getByLabel('In your words').fill('Freckles and a yellow raincoat')

  await context.setOffline(true)
  await expect(page.getByText('You can keep building, and save when you’re back online.')).toBeVisible()
  await press(page, 'Draw three')
  await expect(page.getByRole('alert')).toHaveText('You’re offline. Try again when you’re back online.')
  await page.getByRole('tab', { name: 'Build it' }).click()
  await press(page, 'Surprise me')
  await expect(preview(page)).not.toHaveAttribute('src', first ?? '')
  const made = (await preview(page).getAttribute('src')) ?? ''
  await press(page, 'Save and use')
  await expect(page.getByRole('status').getByText('You’re offline. Try again')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText('save when you’re back online')).toBeHidden()
  await page.getByRole('tab', { name: 'From words' }).click()
  await expect(page.getByLabel('In your words')).toHaveValue('Freckles and a yellow raincoat')

  await page.reload()
  await expect(page.getByLabel('In your words')).toHaveValue('Freckles and a yellow raincoat')
  await expect(preview(page)).toHaveAttribute('src', made)
  await page.getByRole('tab', { name: 'Build it' }).click()
  await press(page, 'Save and use')
  await expect(page.getByText('Avatar updated.')).toBeVisible()
  await expect(saved(page).getByRole('listitem')).toHaveCount(1)
})

/** Uploads forty-nine of the fifty avatars a user may have. */
async function saveFortyNine(page: Page) {
  const asked = page.waitForRequest(
    (request) => request.url().includes('/api/') && 'authorization' in request.headers(),
  )
  await page.goto('/avatar-editor')
  const { authorization = '' } = (await asked).headers()
  await expect(saved(page)).toContainText('0 of 50')
  await page.evaluate(async (token) => {
    const canvas = new OffscreenCanvas(1, 1)
    canvas.getContext('2d')
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    const headers = { authorization: token, 'content-type': 'image/png' }
    for (let turn = 0; turn < 49; turn++) await fetch('/api/avatars/upload', { method: 'POST', headers, body: picture })
  }, authorization)
  await page.reload()
}

test('the fifty-first avatar is refused with an explanation, and an offer to delete one', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, visitor)
  await saveFortyNine(page)
  await expect(saved(page)).toContainText('49 of 50')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways').toBeLessThanOrEqual(
    0,
  )
  await press(page, 'Save for later')
  await expect(saved(page)).toContainText('50 of 50')
  await expect(saved(page)).toContainText('as many as there’s room for')

  await press(page, 'Surprise me')
  await press(page, 'Save for later')
  await expect(page.getByText('You’ve saved 50 avatars, which is all there’s room for.')).toBeVisible()
  await press(page, 'Choose one to delete')
  await expect(saved(page).getByRole('heading')).toBeFocused()
  await saved(page)
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .click()
  await expect(saved(page)).toContainText('49 of 50')

  // The deletion can still be undone, so saving first carries it out.
  await press(page, 'Save for later')
  await expect(page.getByText('Saved. You can use it whenever you like.')).toBeVisible()
  await expect(saved(page)).toContainText('50 of 50')
})
