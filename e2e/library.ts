import type { Locator, Page } from '@playwright/test'

type Shelf = 'favourites' | 'collections' | 'sets' | 'own' | 'history'

/** Opens a part of the library. */
export const openShelf = (page: Page, shelf: Shelf) => page.goto(`/library?show=${shelf}`)

export const favourites = (page: Page) => page.getByRole('list', { name: 'Favourites', exact: true })
export const history = (page: Page) => page.getByRole('list', { name: 'History', exact: true })
export const ownLines = (page: Page) => page.getByRole('list', { name: 'In your own words', exact: true })

/** Chooses something from the menu of a line in a list. */
export async function chooseFromMenu(row: Locator, name: 'Add to a collection' | 'Share' | 'Delete') {
  await row.getByRole('button', { name: /^More: / }).press('Enter')
  await row.page().getByRole('menuitem', { name, exact: true }).press('Enter')
}

/** Saves a line of the user's own; their own lines are shown afterwards. */
export async function addOwnLine(page: Page, text: string) {
  await openShelf(page, 'own')
  await page.getByLabel('Your own line').fill(text)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
}
