import type { Locator, Page } from '@playwright/test'
import { collectHighlightedWords } from '#audio.ts'
import { desktop, expect, expectAccessible, logOut, signUp, test } from '#fixtures.ts'
import { chooseTheme, favourites, history, lineCard, openShelf, todaysLine } from '#pages.ts'

test.use({ viewport: desktop, theme: 'dark', contextOptions: { reducedMotion: 'no-preference' } })

const favourite = (place: Locator) => place.getByRole('button', { name: 'Favourite', exact: true }).first()

async function choose(page: Page) {
  await page.getByRole('button', { name: 'Write me a line' }).click()
  const composer = page.getByRole('dialog', { name: 'Write me a line' })
  await composer.getByRole('button', { name: 'Steady', exact: true }).click()
  await expect(composer.getByText('Uses one of your 10 left this month.')).toBeVisible()
  // Today's theme is chosen already.
  await expect(
    composer.getByRole('group', { name: 'What should it be about?' }).getByRole('button', { pressed: true }),
  ).toHaveCount(1)
  await chooseTheme(composer, 'Focus')
  await composer.getByText('Make it more yours').click()
  await composer.getByRole('button', { name: 'A busy day' }).click()
  await expectAccessible(page)
  await composer.getByRole('button', { name: 'Write my line' }).click()
  await expect(composer).toBeHidden()
}

/** Plays the current line and returns the words that were lit, in order. */
async function hear(page: Page): Promise<string[]> {
  const line = lineCard(page)
  const words = await collectHighlightedWords(page)
  await line.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(line.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect.poll(async () => (await words.jsonValue()).length).toBeGreaterThanOrEqual(3)
  return words.jsonValue()
}

test('a new user signs up, gets a line, hears it and makes it a favourite', async ({ page, visitor }) => {
  await test.step('the landing page leads to signing up', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurture Your Wellbeing with Daily Affirmations')
    await page.getByRole('link', { name: 'Get Started Free' }).click()
  })

  await test.step('the account page takes an address and a password', async () => {
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page.getByText('Join Glimmer for daily affirmations')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expectAccessible(page)
    await signUp(page, visitor, { alreadyThere: true })
  })

  await test.step("today's affirmation is there", async () => {
    await expect(todaysLine(page)).toBeVisible()
  })

  const text = await test.step('a line is written for what was chosen', async () => {
    await choose(page)
    const line = page.getByRole('region', { name: 'Your affirmation' })
    await expect(line.getByText('Focus')).toBeVisible()
    await expect(line.getByText('Picked for you')).toBeVisible()
    return (await line.getByRole('paragraph').first().textContent()) ?? ''
  })

  await test.step('it is heard, each word lit as it is said', async () => {
    const lit = await hear(page)
    const places = lit.map((word) => text.indexOf(word))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  await test.step('it is made a favourite, and is in the favourites and in the history', async () => {
    const kept = page.waitForResponse((response) => response.url().endsWith('/favorite'))
    await favourite(lineCard(page)).click()
    await kept
    await expect(favourite(lineCard(page))).toHaveAttribute('aria-pressed', 'true')
    for (const [shelf, list] of [
      ['favourites', favourites(page)],
      ['history', history(page)],
    ] as const) {
      await openShelf(page, shelf)
      await expect(list.getByText(text)).toBeVisible()
    }
  })

  await test.step('after a reload the person is signed in and everything is there', async () => {
    await page.reload()
    await expect(history(page).getByText(text)).toBeVisible()
    await page.goto('/dashboard')
    await expect(todaysLine(page)).toBeVisible()
    await page.goto('/profile#your-plan')
    const plan = page.getByRole('region', { name: 'Your plan' })
    for (const used of ['1 of 10', '1 of 5']) await expect(plan.getByText(used, { exact: true })).toBeVisible()
  })

  await test.step('signing out leads to the landing page, and no screen opens without signing in', async () => {
    await logOut(page)
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})
