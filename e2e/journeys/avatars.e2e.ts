import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  ignoreFaults,
  ignoreNetworkFaults,
  signUp,
  test,
} from '#fixtures.ts'
import { openMoreWays, problem } from '#pages.ts'

const preview = (page: Page) => page.getByRole('img', { name: /^Your avatar/ })
const savedRegion = (page: Page) => page.getByRole('region', { name: 'Saved' })
const saved = (page: Page) => savedRegion(page).getByRole('listitem')
const inHeader = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'User', exact: true }).locator('img')
const current = (page: Page) => savedRegion(page).getByRole('button', { pressed: true })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Expects the header to show the avatar that is marked as the current one. */
async function expectWorn(page: Page) {
  await expect(current(page)).toHaveCount(1)
  const worn = await current(page).locator('img').getAttribute('src')
  await expect(inHeader(page)).toHaveAttribute('src', worn ?? 'a picture')
  expect(
    await inHeader(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(512)
}

/** A photo as a phone would take it, drawn by the browser: left half red, right half blue. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const paint = canvas.getContext('2d')
    if (!paint) return ''
    paint.fillStyle = '#c22'
    paint.fillRect(0, 0, 450, 600)
    paint.fillStyle = '#22c'
    paint.fillRect(450, 0, 450, 600)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** Red, green and blue of the avatar's position on a shared picture. */
const pixelOfCard = async (base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const context = new OffscreenCanvas(1080, 1080).getContext('2d')
  context?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
  return [...(context?.getImageData(120, 999, 1, 1).data ?? [])]
}

/** Red, green and blue in the middle of an image. */
const middleOf = (image: HTMLImageElement) => {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const paint = canvas.getContext('2d')
  paint?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
  return [...(paint?.getImageData(0, 0, 1, 1).data ?? [])]
}

test.beforeEach(async ({ page, visitor }) => {
  await signUp(page, visitor)
  await page.getByRole('link', { name: 'Avatar', exact: true }).click()
  await expect(preview(page)).toBeVisible()
})

test('saves a designed avatar, shows it in the header, and deletes it', async ({ page, faults }) => {
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  const first = await preview(page).getAttribute('src')

  await test.step('a choice changes the picture, and can be undone by keyboard', async () => {
    const hair = page.getByRole('group', { name: 'Hair and hats' })
    await hair.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(preview(page)).not.toHaveAttribute('src', first ?? '')
    await page.keyboard.press('Control+z')
    await expect(preview(page)).toHaveAttribute('src', first ?? '')
    await page.keyboard.press('Control+Shift+z')
    await expect(preview(page)).not.toHaveAttribute('src', first ?? '')
  })
  await test.step('a style of a higher plan is shown with the plan it needs', async () => {
    await page.getByRole('radio', { name: /Open Peeps/ }).check({ force: true })
    await expect(page.getByRole('img', { name: /style Open Peeps/ })).toBeVisible()
    await expect(page.getByText('Open Peeps is part of Premium.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save and use' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('radio', { name: /Lorelei/ }).check({ force: true })
    await expect(page.getByRole('button', { name: 'Save and use' })).toBeVisible()
  })
  await test.step('a random avatar, another style and another colour', async () => {
    await press(page, 'Surprise me')
    await page.getByRole('radio', { name: /Lorelei/ }).check({ force: true })
    await expect(page.getByRole('img', { name: /style Lorelei/ })).toBeVisible()
    await page.getByRole('group', { name: 'Background' }).getByRole('radio').nth(2).check()
    await expectAccessibleInEveryLook(page)
  })
  await test.step('a save that fails is said', async () => {
    await page.route('**/api/avatars/save-svg', (route) => route.fulfill({ status: 500, body: 'gone' }), { times: 1 })
    await page.getByRole('button', { name: 'Save for later', exact: true }).click()
    await expect(page.locator('output[aria-live="polite"]')).toHaveText('Avatar update failed')
    ignoreFaults(faults, 'status of 500')
  })
  await test.step('it is saved and becomes the current one at once', async () => {
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(page.getByText('Avatar updated.')).toBeVisible()
    await expect(saved(page)).toHaveCount(1)
    await expectWorn(page)
  })
  await test.step('where there is room for no more, one is deleted before another is saved', async () => {
    const sentence = 'You’ve saved 50 avatars, which is all there’s room for. Delete one to save another.'
    const full = problem(409, { code: 'avatars_full', message: sentence })
    await page.route('**/api/avatars/save-svg', (route) => route.fulfill(full), { times: 1 })
    await press(page, 'Surprise me')
    await press(page, 'Save for later')
    await expect(page.getByText('You’ve saved 50 avatars, which is all there’s room for.')).toBeVisible()
    ignoreFaults(faults, 'status of 409')
    await press(page, 'Choose one to delete')
    await expect(savedRegion(page).getByRole('heading')).toBeFocused()
    await page.getByRole('button', { name: /^Delete:/ }).click()
    await expect(saved(page)).toHaveCount(0)
    // The deletion can still be undone, so saving first carries it out.
    const calls: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && calls.push(request.method()))
    await press(page, 'Save for later')
    await expect(saved(page)).toHaveCount(1)
    expect(calls.slice(0, 2)).toEqual(['DELETE', 'POST'])
  })
  await test.step('it is deleted, restored, and deleted for good', async () => {
    await page.getByRole('button', { name: /^Delete:/ }).click()
    await expect(saved(page)).toHaveCount(0)
    await page.getByText('Undo', { exact: true }).click()
    await expect(saved(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Delete:/ }).click()
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE')
    // Leaving the screen carries out the deletion.
    await page.getByRole('link', { name: 'Affirmations' }).click()
    expect((await gone).status()).toBe(204)
    await expect(inHeader(page)).toHaveCount(0)
  })
})

test('draws three avatars from a description, and saves and uses one', async ({ page, faults }) => {
  await page.getByRole('tab', { name: 'From words' }).click()
  await page.getByLabel('In your words').fill('I want to kill myself')
  await page.getByRole('button', { name: 'Draw three' }).click()
  await page.getByRole('dialog', { name: /You deserve to talk to a person/ }).press('Escape')
  await expect(page.getByLabel('In your words')).toHaveValue('I want to kill myself')
  ignoreFaults(faults, 'status of 422')
  await page.getByLabel('In your words').fill('Curly dark hair, round glasses and a warm smile')
  await expect(page.getByText('Uses 1 of your 2 left this month.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.getByRole('button', { name: 'Draw three' }).click()
  await expect(page.getByRole('radio', { name: /Option/ })).toHaveCount(3)
  const proposed = page.locator('label', { hasText: 'Option 1' }).getByRole('img')
  const picture = (await proposed.getAttribute('src')) ?? ''
  // The proposals were charged and are not saved yet: a reload must not lose them.
  await page.reload()
  await expect(proposed).toHaveAttribute('src', picture)
  await page.getByRole('radio', { name: /Option 2/ }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(saved(page)).toHaveCount(1)
  await expect(inHeader(page)).toHaveCount(0)
  await saved(page).getByRole('button', { name: /^Use:/ }).click()
  await expectWorn(page)
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(page.getByText('Uses 1 of your 1 left this month.')).toBeVisible()
})

test('crops an uploaded picture by keyboard, and keeps it when the session ends', async ({ page, faults }) => {
  await page.getByRole('tab', { name: 'Your picture' }).click()
  const pick = page.locator('input[type=file]')
  await pick.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') })
  await expect(page.getByRole('alert')).toHaveText('Please choose a PNG, JPEG, WebP or AVIF picture.')
  await pick.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(page.getByRole('alert')).toContainText('couldn’t open that file')
  await pick.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photo(page) })
  await page.getByRole('slider', { name: 'Closer' }).press('End')
  await page.getByRole('slider', { name: 'Left to right' }).press('End')
  await expectAccessible(page)

  await test.step('the picture and its crop survive the end of the session, and no draft of them is left afterwards', async () => {
    await page.route('**/api/avatars/upload', (route) => route.fulfill({ status: 401, body: 'ended' }), { times: 1 })
    await page.getByRole('button', { name: 'Save and use' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('slider', { name: 'Closer' })).toHaveValue('100')
    await expect(page.getByRole('slider', { name: 'Left to right' })).toHaveValue('100')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('data:image')
    ignoreFaults(faults, 'status of 401')
  })
  await page.getByRole('button', { name: 'Save and use' }).click()
  await expect(page.getByText('Avatar updated.')).toBeVisible()
  await expectWorn(page)
  const [red = 0, , blue = 0] = await inHeader(page).evaluate(middleOf)
  expect(blue, 'the right half was kept').toBeGreaterThan(red + 80)

  await test.step('it is drawn on the pictures they share', async () => {
    await page.getByRole('link', { name: 'Affirmations' }).click()
    const more = await openMoreWays(page)
    await more.getByRole('button', { name: 'Share', exact: true }).click()
    const save = page.getByRole('button', { name: 'Save the picture' }).and(page.locator('[aria-busy=false]'))
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    const card = await readFile(await download.path())
    const [besideRed = 0, , besideBlue = 0] = await page.evaluate(pixelOfCard, card.toString('base64'))
    expect(besideBlue).toBeGreaterThan(besideRed + 80)
  })
})

test('keeps an avatar made offline until it can be saved', async ({ page, context, faults }) => {
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
  await expect(saved(page)).toHaveCount(1)
  ignoreNetworkFaults(faults)
})
