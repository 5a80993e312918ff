import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { lineCard, openMoreWays } from '#dashboard.ts'
import { expect, expectAccessible, signUp, test } from '#fixtures.ts'
import { addOwnLine, favourites, openShelf, ownLines } from '#library.ts'

const share = (place: Locator) => place.getByRole('button', { name: 'Share as a picture', exact: true })

/** Saves a picture, checks that it has the signature of a PNG, and returns its name, size and bytes. */
async function pictureFrom(page: Page, place: Locator, called: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), share(place).click()])
  const path = test.info().outputPath(`${called}.png`)
  await download.saveAs(path)
  const bytes = await readFile(path)
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  return { name: download.suggestedFilename(), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes }
}

/** The least contrast of the words' colour with what is just beside them, in the rows from..to of the picture. */
const contrastBeside = (page: Page, png: Buffer, words: string, [from, to]: readonly [number, number]) =>
  page.evaluate(
    async ({ base64, words, from, to }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const context = new OffscreenCanvas(1080, 1350).getContext('2d')
      context?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
      const beside = context?.getImageData(76, from, 16, to - from).data ?? []
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

for (const theme of ['dark', 'light'] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme })

    test('a line is saved as a picture, long or short', async ({ page, visitor }) => {
      await signUp(page, visitor)
      const first = await pictureFrom(page, await openMoreWays(page), 'today')
      expect(first).toMatchObject({ name: 'glimmer.png', width: 1080, height: 1350 })
      await expect(page.getByText('Saved as a picture on this device.')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await addOwnLine(page, longest)
      const row = ownLines(page).getByRole('listitem').first()
      await expect(row).toContainText('doesn’t go my way, I can still say “not today”')
      const long = await pictureFrom(page, row, 'long')
      expect(long).toMatchObject({ width: 1080, height: 1350 })
      expect(long.bytes.equals(first.bytes)).toBe(false)
      const words = theme === 'dark' ? '#f4f2fb' : '#241437'
      for (const rows of [
        [120, 740],
        [1226, 1280],
      ] as const)
        expect(await contrastBeside(page, long.bytes, words, rows)).toBeGreaterThanOrEqual(7)

      const kept = page.waitForResponse((response) => response.url().endsWith('/favorite'))
      await row.getByRole('button', { name: 'Favourite', exact: true }).click()
      await kept
      await openShelf(page, 'favourites')
      const card = favourites(page).getByRole('listitem').first()
      expect((await pictureFrom(page, card, 'kept')).bytes.equals(long.bytes)).toBe(true)
    })
  })

test('a device that can share pictures gets one, and nothing is said when the person cancels', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
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
  await signUp(page, visitor)
  const more = await openMoreWays(page)
  await share(more).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'glimmer.png image/png')
  await share(more).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', /, glimmer.png/)
  await expect(share(more)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Saved as a picture on this device.')).toBeHidden()
})

test('when no picture can be made the page says so, and the line stays', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await signUp(page, visitor)
  await share(await openMoreWays(page)).click()
  await expect(page.getByText('The picture could not be made here. The line itself is safe.')).toBeVisible()
  await expect(lineCard(page)).toBeVisible()
})
