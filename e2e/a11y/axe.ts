import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The rules of WCAG 2.2 A and AA that axe finds violated on the page. Two options cut the time to a third: legacy mode,
 * which opens no second page to merge the results of frames (there are none from other origins), and reporting only
 * violations.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}
