import type { Page } from '@playwright/test'
import { lineCard } from '#dashboard.ts'
import { expect, expectAccessible, phone, signUp, test } from '#fixtures.ts'
import { history, openShelf, ownLines } from '#library.ts'

const feedback = (page: Page) => page.getByRole('region', { name: 'How does it sit with you?' })
const panel = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })

test.use({ theme: 'light', viewport: phone })

test('a line answered with "too much" is replaced by a gentler one, and later lines are gentler too', async ({
  page,
  visitor,
}) => {
  await signUp(page, visitor)
  await expect(panel(page, 'How lines find you')).toContainText('You begin with lines that give permission')

  await test.step('the line says who chose it and how it was written', async () => {
    await expect(lineCard(page).getByText(/^Chosen for you\. /)).toBeVisible()
  })

  const text = await test.step('"too much" offers a gentler line in place', async () => {
    await feedback(page)
      .getByRole('button', { name: /^Too much/ })
      .click()
    await expect(feedback(page).getByRole('button', { name: /^Too much/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(feedback(page).getByText('Thank you for saying so.')).toBeVisible()
    const gentler = feedback(page).getByRole('blockquote')
    await expect(gentler).toBeVisible()
    await expectAccessible(page)
    return (await gentler.textContent()) ?? ''
  })

  await test.step('it becomes the current line when wanted, is not counted, and the level is described in words', async () => {
    await feedback(page).getByRole('button', { name: 'Read this one' }).click()
    await expect(lineCard(page).getByText(text)).toBeVisible()
    await expect(lineCard(page)).toBeFocused()
    await expect(page.getByText('0 of 10')).toBeVisible()
    await expect(panel(page, 'How lines find you')).toContainText('lines that notice, and ask for nothing')
    await expectAccessible(page)
  })

  await test.step('the number keys answer, and an answer can be changed', async () => {
    await page.keyboard.press('1')
    await expect(feedback(page).getByRole('button', { name: /^True/ })).toHaveAttribute('aria-pressed', 'true')
    const kept = page.waitForResponse((response) => response.request().postData()?.includes('not-quite') ?? false)
    await page.keyboard.press('2')
    await expect(feedback(page).getByRole('button', { name: /^Not quite/ })).toHaveAttribute('aria-pressed', 'true')
    await kept
    await openShelf(page, 'history')
    await history(page).getByRole('button', { name: text }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Not quite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test('values are chosen and explained, and offered first when a line is asked for', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await page.getByRole('button', { name: 'Choose up to five' }).click()
  const editor = page.getByRole('dialog', { name: 'What matters to you' })
  for (const value of ['Rest', 'Humour']) await editor.getByRole('button', { name: value, exact: true }).click()
  await editor.getByLabel('Why rest?').fill('Sunday mornings with the radio on')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Keep these' }).click()
  await expect(editor).toBeHidden()
  await expect(panel(page, 'What matters to you')).toContainText('Sunday mornings with the radio on')

  await page.getByRole('button', { name: 'New affirmation' }).click()
  const composer = page.getByRole('dialog', { name: 'New affirmation' })
  await composer.getByText('Make it more yours').click()
  const offered = composer.getByRole('group', { name: 'What matters to you here?' }).getByRole('button')
  await expect(offered.first()).toHaveText('Rest')
  await expect(offered.nth(1)).toHaveText('Humour')
  await expectAccessible(page)
})

test('a line of one’s own is commented on when it may be hard to believe, and can be saved all the same', async ({
  page,
  visitor,
}) => {
  await signUp(page, visitor)
  await openShelf(page, 'own')
  await page.getByLabel('Your own line').fill('I am confident in the mornings')
  await expect(page.getByText('This may be hard to believe on a low day')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(ownLines(page).getByText('I am confident in the mornings')).toBeVisible()
})
