import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, phone, signUp, test } from '#fixtures.ts'

const cry = 'I want to die and I mean it'
const card = (page: Page) => page.getByRole('dialog', { name: /You deserve to talk to a person/ })

async function expectPeopleFirst(page: Page) {
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
  await expect(card(page).getByRole('link', { name: 'Call 999' })).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'I’m okay, carry on gently' }).click()
}

test.use({ theme: 'dark', viewport: phone })

test('on a hard day people come first, then a gentle line, and nothing is for sale', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible()

  await test.step('the heaviest face shows the card before anything is written', async () => {
    await page.getByRole('button', { name: 'New affirmation' }).click()
    await page.getByRole('button', { name: 'Heavy', exact: true }).click()
    await expectPeopleFirst(page)
  })

  await test.step('carrying on brings a gentle line that was chosen, free', async () => {
    const composer = page.getByRole('dialog', { name: 'New affirmation' })
    await composer.getByRole('button', { name: 'Calm', exact: true }).click()
    await composer.getByRole('button', { name: 'Write my line' }).click()
    await expect(composer).toBeHidden()
    const line = page.getByRole('region', { name: 'Your affirmation' })
    await expect(line.getByText('Chosen for you')).toBeVisible()
    await expect(page.getByText('0 of 10')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See plans' })).toBeHidden()
  })
})

test('words that ask for people stop the writing, wherever they are written', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)

  await test.step('in a note', async () => {
    await page.getByRole('button', { name: 'New affirmation' }).click()
    const composer = page.getByRole('dialog', { name: 'New affirmation' })
    await composer.getByRole('button', { name: 'Calm', exact: true }).click()
    await composer.getByText('Make it more yours').click()
    await composer.getByLabel('A note for the writer').fill(cry)
    await composer.getByRole('button', { name: 'Write my line' }).click()
    await expectPeopleFirst(page)
    await expect(composer.getByLabel('A note for the writer')).toHaveValue('')
    await composer.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('0 of 10')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See plans' })).toBeHidden()
  })

  await test.step('in a line of their own', async () => {
    await page.getByLabel('Your own line').fill(cry)
    await expect(page.getByRole('button', { name: 'See who is there' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep it', exact: true }).click()
    await expectPeopleFirst(page)
    await page.reload()
    await expect(page.getByText(cry)).toHaveCount(0)
  })

  ignoreFaults(faults, 'status of 422')
})
