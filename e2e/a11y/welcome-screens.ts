import type { Page } from '@playwright/test'
import { type Screen, screen } from './screens.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** Screens of a user who has not stated their age. */
export const ageScreens: readonly Screen[] = [
  screen('/welcome/age', async (page) => {
    await page.goto('/welcome/age')
    await page.getByLabel('Month').waitFor()
  }),
  screen('/welcome/age, with what is missing', async (page) => {
    await page.goto('/welcome/age')
    await goOn(page)
    await page.getByText('Choose the month.').waitFor()
  }),
  screen('/welcome/age, is that right?', async (page) => {
    await page.goto('/welcome/age')
    await page.getByLabel('Month').selectOption('June')
    await page.getByLabel('Year').fill('1990')
    await goOn(page)
    await page.getByRole('heading', { name: /Is that right/ }).waitFor()
  }),
]

/** Screens of a teen, whose grown-up is asked between the two, and of the grown-up. */
export const teenScreens: readonly Screen[] = [
  screen('/welcome/grown-up', async (page) => {
    await page.goto('/welcome/grown-up')
    await page.getByLabel('Their email').waitFor()
  }),
  screen('/welcome/grown-up, asked', async (page) => {
    await page.goto('/welcome/grown-up')
    await page.getByLabel('Their email').fill('mother@example.test')
    await page.getByLabel('What they call you').fill('Noor')
    await page.getByRole('button', { name: 'Send the mail' }).click()
    await page.getByRole('heading', { name: 'We’ve asked' }).waitFor()
  }),
  screen('the grown-up’s page', async (page) => {
    await page.goto('/outbox')
    const mail = page.getByRole('article').filter({ hasText: 'See what it keeps, and answer' }).first()
    await mail.getByRole('link').first().click()
    await page.getByRole('button', { name: 'I agree', exact: true }).waitFor()
  }),
]

/** The four questions beside the first line, one after another. */
export const firstRunScreens: readonly Screen[] = ['name', 'themes', 'lines', 'voice'].map((step, at) =>
  screen(`/dashboard, first run, ${step}`, async (page) => {
    await page.goto('/dashboard')
    const card = page.getByRole('region', { name: 'Getting started' })
    if (at > 0) {
      await card.getByText(`Question ${at} of 4`).waitFor()
      await card.getByRole('button', { name: 'Skip', exact: true }).click()
    }
    await card.getByText(`Question ${at + 1} of 4`).waitFor()
  }),
)
