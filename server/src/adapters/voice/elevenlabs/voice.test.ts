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

test('speaks slower and more evenly before bed', async () => {
  const server = await startFakeVoiceServer('elevenlabs')
  const voice = elevenlabsVoice(settings(server.url), {})
  const [george] = await voice.voices()
  await voice.synthesize({ text: 'I rest', voice: george?.id ?? '', tone: 'bedtime', signal })
  expect(server.asked.at(-1)?.body).toMatchObject({ voice_settings: { speed: 0.85, stability: 0.8 } })
  await voice.close()
  await server.stop()
})
