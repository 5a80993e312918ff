import type { Locator, Page } from '@playwright/test'
import { desktop, expect, expectAccessible, ignoreFaults, phone, signUp, test } from '#fixtures.ts'
import { addOwnLine, chooseTheme, expectUsed, ownLines } from '#pages.ts'

const crisisWords = 'I want to die and I mean it'
const doubtfulWords = 'I feel numb and empty these days'
const card = (page: Page) => page.getByRole('dialog', { name: /You deserve to talk to a person/ })

async function expectHelpCard(page: Page) {
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
  await expect(card(page).getByRole('link', { name: 'Call 999' })).toBeVisible()
  await expect(card(page).getByText('Not yet compared with their owners’ pages.')).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Leave this page quickly' })).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'I’m okay, carry on gently' }).click()
}

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

async function showIn(page: Page, theme: string, viewport: typeof phone) {
  await page.setViewportSize(viewport)
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

test.use({ theme: 'dark', viewport: phone })

test('shows help lines before a gentle line, which is not counted, on a heavy day', async ({ page, visitor }) => {
  await signUp(page, visitor)

  await test.step('the heaviest mood shows the help card before a line is written', async () => {
    await page.getByRole('button', { name: 'Write me a line' }).click()
    await page.getByRole('button', { name: 'Heavy', exact: true }).click()
    const kindly = page.getByRole('dialog', { name: 'I’m sorry it’s a heavy day.' })
    await expect(kindly.getByRole('link', { name: 'Call Samaritans' })).toHaveAttribute('href', 'tel:116123')
    await kindly.getByText('More ways to talk to someone').click()
    await expect(kindly.getByRole('link', { name: 'Call 999' })).toBeVisible()
    await expectAccessible(page)
    await kindly.getByRole('button', { name: 'Carry on gently' }).click()
  })

  await test.step('carrying on brings a gentle curated line, which is not counted', async () => {
    const composer = page.getByRole('dialog', { name: 'Write me a line' })
    await chooseTheme(composer, 'Calm')
    await composer.getByRole('button', { name: 'Write my line' }).click()
    await expect(composer).toBeHidden()
    const line = page.getByRole('region', { name: 'Your affirmation' })
    await expect(line.getByText('Picked for you')).toBeVisible()
    await expectUsed(page, { lines: 0 })
  })
})

test('shows a help line after words of distress, and the help card after words of a crisis', async ({
  page,
  visitor,
  faults,
}) => {
  await signUp(page, visitor)
  const strip = page.getByText('If things are hard right now, someone is there to listen.')

  await test.step('in a note', async () => {
    await page.getByRole('button', { name: 'Write me a line' }).click()
    const composer = page.getByRole('dialog', { name: 'Write me a line' })
    await chooseTheme(composer, 'Calm')
    await composer.getByText('Make it more yours').click()
    await composer.getByLabel('A note for the writer').fill(doubtfulWords)
    await composer.getByRole('button', { name: 'Write my line' }).click()
    await expect(composer).toBeHidden()
    await expect(page.getByRole('region', { name: 'Your affirmation' }).getByText('Picked for you')).toBeVisible()
    await expect(strip).toBeVisible()
    await expect(page.getByRole('link', { name: 'Samaritans: 116 123' })).toHaveAttribute('href', 'tel:116123')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hide this' }).click()
    await expect(strip).toBeHidden()
  })

  await test.step('in a line of their own, which is kept as it is written', async () => {
    await addOwnLine(page, doubtfulWords)
    await expect(strip).toBeVisible()
    await expect(ownLines(page).getByText(doubtfulWords)).toBeVisible()
    await expectUsed(page, { lines: 0 })
  })

  await test.step('words of a crisis in a note bring the help card, and no line', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Write me a line' }).click()
    const composer = page.getByRole('dialog', { name: 'Write me a line' })
    await chooseTheme(composer, 'Calm')
    await composer.getByText('Make it more yours').click()
    await composer.getByLabel('A note for the writer').fill(crisisWords)
    await composer.getByRole('button', { name: 'Write my line' }).click()
    await expectHelpCard(page)
    await expect(composer.getByLabel('A note for the writer')).toHaveValue(crisisWords)
    await composer.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('in a line of their own, which is not kept', async () => {
    await page.goto('/library?show=own')
    await page.getByLabel('Your own line').fill(crisisWords)
    await expect(page.getByRole('button', { name: 'See who you can talk to' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep it', exact: true }).click()
    await expectHelpCard(page)
    await expect(page.getByLabel('Your own line')).toHaveValue(crisisWords)
    await page.reload()
    await expect(page.getByText(crisisWords)).toHaveCount(0)
  })

  await test.step('in lines they bring: the others are saved, and help is shown', async () => {
    await page.getByRole('button', { name: 'Bring your lines' }).click()
    await page.getByLabel('Paste your lines').fill(`I end my life tonight\nI walk home slowly`)
    await page.getByRole('button', { name: 'See them first' }).click()
    await expect(page.getByRole('button', { name: 'See who you can talk to' })).toBeVisible()
    await page.getByRole('button', { name: 'Save 1 line', exact: true }).click()
    await expectHelpCard(page)
    await expect(ownLines(page).getByText('I walk home slowly')).toBeVisible()
    await expect(ownLines(page).getByText('I end my life tonight')).toBeHidden()
  })

  ignoreFaults(faults, 'status of 422')
})

test('the help card works by keyboard and names each part, in both themes, on a phone and a desk', async ({
  page,
  visitor,
  faults,
}) => {
  await signUp(page, visitor)
  await page.goto('/library?show=own')
  const field = page.getByLabel('Your own line')
  const keep = page.getByRole('button', { name: 'Keep it', exact: true })
  const close = card(page).getByRole('button', { name: 'Close', exact: true })
  const openCard = async () => {
    await field.focus()
    await expect(keep).toBeEnabled()
    await tabTo(page, keep)
    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
  }
  await field.fill(crisisWords)

  for (const viewport of [phone, desktop])
    for (const theme of ['light', 'dark'])
      await test.step(`${theme}, ${viewport.width} wide`, async () => {
        await showIn(page, theme, viewport)
        await openCard()
        await expect(card(page)).toMatchAriaSnapshot(`
          - heading "It sounds like things are really hard. You deserve to talk to a person." [level=2]
          - button "Close"
          - paragraph: /A program read them/
          - link "Leave this page quickly"
          - list:
            - listitem:
              - strong: In danger now
              - link "Call 999"
            - listitem:
              - link "Call 111"
            - listitem:
              - link "Call 116 123"
            - listitem:
              - link "Text SHOUT to 85258"
            - listitem:
              - link "Call 0800 1111"
          - paragraph: /Numbers for the United Kingdom/
          - button "A gentle line"
          - button "That’s not what I meant"
          - button "This is for a friend"
          - button "I’m okay, carry on gently"
        `)
        await expectAccessible(page)
        for (const part of await card(page).getByRole('link').or(card(page).getByRole('button')).all()) {
          await expect(part).toBeFocused()
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press('Escape')
        await expect(card(page)).toBeHidden()
        await expect(keep).toBeFocused()
        await expect(field).toHaveValue(crisisWords)
      })

  await test.step('the gentle line and the card for a friend take the focus', async () => {
    await openCard()
    await tabTo(page, card(page).getByRole('button', { name: 'A gentle line' }))
    await page.keyboard.press('Enter')
    await expect(card(page).locator('p:focus')).toHaveText(/./)
    await tabTo(page, card(page).getByRole('button', { name: 'This is for a friend' }))
    await page.keyboard.press('Enter')
    const friends = page.getByRole('dialog', { name: 'You’re worried about somebody.' })
    await expect(friends.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
    await expect(friends.getByRole('heading')).toBeInViewport()
    await expectAccessible(page)
    await tabTo(page, friends.getByRole('button', { name: 'Back' }))
    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
  })

  await test.step('words that were misread are saved', async () => {
    await tabTo(page, card(page).getByRole('button', { name: 'That’s not what I meant' }))
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeHidden()
    await expect(ownLines(page).getByText(crisisWords)).toBeVisible()
  })
  ignoreFaults(faults, 'status of 422')
})
