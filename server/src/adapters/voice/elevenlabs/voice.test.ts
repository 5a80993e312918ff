import { expect, test } from 'vitest'
import { fakeKey } from '../testing/fake-apis.ts'
import { startFakeVoiceServer } from '../testing/fake-voice-server.ts'
import { voiceConformance } from '../voice.conformance.ts'
import { elevenlabsVoice } from './voice.ts'

const settings = (baseUrl: string) => ({ baseUrl, apiKey: fakeKey, model: 'eleven_multilingual_v2' })
const signal = new AbortController().signal

voiceConformance('elevenlabs', async () => {
  const server = await startFakeVoiceServer('elevenlabs')
  return { voice: elevenlabsVoice(settings(server.url), {}), stop: server.stop }
})

test('shortens the names of voices, and times words by their characters', async () => {
  const server = await startFakeVoiceServer('elevenlabs')
  const voice = elevenlabsVoice(settings(server.url), {})
  const [george] = await voice.voices()
  expect(george).toMatchObject({ name: 'George', accent: 'British English, male', locale: 'en-GB', quality: 'natural' })
  const spoken = await voice.synthesize({ text: '07:30 & calm', voice: george?.id ?? '', signal })
  expect(spoken).toMatchObject({
    ok: true,
    speech: { timing: 'exact', words: [{ text: '07:30', startMs: 100, endMs: 340 }, { text: '&' }, { startMs: 440 }] },
  })
  await voice.close()
  await server.stop()
})
