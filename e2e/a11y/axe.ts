import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The rules of WCAG 2.2 A and AA that the page breaks as it stands, by axe. All of it is on one origin, so the page
 * itself adds up what was found, where axe would open another page to do so; and what is well is not described. That
 * takes a third of the time.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}
