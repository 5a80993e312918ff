import type { Page } from '@playwright/test'

/** The card of the current line, whichever it is. */
export const lineCard = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
export const todaysLine = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })
export const favouriteButton = (page: Page) => lineCard(page).getByRole('button', { name: 'Favourite', exact: true })
export const history = (page: Page) => page.getByRole('list', { name: 'History' })

/** Writes a line in one's own words and saves it; it is the current line then, and in the history. */
export async function addOwnLine(page: Page, text: string) {
  await page.getByLabel('Your own line').fill(text)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
}
