import { testWithMicrophone as test } from '#audio.ts'
import { expect, signUp } from '#fixtures.ts'
import { expectVoice } from '#pages.ts'

test('records, plays and deletes a line on this device, and follows a line said aloud', async ({ page, visitor }) => {
  await signUp(page, visitor)
  const lineCard = page.getByRole('region', { name: /affirmation$/ })
  const more = page.getByRole('dialog', { name: 'More ways to listen' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })

  await lineCard.getByRole('button', { name: 'More ways to listen' }).click()
  const own = more.getByRole('region', { name: 'Your own voice' })
  await expect(own).toContainText('Saved in this browser only')
  await own.getByRole('button', { name: 'Record this line' }).click()
  await expect(own.getByRole('status')).toContainText('Recording.')
  await expect(own.getByRole('timer')).toHaveText('0:01 / 1:00')
  const from = Date.now()
  await expect.poll(() => Date.now() - from).toBeGreaterThan(1_500)
  await own.getByRole('button', { name: 'Finish recording' }).click()
  await expect(own.getByRole('status')).toHaveText('Recorded.')
  await expect(own.getByRole('button', { name: 'Record it again' })).toBeFocused()
  await own.getByRole('button', { name: 'Hear it' }).click()
  await expect(own.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.reload()
  await expectVoice(page, 'own')
  await lineCard.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(lineCard.locator('mark')).toBeVisible()
  expect(sent.filter((path) => path.startsWith('/api/affirmations'))).toEqual([])

  await lineCard.getByRole('button', { name: 'More ways to listen' }).click()
  await own.getByRole('button', { name: 'Delete my recording' }).click()
  await expect(own.getByRole('button', { name: 'Record this line' })).toBeFocused()

  await test.step('when it is said aloud, the words advance with the person’s voice', async () => {
    const aloud = more.getByRole('region', { name: 'Say it aloud' })
    await aloud.getByRole('button', { name: 'Use the microphone' }).click()
    await expect(aloud.getByRole('status')).toHaveText('Listening. Say it at your own pace.')
    await expect(aloud.locator('mark')).toBeVisible()
  })
})
