import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** Starts the browser every figure of the web is taken with; nothing but loopback is ever asked for. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** What a browser that was signed in carries from one visit to the next. */
export type Member = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signs somebody up as a person would, and answers what their browser then remembers. */
export async function becomeMember(browser: Browser, home: string): Promise<Member> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${home}/register`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Email').fill('bench@example.test')
  await page.getByLabel('Password', { exact: true }).fill('four plain warm words')
  await page.getByRole('checkbox', { name: /13 or over/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return state
}

const kilobit = 1000 / 8

/** A modest phone on a modest connection, its cache empty; `as` somebody who was here before. */
export async function openPhone(browser: Browser, as?: Member): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...(as && { storageState: as }),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // A context that is given what it remembers has been to the site for that.
  await session.send('Network.clearBrowserCache')
  const rate = 1600 * kilobit
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
