import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, signUp, test } from '#fixtures.ts'
import { addOwnLine, chooseFromMenu, lineCard, openMoreWays, ownLines } from '#pages.ts'

const shapes = {
  Story: { width: 1080, height: 1920 },
  Square: { width: 1080, height: 1080 },
  Card: { width: 1200, height: 630 },
} as const
type Shape = keyof typeof shapes

/** Opens the dialog for sharing a line and waits until its picture is drawn. */
async function openSharing(place: Locator) {
  await place.getByRole('button', { name: 'Share', exact: true }).click()
  return drawnPicture(place.page())
}

async function drawnPicture(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Share this line' })
  await expect(dialog.getByRole('img', { name: 'The picture' })).toBeVisible()
  return dialog
}

/** Saves the picture in a shape, checks that it is a PNG of the right size, and returns its bytes. */
async function pictureFrom(dialog: Locator, shape: Shape) {
  await dialog.getByRole('radio', { name: shape }).check()
  await expect(dialog.getByRole('img', { name: 'The picture' })).toHaveAttribute('height', `${shapes[shape].height}`)
  const save = dialog.getByRole('button', { name: 'Save the picture' })
  await expect(save).toHaveAttribute('aria-busy', 'false')
  const [download] = await Promise.all([dialog.page().waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe('glimmer.png')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(shapes[shape])
  return bytes
}

/** The lowest contrast between the words' colour and what is beside them, in the rows from..to of a square picture. */
const contrastBeside = (page: Page, png: Buffer, words: string, [from, to]: readonly [number, number]) =>
  page.evaluate(
    async ({ base64, words, from, to }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const context = new OffscreenCanvas(1080, 1080).getContext('2d')
      context?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
      const beside = context?.getImageData(64, from, 16, to - from).data ?? []
      const channel = (byte = 0) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
      const luminance = (r = 0, g = 0, b = 0) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
      const own = luminance(...[1, 3, 5].map((at) => Number.parseInt(words.slice(at, at + 2), 16)))
      let least = 21
      for (let at = 0; at < beside.length; at += 4) {
        const other = luminance(beside[at], beside[at + 1], beside[at + 2])
        least = Math.min(least, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05))
      }
      return least
    },
    { base64: png.toString('base64'), words, from, to },
  )

const longest =
  'When the day is long and it doesn\'t go my way, I can still say "not today" to the hurry, put the kettle on, open ' +
  'the window, and let one small kind thing be enough until the evening comes and the house is quiet again, and I am ' +
  'here, and so is everybody I love, all safe and warm.'

/** Expects words that can be read on the picture of the longest line. */
async function expectReadable(page: Page) {
  await addOwnLine(page, longest)
  const row = ownLines(page).getByRole('listitem').first()
  await expect(row).toContainText('doesn’t go my way, I can still say “not today”')
  await chooseFromMenu(row, 'Share')
  const long = await pictureFrom(await drawnPicture(page), 'Square')
  for (const rows of [
    [96, 420],
    [980, 1020],
  ] as const)
    expect(await contrastBeside(page, long, '#f4f2fb', rows)).toBeGreaterThanOrEqual(7)
}

/** Lets the device share pictures; the second time, the user closes its dialog. */
const shareThroughDevice = (page: Page) =>
  page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? false,
      share: async ({ files }: ShareData) => {
        shared.push(`${files?.[0]?.name} ${files?.[0]?.type}`)
        document.body.dataset.shared = shared.join(', ')
        if (shared.length === 2) throw new DOMException('closed', 'AbortError')
      },
    })
  })

test.describe('in the dark theme', () => {
  test.use({ theme: 'dark' })

  test('saves a line as a picture in three shapes, with readable words', async ({ page, visitor }) => {
    await signUp(page, visitor)
    const dialog = await openSharing(await openMoreWays(page))
    for (const shape of ['Story', 'Card'] as const) await pictureFrom(dialog, shape)
    const square = await pictureFrom(dialog, 'Square')
    await expect(page.getByText('Saved as a picture on this device.')).toBeVisible()
    // The line's own scene comes first.
    await dialog.getByRole('group', { name: 'Scene' }).getByRole('radio').last().check()
    const otherLight = await pictureFrom(dialog, 'Square')
    expect(otherLight.equals(square)).toBe(false)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectReadable(page)
  })
})

test.describe('in the light theme', () => {
  test.use({ theme: 'light' })

  test('shares a picture through the device, and says so when none can be drawn', async ({ page, visitor }) => {
    await shareThroughDevice(page)
    await signUp(page, visitor)

    await test.step('no message is shown when sharing is cancelled', async () => {
      const share = (await openSharing(await openMoreWays(page))).getByRole('button', { name: 'Share the picture' })
      await share.click()
      await expect(page.locator('body')).toHaveAttribute('data-shared', 'glimmer.png image/png')
      await share.click()
      await expect(page.locator('body')).toHaveAttribute('data-shared', /, glimmer.png/)
      await expect(share).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByText('Saved as a picture on this device.')).toBeHidden()
    })

    await test.step('without a canvas the page says so', async () => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
      await page.goto('/dashboard')
      await (await openMoreWays(page)).getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page.getByText('We couldn’t make the picture here. Your line is safe.')).toBeVisible()
      await expect(lineCard(page)).toBeVisible()
    })
  })
})

test('plays a shared line to a visitor until its link is turned off', async ({ page, visitor, browser, faults }) => {
  await signUp(page, visitor)
  const dialog = await openSharing(await openMoreWays(page))
  const [, line = ''] = /“(.*)”$/.exec((await dialog.getByRole('img').getAttribute('alt')) ?? '') ?? []
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  expect(line).not.toBe('')
  const link = await dialog.getByLabel('The link').inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  const friend = await context.newPage()
  friend.on('pageerror', ({ message }) => faults.push(message))
  friend.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await friend.goto(link)
  const shared = friend.getByRole('region', { name: 'A line for you' })
  await expect(shared).toContainText(line)
  await expectAccessible(friend)
  await shared.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(shared.locator('mark')).toBeVisible()

  await page.goto('/profile#privacy')
  const links = page.getByRole('region', { name: 'Lines you share by a link' })
  await links.getByRole('button', { name: /^Turn off/ }).click()
  await expect(links).toBeHidden()
  await test.step('whoever is hearing it hears it to its end, and finds it gone the next time', async () => {
    await shared.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(shared.locator('mark')).toBeVisible()
    await expect(shared.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
  expect((await friend.reload())?.status()).toBe(404)
  await expect(friend.getByRole('heading', { name: 'This line is no longer shared' })).toBeVisible()
  await expectAccessible(friend)
  await context.close()
  ignoreFaults(faults, 'status of 404')
})
