import { randomUUID } from 'node:crypto'
import { ensureChromium, launchArguments } from '@glimmer/e2e/chromium'
import { newAccount } from '@glimmer/e2e/new-account'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { startForBench } from './environment.ts'

/** Starts the browser in which all web figures are measured. */
const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: launchArguments })

/** Cookies and storage of a browser with a signed-in user. */
export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signs a new user up in this browser; resolves once their dashboard is quiet. */
export async function signUp(page: Page, home: string): Promise<void> {
  await newAccount(page, { email: `${randomUUID()}@example.test`, password: 'four plain warm words' })
  await page.goto(`${home}/dashboard`)
  await page.waitForLoadState('networkidle')
}

/** Signs a user up, and returns the state of their browser. */
async function signUpMember(browser: Browser, home: string): Promise<SignedInState> {
  const context = await browser.newContext({ baseURL: home })
  const page = await context.newPage()
  await signUp(page, home)
  const state = await context.storageState()
  await context.close()
  return state
}

/** A browser, the address of the built product, and a user with an account there. */
export interface MemberBrowser {
  browser: Browser
  home: string
  member: SignedInState
}

/** Runs some work with the built product, a browser and a member. */
export async function withMember(work: (environment: MemberBrowser) => Promise<void>): Promise<void> {
  const product = await startForBench()
  try {
    const browser = await openBrowser()
    try {
      await work({ browser, home: product.url, member: await signUpMember(browser, product.url) })
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
  }
}

const kilobit = 1000 / 8

/** A mid-range phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Throttles a page to a mid-range phone with a mid-range connection. */
export async function slowDown(page: Page, { emptyCache = false } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (emptyCache) await session.send('Network.clearBrowserCache')
  const rate = 1600 * kilobit
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a page as on a mid-range phone and connection with an empty cache; with `member`, signed in. */
export async function openPhone(browser: Browser, member?: SignedInState): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...(member && { storageState: member }) })
  const page = await context.newPage()
  // Playwright visits the site to restore the member's storage, which fills the cache.
  await slowDown(page, { emptyCache: true })
  return page
}
