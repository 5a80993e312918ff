import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  ignoreFaults,
  signUp,
  test,
} from '#fixtures.ts'
import { addOwnLine, openShelf, ownLines, todaysLine } from '#pages.ts'

const line = 'I keep the kettle company on slow mornings'

const exportSection = (page: Page) => page.getByRole('region', { name: 'Take it with you', exact: true })
const deleteSection = (page: Page) => page.getByRole('region', { name: 'Delete account', exact: true })
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?', exact: true })

test.use({ theme: 'dark', viewport: desktop })

test('exports all data, deletes the account, and lets the address sign up again', async ({
  page,
  context,
  visitor,
  faults,
}) => {
  // Two sign-ups, a second tab and every screen in between take more time than other journeys.
  test.slow()
  await signUp(page, visitor)
  await addOwnLine(page, line)
  await expect(ownLines(page).getByText(line)).toBeVisible()

  await test.step('an export that fails says that nothing was saved', async () => {
    await page.goto('/profile#your-data')
    await page.route('**/api/users/export', (route) => route.abort(), { times: 1 })
    await exportSection(page).getByRole('button', { name: 'Export my data', exact: true }).click()
    await expect(exportSection(page).getByRole('status')).toContainText('Nothing was saved.')
    ignoreFaults(faults, 'ERR_FAILED')
  })

  const exported = await test.step('at the next try, one archive holds all data of the person', async () => {
    const saving = page.waitForEvent('download')
    await exportSection(page).getByRole('button', { name: 'Try the export again', exact: true }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^glimmer-\d{4}-\d\d-\d\d\.zip$/)
    await expect(exportSection(page).getByRole('status')).toContainText('It’s complete.')
    const files = unzipSync(await readFile(await saved.path()))
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(read('affirmations.json'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: line })]),
    )
    expect(read('profile.json')).toContain(visitor.email)
    expect(read('README.txt')).toContain('affirmations.json')
    expect(read('sign-in.json')).toContain(visitor.email)
    return saved.path()
  })

  await test.step('the confirmation can be closed without deleting anything', async () => {
    await deleteSection(page).getByRole('button', { name: 'Delete account', exact: true }).click()
    await expect(confirmation(page)).toContainText('your sign-in: your email and password')
    await expect(confirmation(page).getByRole('button', { name: 'Export my data', exact: true })).toBeVisible()
    await expectAccessible(page)
    await confirmation(page).getByRole('button', { name: 'Keep my account', exact: true }).click()
    await expect(confirmation(page)).toBeHidden()
  })

  const elsewhere = await context.newPage()
  await elsewhere.goto('/profile#your-data')
  await expect(exportSection(elsewhere)).toBeVisible()

  await test.step('two presses delete the account, in every tab', async () => {
    await deleteSection(page).getByRole('button', { name: 'Delete account', exact: true }).click()
    let answer = () => {}
    const held = new Promise<void>((go) => {
      answer = go
    })
    await page.route('**/api/users/account', async (route) => {
      await held
      await route.continue()
    })
    await confirmation(page).getByRole('button', { name: 'Delete everything', exact: true }).click()
    await expect(confirmation(page).getByText('Deleting everything. This takes a moment.')).toBeVisible()
    await expect(confirmation(page).getByRole('button', { name: 'Export my data', exact: true })).toBeHidden()
    // Twice, because a browser lets a page prevent only the first one.
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
    await expect(confirmation(page).getByText('Deleting everything. This takes a moment.')).toBeVisible()
    answer()
    await page.waitForURL('**/goodbye')
    await expect(page.getByRole('heading', { name: 'Your account is deleted.', exact: true })).toBeVisible()
    await expect(page.getByText('You’re welcome back any time.')).toBeVisible()
    await expectAccessible(page)
    await elsewhere.waitForURL('**/login')
    await elsewhere.close()
  })

  await test.step('the confirmation is still there after a reload, and nothing of the person is left in the browser', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your account is deleted.', exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['darkMode'])
  })

  await test.step('the old password no longer signs in', async () => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Email').fill(visitor.email)
    await page.getByLabel('Password', { exact: true }).fill(visitor.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    ignoreFaults(faults, 'status of 422')
  })

  await test.step('the same address can sign up again, and starts empty', async () => {
    await signUp(page, visitor)
    await expect(todaysLine(page)).toBeVisible()
    await expect(page.getByText(line)).toBeHidden()
  })

  await test.step('the archive brings their lines back, once', async () => {
    const bring = async () => {
      await page.getByRole('button', { name: 'Bring your lines', exact: true }).click()
      await page.getByLabel('Choose a file').setInputFiles(exported)
    }
    await openShelf(page, 'own')
    await bring()
    await expect(page.getByRole('list', { name: 'Lines to save' }).getByText(line)).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Save 1 line', exact: true }).click()
    await expect(ownLines(page).getByText(line)).toBeVisible()
    await bring()
    await expect(page.getByText('You have all of these already.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden()
  })
})
