import type { Page } from '@playwright/test'
import { giveDeviceVoice, keepSounds, testWithMicrophone as test } from '#audio.ts'
import { expect, expectAccessible, phone, signUp } from '#fixtures.ts'
import { chooseVoice, expectUsed, expectVoice, lineCard, openMoreWays } from '#pages.ts'

const ownVoice = (page: Page) => page.getByRole('region', { name: 'Your own voice' })
const keepsCopy = (page: Page) => ownVoice(page).getByRole('switch', { name: 'Keep it on Glimmer too' })

test('plays samples of voices, and speaks with the chosen one', async ({ page, visitor }) => {
  await keepSounds(page)
  await giveDeviceVoice(page)
  await signUp(page, visitor)
  await page.goto('/profile#voice')
  const section = page.getByRole('region', { name: 'Voice', exact: true })
  await expect(section.getByRole('radio', { name: /^Alasdair/ })).toBeChecked()
  await expectAccessible(page)

  await test.step('a sample plays, pauses, and stops when the next one begins', async () => {
    await section.getByRole('button', { name: 'Hear Alasdair', exact: true }).click()
    await expect(section.getByRole('button', { name: 'Pause Alasdair', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.spoken?.currentTime ?? 0)).toBeGreaterThan(0.3)
    await section.getByRole('button', { name: 'Hear Kate', exact: true }).click()
    await expect(section.getByRole('button', { name: 'Pause Kate', exact: true })).toBeVisible()
    await expect(section.getByRole('button', { name: 'Hear Alasdair', exact: true })).toBeVisible()
  })

  await test.step('a voice of a higher plan says which, can be tried, and cannot be chosen', async () => {
    const ross = section.getByRole('radio', { name: /^Ross/ })
    await expect(ross).toBeDisabled()
    await expect(section.getByText('With Premium').first()).toBeVisible()
    await expect(section.getByRole('radio', { name: /^Kate .*On your device · Free/ })).toBeEnabled()
    await expect(section.getByText('Other lines use one of your 5 the first time you hear them.')).toBeVisible()
    await section.getByRole('button', { name: 'Hear Ross', exact: true }).click()
    await expect(section.getByRole('button', { name: 'Pause Ross', exact: true })).toBeVisible()
  })

  await test.step('a choice by keyboard is saved, and the chosen voice speaks', async () => {
    await section.getByRole('radio', { name: /^Alasdair/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(section.getByRole('radio', { name: /^Clara/ }).first()).toBeChecked()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('/dashboard')
    const more = await openMoreWays(page)
    await expect(more.getByLabel('Voice', { exact: true })).toHaveValue('clara')
    await more.getByRole('button', { name: 'Hear Clara', exact: true }).click()
    await expect(more.getByRole('button', { name: 'Pause Clara', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    const [request] = await Promise.all([
      page.waitForRequest('**/speak/live'),
      lineCard(page).getByRole('button', { name: 'Play', exact: true }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ voice: 'clara' })
    // It was today’s line, which is free.
    await expectUsed(page, { speech: 0 })
  })
})

test('records a line on this device, uploads it when switched on, and removes it again', async ({
  page,
  visitor,
  browser,
}) => {
  await signUp(page, visitor)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await openMoreWays(page)
  await expect(ownVoice(page)).toContainText('Saved in this browser only')
  await ownVoice(page).getByRole('button', { name: 'Record this line' }).click()
  await expect(ownVoice(page).getByRole('status')).toContainText('Recording.')
  await expect(ownVoice(page).getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d) /)
  await ownVoice(page).getByRole('button', { name: 'Finish recording' }).click()
  await expect(ownVoice(page).getByRole('status')).toHaveText('Recorded.')
  await expect(ownVoice(page).getByRole('button', { name: 'Record it again' })).toBeFocused()
  await expect(keepsCopy(page)).not.toBeChecked()
  await expectAccessible(page)

  await test.step('this device plays it, and sends nothing', async () => {
    await page.reload()
    await expectVoice(page, 'own')
    await lineCard(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(lineCard(page).locator('mark')).toBeVisible()
    expect(sent.filter((path) => path.startsWith('/api/affirmations'))).toEqual([])
  })

  await test.step('it is given by a link, which plays it to somebody without an account, and is taken back', async () => {
    await page.context().grantPermissions(['clipboard-write'])
    await openMoreWays(page)
    await ownVoice(page).getByRole('button', { name: 'Give it in my voice' }).click()
    await expect(page.getByText('The link is copied. Whoever opens it hears you.')).toBeVisible()
    await expectAccessible(page)
    const url = await ownVoice(page).getByLabel('The link').inputValue()
    const stranger = await (await browser.newContext({ viewport: phone })).newPage()
    await stranger.goto(url)
    await expect(stranger.getByText('Read for you in their own voice.')).toBeVisible()
    await expectAccessible(stranger)
    const [audio] = await Promise.all([
      stranger.waitForResponse('**/api/lines/*/audio'),
      stranger.getByRole('button', { name: 'Play', exact: true }).click(),
    ])
    expect(audio.headers()['content-type']).toMatch(/^audio\/(webm|mp4|ogg)/)
    await expect(stranger.locator('mark')).toBeVisible()
    await ownVoice(page).getByRole('button', { name: 'Take it back' }).click()
    await expect(ownVoice(page).getByLabel('The link')).toBeHidden()
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'This line is no longer shared' })).toBeVisible()
    await stranger.context().close()
    await page.keyboard.press('Escape')
  })

  await openMoreWays(page)
  await keepsCopy(page).click()
  await expect(keepsCopy(page)).toBeChecked()
  await expect(ownVoice(page)).toContainText('Switching this off removes it from Glimmer')

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await keepSounds(other)
  await test.step('another device plays it, and it is not counted', async () => {
    await other.goto('/login')
    await other.getByRole('button', { name: 'Continue', exact: true }).click()
    await other.getByLabel('Email').fill(visitor.email)
    await other.getByLabel('Password', { exact: true }).fill(visitor.password)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await other.waitForURL('**/dashboard')
    await chooseVoice(other, 'own')
    const [response] = await Promise.all([
      other.waitForResponse('**/own-recording/audio'),
      lineCard(other).getByRole('button', { name: 'Play', exact: true }).click(),
    ])
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'audio/webm'])
    await expect.poll(() => other.evaluate(() => window.spoken?.currentTime ?? 0)).toBeGreaterThan(0.2)
    await lineCard(other).getByRole('button', { name: 'More ways to listen' }).click()
    await expect(ownVoice(other).getByRole('status')).toContainText('kept on Glimmer')
  })

  await test.step('switched off there, it is deleted from the server and still on this device', async () => {
    await keepsCopy(other).click()
    // The switch disappears with the recording; the focus moves to where a new one can be made.
    await expect(ownVoice(other).getByRole('button', { name: 'Record this line' })).toBeFocused()
    await elsewhere.close()
    await page.reload()
    await openMoreWays(page)
    await expect(keepsCopy(page)).not.toBeChecked()
    await expect(ownVoice(page).getByRole('status')).toHaveText('Recorded.')
  })

  await test.step('it is deleted here, and the words follow a line said aloud', async () => {
    await ownVoice(page).getByRole('button', { name: 'Delete my recording' }).click()
    await expect(ownVoice(page).getByRole('button', { name: 'Record this line' })).toBeFocused()
    const aloud = page.getByRole('region', { name: 'Say it aloud' })
    await aloud.getByRole('button', { name: 'Use the microphone' }).click()
    await expect(aloud.getByRole('status')).toHaveText('Listening. Say it at your own pace.')
    await expect(aloud.locator('mark')).toBeVisible()
  })
})
