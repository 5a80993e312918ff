import { testWithMicrophone as test } from '#audio.ts'
import { readDeviceStorage } from '#device-storage.ts'
import { expect, expectAccessible, ignoreNetworkFaults, signUp } from '#fixtures.ts'
import { favouriteButton, openMoreWays, todaysLine } from '#pages.ts'

test('deletes lines and recordings from the device, and keeps none from then on', async ({ page, visitor }) => {
  await signUp(page, visitor)
  const line = (await todaysLine(page).getByRole('paragraph').first().textContent()) ?? ''
  const words = line.replaceAll('’', "'")
  await expect.poll(() => readDeviceStorage(page)).toContain(words)
  const more = page.getByRole('dialog', { name: 'More ways to listen' })
  const own = more.getByRole('region', { name: 'Your own voice' })
  const openOwn = () =>
    page
      .getByRole('region', { name: /affirmation$/ })
      .getByRole('button', { name: 'More ways to listen' })
      .click()
  await openOwn()
  await own.getByRole('button', { name: 'Record this line' }).click()
  await expect(own.getByRole('timer')).toHaveText(/^0:(0[1-9]|[1-5]\d) /)
  await own.getByRole('button', { name: 'Finish recording' }).click()
  await expect(own.getByRole('status')).toHaveText('Recorded.')

  const ownPicture = page.locator('img[src^="blob:"]')
  await test.step('a picture of their own is behind their line, and in what they share only if chosen', async () => {
    const sent: number[] = []
    page.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0))
    await page.goto('/profile#your-lines')
    const section = page.getByRole('region', { name: 'A picture of yours behind your line' })
    await section
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(section.getByRole('alert')).toHaveText('Please choose a PNG, JPEG, WebP or AVIF picture.')
    await section.locator('input[type=file]').setInputFiles('docs/pictures/landing-dark.webp')
    await section.getByRole('button', { name: 'Put it behind my line' }).click()
    await expect(section.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard')
    await expect(ownPicture).toBeVisible()
    await (await openMoreWays(page)).getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this line' })
    const drawn = dialog.getByRole('img', { name: /^The picture/ })
    const before = await drawn.getAttribute('src')
    await dialog.getByRole('radio', { name: 'Your picture' }).check()
    await expect(drawn).not.toHaveAttribute('src', before ?? '')
    expect(Math.max(...sent)).toBeLessThan(5000)
  })

  await page.goto('/profile#privacy')
  const choice = page.getByRole('switch', { name: 'Keep nothing on this device' })
  await choice.click()
  const question = page.getByRole('dialog', { name: 'Delete your recordings here?' })
  await expect(question).toContainText('One recording in your own voice would be deleted')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(choice).not.toBeChecked()
  await choice.click()
  await question.getByRole('button', { name: 'Delete and keep nothing' }).click()
  await expect(page.getByText('This device is cleared, and won’t keep anything from now on.')).toBeVisible()
  await expect(choice).toBeChecked()

  await page.goto('/dashboard')
  await expect(todaysLine(page)).toContainText(line)
  await expect(ownPicture).toHaveCount(0)
  await openOwn()
  await expect(own).toContainText('You asked this device to keep nothing')
  await expect(own.getByRole('button', { name: /Record/ })).toHaveCount(0)
  const kept = await readDeviceStorage(page)
  expect(kept).not.toContain(words)
  expect(kept).not.toContain('durationMs')
})

test('shows the day’s line when storage is full, and claims no offline copy', async ({
  page,
  context,
  visitor,
  faults,
}) => {
  await signUp(page, visitor)
  await page.addInitScript(() => {
    const isFull = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (this: Storage, ...item) {
      if (this === localStorage) isFull()
      setItem.apply(this, item)
    }
    IDBObjectStore.prototype.put = () => {
      document.documentElement.dataset.refused = ''
      return isFull()
    }
  })
  await page.reload()
  await expect(todaysLine(page)).toBeVisible()
  await page.locator('[data-refused]').waitFor({ state: 'attached' })
  await favouriteButton(page).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await favouriteButton(page).click()
  await expect(page.getByText('You’re offline. Try again when you’re back online.')).toBeVisible()
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  ignoreNetworkFaults(faults)
})
