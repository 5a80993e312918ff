import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInEveryLook, ignoreFaults, phone, signUp, test } from '#fixtures.ts'
import { expectUsed, lineCard, openShelf, ownLines, todaysLine } from '#pages.ts'

const feedback = (page: Page) => page.getByRole('region', { name: 'How does that feel?' })
/** A section of the settings, by its heading. */
const part = (page: Page, name: string) =>
  page.locator('div').filter({ has: page.locator(':scope > h3', { hasText: name }) })

test.use({ theme: 'light', viewport: phone })

test('follows what a user says of lines: another one, values, and a remark', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)
  const words = () => lineCard(page).getByRole('paragraph').first().textContent()
  const answer = (name: string) => feedback(page).getByRole('button', { name, exact: true })

  const other = await test.step('"Not quite" brings another line, which is today’s from then on', async () => {
    const first = await words()
    await answer('Not quite').click()
    await expect(feedback(page).getByRole('status')).toHaveText('Here’s another one, free.')
    await expect(todaysLine(page)).toBeFocused()
    await expectAccessibleInEveryLook(page)
    const second = await words()
    expect(second).not.toBe(first)
    await page.reload()
    await expect(todaysLine(page)).toContainText(second ?? '')
    return second
  })

  await test.step('it brings one once; "Too much" brings a gentler one', async () => {
    await answer('Not quite').click()
    await expect(feedback(page).getByRole('status')).toHaveText('Thank you. You’ll have a new line tomorrow.')
    // The browser itself logs the refusal to its console.
    ignoreFaults(faults, '409')
    await answer('Too much').click()
    await expect(feedback(page).getByRole('status')).toHaveText('Here’s another one, free.')
    await expect(todaysLine(page)).not.toContainText(other ?? '')
  })

  await test.step('the number keys answer, and an answer is there after a reload', async () => {
    await todaysLine(page).focus()
    const kept = page.waitForResponse((response) => response.request().postData()?.includes('true') ?? false)
    await page.keyboard.press('1')
    await expect(answer('Feels true')).toHaveAttribute('aria-pressed', 'true')
    await kept
    await page.reload()
    await expect(answer('Feels true')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('Settings say in words where the answers have led, and nothing was counted', async () => {
    await expectUsed(page, { lines: 0 })
    await page.goto('/profile#your-lines')
    await expect(part(page, 'Why you see these')).toContainText('lines that notice, and ask for nothing')
  })

  await test.step('values are saved with reasons, and offered first for a new line', () => chooseValues(page))

  await test.step('a line that may be hard to believe is commented on, and saved', async () => {
    await openShelf(page, 'own')
    await page.getByLabel('Your own line').fill('I am always confident in the mornings')
    await expect(page.getByText('Words like “always” and “never”')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep it', exact: true }).click()
    await expect(ownLines(page).getByText('I am always confident in the mornings')).toBeVisible()
  })
})

async function chooseValues(page: Page) {
  await page.getByRole('button', { name: 'Choose up to five' }).click()
  const editor = page.getByRole('dialog', { name: 'What matters to you' })
  for (const value of ['Rest', 'Humour']) await editor.getByRole('button', { name: value, exact: true }).click()
  await editor.getByLabel('Why rest?').fill('Sunday mornings with the radio on')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Keep these' }).click()
  await expect(editor).toBeHidden()
  await expect(part(page, 'What matters to you')).toContainText('Sunday mornings with the radio on')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Write me a line' }).click()
  const composer = page.getByRole('dialog', { name: 'Write me a line' })
  await composer.getByText('Make it more yours').click()
  const offered = composer.getByRole('group', { name: 'What matters to you here?' }).getByRole('button')
  await expect(offered.first()).toHaveText('Rest')
  await expect(offered.nth(1)).toHaveText('Humour')
  await expectAccessible(page)
}
