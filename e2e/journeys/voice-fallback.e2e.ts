import { type FakeVoiceServer, startFakeVoiceServer } from '@glimmer/server/adapters/voice/testing/fake-voice-server'
import { expectVoice } from '#dashboard.ts'
import { test as base, expect, signUp } from '#fixtures.ts'

/** A product for this journey alone, whose first voice is on a remote server. */
const test = base.extend<{ speech: FakeVoiceServer }>({
  speech: async ({ browserName: _ }, use) => {
    const speech = await startFakeVoiceServer('kokoro')
    await use(speech)
    await speech.stop()
  },
  settings: async ({ speech }, use) =>
    use({ VOICE: 'openai', VOICE_FLAVOUR: 'kokoro', VOICE_BASE_URL: `${speech.url}/v1` }),
})

test('when the chosen voice cannot be reached a basic one speaks and says so', async ({ page, visitor, speech }) => {
  const lineCard = page.getByRole('region', { name: /affirmation$/ })
  const standsIn = lineCard.getByText('We couldn’t reach the voice you chose, so a basic one is reading, free.')
  const play = () => lineCard.getByRole('button', { name: 'Play', exact: true }).click()
  await signUp(page, visitor)
  speech.failAll('garbage')
  await expectVoice(page, 'bf_emma')

  await play()
  await expect(standsIn).toBeVisible()

  await test.step('once it can be reached again, it speaks', async () => {
    speech.failAll(undefined)
    await page.reload()
    await play()
    await expect(lineCard.locator('mark')).toBeVisible()
    await expect(standsIn).toBeHidden()
  })
})
