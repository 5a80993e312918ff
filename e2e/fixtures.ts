import { randomBytes, randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { axeViolations } from './a11y/axe.ts'
import { rememberToken } from './api.ts'
import { newAccount, type Visitor } from './new-account.ts'
import { startProduct } from './product.ts'

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

interface Journey {
  /**
   * What went wrong in the page (script errors, policy violations, console errors): any fault fails the journey at its
   * end.
   */
  faults: string[]
  visitor: Visitor
  /** The theme the visitor has chosen before; Glimmer's default if undefined. */
  theme: 'dark' | 'light' | undefined
  /**
   * Environment variables of a product for this journey alone; if undefined, it uses the product that all journeys
   * share.
   */
  settings: Record<string, string> | undefined
}

declare global {
  interface Window {
    reportViolation?: (violation: string) => void
  }
}

/** Collects faults that a user would not see. */
async function watchFaults(page: Page, faults: string[]) {
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.reportViolation?.(`${effectiveDirective} ${blockedURI}`),
    )
  })
}

export const test = base.extend<Journey>({
  settings: [undefined, { option: true }],
  baseURL: async ({ settings }, use) => {
    if (!settings) return use(process.env.GLIMMER_URL ?? '')
    const product = await startProduct(settings)
    await use(product.url)
    await product.stop()
  },
  theme: [undefined, { option: true }],
  colorScheme: async ({ colorScheme, theme }, use) => use(theme ?? colorScheme),
  page: async ({ page, theme }, use) => {
    rememberToken(page)
    if (theme) await page.addInitScript((dark) => localStorage.setItem('darkMode', String(dark)), theme === 'dark')
    await use(page)
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      await watchFaults(page, faults)
      await use(faults)
      expect(faults, 'nothing went wrong behind the page').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ browserName: _ }, use) =>
    use({ email: `${randomUUID()}@example.test`, password: 'four plain warm words' }),
})

export { expect }

/** Removes faults that a journey causes on purpose, such as refused requests, which the browser logs to its console. */
export function ignoreFaults(faults: string[], ...meant: string[]) {
  const others = faults.filter((fault) => !meant.some((part) => fault.includes(part)))
  faults.splice(0, faults.length, ...others)
}

/** Removes the faults of everything that could not be loaded, as expected while a journey is offline. */
export const ignoreNetworkFaults = (faults: string[]) => ignoreFaults(faults, 'Failed to load resource', 'net::ERR_')

/** Expects no accessibility fault on the page (axe, WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page) {
  // What fades in or out, such as the splash or a message, has too little contrast meanwhile.
  await page.waitForFunction(
    () =>
      !document.querySelector('.splash')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1000,
        ),
  )
  expect(await axeViolations(page)).toEqual([])
}

/**
 * Expects the same in both themes and at both widths, each once: a theme changes nothing but colours, and a width
 * everything else. The page is not loaded again, and ends as it began.
 */
export async function expectAccessibleInEveryLook(page: Page) {
  const before = { theme: await page.locator('html').getAttribute('data-theme'), viewport: page.viewportSize() }
  const show = (theme: string | null) =>
    page.evaluate(async (name) => {
      if (name) document.documentElement.dataset.theme = name
      else delete document.documentElement.dataset.theme
      // Colours that are still changing would be measured half-way.
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
      await Promise.allSettled(changing.map(({ finished }) => finished))
    }, theme)
  for (const [viewport, theme] of [
    [phone, 'dark'],
    [desktop, 'light'],
  ] as const) {
    await page.setViewportSize(viewport)
    await show(theme)
    await expectAccessible(page)
  }
  if (before.viewport) await page.setViewportSize(before.viewport)
  await show(before.theme)
}

export interface Birth {
  month: string
  year: string
}
export const adult: Birth = { month: 'June', year: '1990' }
/** Leaves the question unanswered. */
export const unanswered: Birth = { month: '', year: '' }

/** Answers the question that every user is asked once, after their first sign-in. */
export async function sayBirth(page: Page, { month, year }: Birth) {
  await page.getByLabel('Month').selectOption(month)
  await page.getByLabel('Year').fill(year)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, that’s right' }).click()
}

/** Creates an account on the identity provider's page, from an IP address used by this visitor only. */
export async function createAccount(page: Page, { email, password }: Visitor, { alreadyThere = false } = {}) {
  const address = `10.${randomBytes(3).join('.')}`
  await page.route('**/interaction/*/sign-up', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  )
  if (!alreadyThere) {
    await page.goto('/register')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/**
 * Creates an adult's account and opens the dashboard: by API calls, which is quick, or, if options are given, on the
 * pages as a user would.
 */
export async function signUp(page: Page, visitor: Visitor, onPages?: OnPages) {
  if (onPages) return signUpOnPages(page, visitor, onPages)
  await newAccount(page, visitor)
  await page.goto('/dashboard')
}

interface OnPages {
  /** Whether the sign-up page is open already. */
  alreadyThere?: boolean
  skipFirstRun?: boolean
  birth?: Birth
}

/**
 * Creates an account, states that the user is an adult, and, unless told otherwise, skips the questions of the first
 * run on the dashboard. With another birth it stays on the page this leads to.
 */
async function signUpOnPages(
  page: Page,
  visitor: Visitor,
  { alreadyThere = false, skipFirstRun = true, birth = adult }: OnPages,
) {
  await createAccount(page, visitor, { alreadyThere })
  await page.waitForURL('**/welcome/age')
  if (birth === unanswered) return
  await sayBirth(page, birth)
  if (birth !== adult) return
  await page.waitForURL('**/dashboard')
  if (!skipFirstRun) return
  const firstRun = page.getByRole('region', { name: 'Getting started' })
  await firstRun.getByRole('button', { name: 'Skip all of this' }).click()
  await expect(firstRun).toBeHidden()
}

/**
 * Signs out with the menu in the header, which has the user’s name (or Menu on a phone), and waits for the landing
 * page.
 */
export async function logOut(page: Page, menu = 'User') {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
