// node e2e/film/screenshots.ts: takes the pictures of Today that browsers show before they install the app, from the
// built product, and writes them to web/public. Their sizes are stated in manifest.webmanifest.

import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from '#chromium.ts'
import { desktop, phone } from '#fixtures.ts'
import { startDaily } from '#product.ts'
import { firstDayAgo, morningZone, prepareAccount, timeAgo } from './prepare-account.ts'

const shots = {
  'screenshot-phone': { viewport: phone, deviceScaleFactor: 2 },
  'screenshot-desktop': { viewport: { ...desktop, height: 800 }, deviceScaleFactor: 1 },
}
const quality = 72

const product = await startDaily(timeAgo(firstDayAgo))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--hide-scrollbars'] })
try {
  const locale = { baseURL: product.url, locale: 'en-GB', timezoneId: morningZone() }
  const first = await browser.newContext({ ...locale, viewport: desktop })
  await prepareAccount(await first.newPage(), product, true)
  for (const [name, look] of Object.entries(shots)) {
    const context = await browser.newContext({ ...locale, ...look, storageState: await first.storageState() })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('darkMode', 'true'))
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    await writeFile(fileURLToPath(new URL(`../../web/public/${name}.webp`, import.meta.url)), data, 'base64')
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
