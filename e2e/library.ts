import type { Page } from '@playwright/test'

type Shelf = 'favourites' | 'collections' | 'sets' | 'own' | 'history'

/** Opens a part of the library. */
export const openShelf = (page: Page, shelf: Shelf) => page.goto(`/library?show=${shelf}`)

export const favourites = (page: Page) => page.getByRole('list', { name: 'Favourites', exact: true })
export const history = (page: Page) => page.getByRole('list', { name: 'History', exact: true })
export const ownLines = (page: Page) => page.getByRole('list', { name: 'In your own words', exact: true })

/** Saves a line of the user's own; their own lines are shown afterwards. */
export async function addOwnLine(page: Page, text: string) {
  await openShelf(page, 'own')
  await page.getByLabel('Your own line').fill(text)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
}
