import { ensureChromium, launchArguments } from '@glimmer/e2e/chromium'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { startForBench } from './surroundings.ts'

/** Starts the browser that all figures of the web are taken with. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: launchArguments })

/** Cookies and storage of a browser in which somebody is signed in. */
export type Member = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signs somebody up as a person would, and returns the state of their browser. */
async function becomeMember(browser: Browser, home: string): Promise<Member> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${home}/register`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Email').fill('bench@example.test')
  await page.getByLabel('Password', { exact: true }).fill('four plain warm words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Month').selectOption('June')
  await page.getByLabel('Year').fill('1990')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, that’s right' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Skip all of this' }).click()
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return state
}

/** A browser, the address of the built product, and somebody who has an account there. */
export interface MemberBrowser {
  browser: Browser
  home: string
  member: Member
}

/** Lends the built product, a browser and a member to some work. */
export async function withMember(work: (surroundings: MemberBrowser) => Promise<void>): Promise<void> {
  const product = await startForBench()
  try {
    const browser = await openBrowser()
    try {
      await work({ browser, home: product.url, member: await becomeMember(browser, product.url) })
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
  }
}

const kilobit = 1000 / 8

/** Opens a page as on a modest phone with a modest connection and an empty cache; with `member`, signed in. */
export async function openPhone(browser: Browser, member?: Member): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...(member && { storageState: member }),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // Playwright visits the site to restore the member's storage, which fills the cache.
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
