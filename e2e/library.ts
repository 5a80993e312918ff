import type { Page } from '@playwright/test'

type Shelf = 'favourites' | 'collections' | 'sets' | 'own' | 'history'

/** Goes to a part of the library. */
export const openShelf = (page: Page, shelf: Shelf) => page.goto(`/library?show=${shelf}`)

export const favourites = (page: Page) => page.getByRole('list', { name: 'Favourites', exact: true })
export const history = (page: Page) => page.getByRole('list', { name: 'History', exact: true })
export const ownLines = (page: Page) => page.getByRole('list', { name: 'In your own words', exact: true })

/** Writes a line in one's own words and saves it: it is among the person's own lines then, which are shown. */
export async function addOwnLine(page: Page, text: string) {
  await openShelf(page, 'own')
  await page.getByLabel('Your own line').fill(text)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
}
