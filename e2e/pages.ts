import type { Usage } from '@glimmer/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { apiOf } from './api.ts'

/** The card of the current line, whichever it is. */
export const lineCard = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
export const todaysLine = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })
/** The words of today's line. */
export const todaysText = async (page: Page) =>
  (await todaysLine(page).getByRole('paragraph').first().textContent()) ?? ''
export const favouriteButton = (page: Page) => lineCard(page).getByRole('button', { name: 'Favourite', exact: true })
/** Opens the other actions for the current line: its voice, sounds, a recording by the user, a picture to share. */
export async function openMoreWays(page: Page) {
  await lineCard(page).getByRole('button', { name: 'More ways to listen' }).click()
  return page.getByRole('dialog', { name: 'More ways to listen' })
}

/** Chooses a theme of a line to be written, instead of those that are chosen to begin with. */
export async function chooseTheme(composer: Locator, name: string) {
  const themes = composer.getByRole('group', { name: 'What should it be about?' })
  const theme = themes.getByRole('button', { name, exact: true })
  if ((await theme.getAttribute('aria-pressed')) !== 'true') await theme.click()
  for (const other of await themes.getByRole('button', { pressed: true }).allTextContents())
    if (other !== name) await themes.getByRole('button', { name: other, exact: true }).click()
  await expect(themes.getByRole('button', { pressed: true })).toHaveText([name])
}

/** Selects another voice for the current line and later ones. */
export async function chooseVoice(page: Page, voice: string) {
  const more = await openMoreWays(page)
  await more.getByLabel('Voice', { exact: true }).selectOption(voice)
  await page.keyboard.press('Escape')
}

export async function expectVoice(page: Page, voice: string) {
  const more = await openMoreWays(page)
  await expect(more.getByLabel('Voice', { exact: true })).toHaveValue(voice)
  await page.keyboard.press('Escape')
}

/** Expects how much of the month's allowances is used, according to the server. */
export async function expectUsed(page: Page, used: { lines?: number; speech?: number }) {
  const call = await apiOf(page)
  const { affirmations, speech } = await call<Usage>('GET', '/users/usage')
  expect({ lines: affirmations.used, speech: speech.used }).toMatchObject(used)
}

type Shelf = 'favourites' | 'collections' | 'sets' | 'own' | 'history'

/** Opens a part of the library. */
export const openShelf = (page: Page, shelf: Shelf) => page.goto(`/library?show=${shelf}`)

export const favourites = (page: Page) => page.getByRole('list', { name: 'Favourites', exact: true })
export const history = (page: Page) => page.getByRole('list', { name: 'History', exact: true })
export const ownLines = (page: Page) => page.getByRole('list', { name: 'In your own words', exact: true })

/** Presses a button by keyboard once it is enabled: before, the key would be lost. */
export async function pressEnter(button: Locator) {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** Chooses something from the menu of a line in a list. */
export async function chooseFromMenu(row: Locator, name: 'Add to a collection' | 'Share' | 'Delete') {
  await pressEnter(row.getByRole('button', { name: /^More: / }))
  await pressEnter(row.page().getByRole('menuitem', { name, exact: true }))
}

/** Saves a line of the user's own; their own lines are shown afterwards. */
export async function addOwnLine(page: Page, text: string) {
  await openShelf(page, 'own')
  await page.getByLabel('Your own line').fill(text)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
}

type Paid = 'Premium' | 'Pro'

export const choice = (page: Page) => page.getByRole('region', { name: 'Your choice' })

/** Selects a plan and ticks the agreement, on the plans screen. */
export async function agreeTo(page: Page, name: Paid) {
  await page.getByRole('radio', { name }).check()
  await choice(page).getByRole('checkbox').check()
}

/** Selects a plan and opens the checkout page. */
export async function toCheckout(page: Page, name: Paid) {
  await page.goto('/subscription')
  await agreeTo(page, name)
  await choice(page)
    .getByRole('button', { name: /^Subscribe and pay/ })
    .click()
  await expect(page.getByText('Test mode. No money moves.')).toBeVisible()
}

/** Subscribes and pays in the payment sandbox. */
export async function subscribe(page: Page, name: Paid) {
  await toCheckout(page, name)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${name} is yours` })).toBeVisible()
}

/** A response with which a journey stands in for the server's error. */
export const problem = (status: number, body: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Trouble', status, ...body }),
})
