import type { Page } from '@playwright/test'

/** The card of the current line, whichever it is. */
export const lineCard = (page: Page) => page.getByRole('region', { name: /affirmation$/ })
export const todaysLine = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })
export const favouriteButton = (page: Page) => lineCard(page).getByRole('button', { name: 'Favourite', exact: true })
