import { type ModelMirror, startModelMirror } from '@glimmer/server/adapters/voice/kokoro/testing/model-mirror'
import { whyNotHere } from '@glimmer/server/adapters/voice/kokoro/testing/runtime-folder'
import { expectVoice, lineCard } from '#dashboard.ts'
import { test as base, expect, signUp } from '#fixtures.ts'

/** A product of this journey's own that is to speak naturally, and a mirror that is slow to give it its model. */
const test = base.extend<{ mirror: ModelMirror }>({
  mirror: async ({ browserName: _ }, use) => {
    const mirror = await startModelMirror()
    await use(mirror)
    await mirror.stop()
  },
  settings: async ({ mirror }, use) =>
    use({ VOICE: 'kokoro', VOICE_MODEL_MIRROR: mirror.url, TEST_VOICE_MANIFEST: mirror.manifest }),
})

test('a basic voice speaks at once, and the natural one as soon as it is there', async ({ page, visitor, mirror }) => {
  test.skip(whyNotHere !== undefined, whyNotHere)
  const card = lineCard(page)
  const standsIn = card.getByText('so a basic one is reading.')
  const play = () => card.getByRole('button', { name: 'Play', exact: true }).click()
  await signUp(page, visitor)
  await expectVoice(page, 'bf_emma')

  await play()
  await expect(standsIn).toBeVisible()

  await test.step('once its model has come', async () => {
    mirror.open()
    await expect(async () => {
      await page.reload()
      await play()
      await expect(card.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      await expect(standsIn).toBeHidden({ timeout: 1000 })
    }).toPass()
  })
})
