import { randomBytes, randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export interface Visitor {
  email: string
  password: string
}

interface Journey {
  /** Fails the journey at its end when a page reported a fault: a script error, a policy violation, a console error. */
  faults: string[]
  visitor: Visitor
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
  baseURL: async ({ browserName: _ }, use) => use(process.env.GLIMMER_URL ?? ''),
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

/** A browser writes into its console what it could not load; offline that is no fault of the page. */
export const forgiveTheNetwork = (faults: string[]) => {
  const others = faults.filter((fault) => !/Failed to load resource|net::ERR_/.test(fault))
  faults.splice(0, faults.length, ...others)
}

/** No accessibility fault on the page as it stands (axe, WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page) {
  // Half faded away, the splash is neither there nor gone.
  await page.waitForFunction(() => {
    const splash = document.querySelector('.splash')
    return !splash?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([])
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
