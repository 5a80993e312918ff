import { randomBytes, randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { axeViolations } from './a11y/axe.ts'
import { startProduct } from './product.ts'

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

export interface Visitor {
  email: string
  password: string
}

interface Journey {
  /** Fails the journey at its end when a page reported a fault: a script error, a policy violation, a console error. */
  faults: string[]
  visitor: Visitor
  /** The theme the visitor chose before; without one, Glimmer's own. */
  theme: 'dark' | 'light' | undefined
  /** What is set in a product of the journey's own; without any, the one that all journeys share. */
  settings: Record<string, string> | undefined
}

declare global {
  interface Window {
    reportViolation?: (violation: string) => void
  }
}

/** What a person would never see but must not happen. A 401 on the way out is the browser's own line, not a fault. */
async function watch(page: Page, faults: string[]) {
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
    if (theme) await page.addInitScript((dark) => localStorage.setItem('darkMode', String(dark)), theme === 'dark')
    await use(page)
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      await watch(page, faults)
      await use(faults)
      expect(faults, 'nothing went wrong behind the page').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ browserName: _ }, use) =>
    use({ email: `${randomUUID()}@example.test`, password: 'four plain warm words' }),
})

export { expect }

/** A browser writes into its console what it was refused; where a journey meant that, it is no fault of the page. */
export function ignoreFaults(faults: string[], ...meant: string[]) {
  const others = faults.filter((fault) => !meant.some((part) => fault.includes(part)))
  faults.splice(0, faults.length, ...others)
}

/** As `ignoreFaults`, of all that could not be loaded: offline that is as it should be. */
export const ignoreNetworkFaults = (faults: string[]) => ignoreFaults(faults, 'Failed to load resource', 'net::ERR_')

/** No accessibility fault on the page as it stands (axe, WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page) {
  // Half faded away, the splash is neither there nor gone.
  await page.waitForFunction(() => {
    const splash = document.querySelector('.splash')
    return !splash?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  })
  expect(await axeViolations(page)).toEqual([])
}

/** Signs up on the provider's own page, from an address of their own, and comes back to the dashboard. */
export async function signUp(page: Page, { email, password }: Visitor, { alreadyThere = false } = {}) {
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
  await page.getByRole('checkbox', { name: /13 or over/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
}

/** Signs out by the menu in the header, which is called Menu on a phone, and comes to the start. */
export async function logOut(page: Page, menu: 'User' | 'Menu' = 'User') {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
