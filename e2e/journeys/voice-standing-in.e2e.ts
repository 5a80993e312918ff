import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type FakeVoiceServer,
  startFakeVoiceServer,
} from '../../server/src/adapters/voice/testing/fake-voice-server.ts'
import { test as base, expect, signUp } from '../fixtures.ts'
import { freePort, startProduct } from '../product.ts'

/** A product of its own, whose first voice is on a server elsewhere. */
const test = base.extend<{ speech: FakeVoiceServer }>({
  speech: async ({ browserName: _ }, use) => {
    const speech = await startFakeVoiceServer('kokoro')
    await use(speech)
    await speech.stop()
  },
  baseURL: async ({ speech }, use) => {
    const [port, identityPort] = await Promise.all([freePort(), freePort()])
    const dataDir = await mkdtemp(join(tmpdir(), 'glimmer-voice-'))
    // As root, PostgreSQL runs as another user who must reach it.
    await chmod(dataDir, 0o755)
    const product = await startProduct({
      PORT: String(port),
      IDENTITY_PORT: String(identityPort),
      PUBLIC_URL: `http://localhost:${port}`,
      IDENTITY_PUBLIC_URL: `http://localhost:${identityPort}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      VOICE: 'openai',
      VOICE_FLAVOUR: 'kokoro',
      VOICE_BASE_URL: `${speech.url}/v1`,
    })
    await use(product.url)
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
})

test('when the chosen voice cannot be reached a basic one speaks, says so, and is free', async ({
  page,
  visitor,
  speech,
}) => {
  const stage = page.getByRole('region', { name: /affirmation$/ })
  const standsIn = stage.getByText('The voice you chose could not be reached, so a basic one speaks.')
  const play = () => stage.getByRole('button', { name: 'Play', exact: true }).click()
  await signUp(page, visitor)
  speech.failAll('garbage')
  await expect(stage.getByLabel('Voice')).toHaveValue('bf_emma')

  await play()
  await expect(standsIn).toBeVisible()
  await expect(page.getByText('0 of 5')).toBeVisible()

  await test.step('once it can be reached again, it speaks', async () => {
    speech.failAll(undefined)
    await page.reload()
    await play()
    await expect(page.getByText('1 of 5')).toBeVisible()
    await expect(standsIn).toBeHidden()
  })
})
