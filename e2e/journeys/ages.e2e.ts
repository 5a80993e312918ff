import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, phone, signUp, test, unanswered } from '#fixtures.ts'
import { pressEnter, todaysLine } from '#pages.ts'

test.use({ viewport: { ...phone, width: 320 }, theme: 'dark' })

/** Opens the newest link to the parent's page in the outbox, which may also hold other users' mails. */
async function openMail(page: Page, link: string) {
  await page.goto('/outbox')
  const mail = page.getByRole('article').filter({ hasText: link }).first()
  await mail.getByRole('link').first().click()
}

test('an adult enters their month of birth by keyboard, and corrects it later', async ({ page, visitor }) => {
  await signUp(page, visitor, { birth: unanswered })
  const keyboard = page.keyboard
  await test.step('nothing is set beforehand, and what is missing is named', async () => {
    await expect(page.getByText('We ask everyone.', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Month')).toHaveValue('')
    await expect(page.getByLabel('Year')).toHaveValue('')
    await pressEnter(page.getByRole('button', { name: 'Continue', exact: true }))
    await expect(page.getByText('Choose the month.')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByLabel('Month').focus()
  await keyboard.type('June')
  await keyboard.press('Tab')
  await keyboard.type('1990')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'June 1990. Is that right?' })).toBeFocused()
  await expectAccessible(page)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(todaysLine(page)).toBeVisible()

  await test.step('what was said by mistake is corrected to younger in the settings', async () => {
    await page.goto('/profile#about-you')
    await page.getByRole('link', { name: 'Correct my age' }).click()
    await page.getByLabel('Month', { exact: true }).selectOption('June')
    await page.getByLabel('Year').fill('2011')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, that’s right' }).click()
    await expect(page.getByRole('heading', { name: 'Ask a grown-up' })).toBeVisible()
  })
})

test('a teen asks a parent, who agrees and later withdraws the agreement', async ({ page, visitor, faults }) => {
  await signUp(page, visitor, { birth: { month: 'March', year: '2012' } })

  await test.step('the way in says whom to ask, and what is open until then', async () => {
    await expect(page.getByRole('heading', { name: 'Ask a grown-up' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Their email').fill(visitor.email)
    await page.getByLabel('What they call you').fill('Noor')
    await page.getByRole('button', { name: 'Send the mail' }).click()
    await expect(page.getByText('Please give a grown-up’s own address, not the one you sign in with.')).toBeVisible()
    await page.getByLabel('Their email').fill(`mother.${visitor.email}`)
    await page.getByRole('button', { name: 'Send the mail' }).click()
    await expect(page.getByRole('heading', { name: 'We’ve asked' })).toBeFocused()
    await expect(page.getByText('The mail went to m•••@example.test')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('today’s line is open; what is kept leads back to the question', async () => {
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(todaysLine(page)).toBeVisible()
    await todaysLine(page).getByRole('button', { name: 'Favourite', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'We’ve asked' })).toBeVisible()
  })

  const mother = await page.context().newPage()
  await test.step('her page needs no script, and agreeing takes both ticks', async () => {
    await openMail(mother, 'See what it keeps, and answer')
    await expect(mother.getByRole('heading', { level: 1 })).toHaveText('May “Noor” use Glimmer?')
    await expect(mother.locator('script')).toHaveCount(0)
    await expectAccessible(mother)
    await mother.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(mother.getByRole('alert')).toHaveText(/Please tick both to agree/)
    await mother.getByLabel('I am 18 or over.').check()
    await mother.getByLabel('I am their parent or guardian.').check()
    await mother.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(mother.getByText('A mail with a link to take it back is on its way.')).toBeVisible()
  })

  await test.step('everything opens, and what is for adults is not in sight', async () => {
    await page.reload()
    await expect(page.getByText('Your grown-up said yes. Everything is open now.')).toBeVisible()
    await page.goto('/profile#looked-after')
    await expect(page.getByRole('region', { name: 'Looked after' })).toContainText('No grown-up can see anything')
    await expect(page.getByRole('region', { name: 'Your plan' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
    await page.goto('/profile#voice')
    const voices = page.getByRole('region', { name: 'Voice', exact: true })
    await expect(voices.getByText('Clara', { exact: true })).toBeVisible()
    await expect(page.getByText(/With Premium|Free plan/)).toHaveCount(0)
  })

  await test.step('the link in the second mail takes it back, and the teen is told', async () => {
    await openMail(mother, 'Take it back')
    await expectAccessible(mother)
    await mother.getByRole('button', { name: 'Take it back' }).click()
    await expect(mother.getByText('They will be told.')).toBeVisible()
    await page.goto('/welcome/grown-up')
    await expect(page.getByRole('heading', { name: 'The agreement was taken back' })).toBeVisible()
    await expect(page.getByText(/the account closes on \d+ \w+ unless a grown-up/)).toBeVisible()
  })
  // The browser logs every refusal to its console; these are intended.
  ignoreFaults(faults, '422', '403')
})

test('a twelve-year-old is refused with help lines, and again at the next sign-up', async ({
  page,
  visitor,
  faults,
}) => {
  await signUp(page, visitor, { birth: { month: 'June', year: '2015' } })
  const thanks = page.getByRole('heading', { name: 'Thank you for telling us' })
  await expect(thanks).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 0800 1111' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.goto('/register')
  await expect(thanks).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'darkMode'))).toEqual([
    'glimmer.not-yet',
  ])
  ignoreFaults(faults, '403', '401')
})
