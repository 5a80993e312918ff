import type { Tone } from '@glimmer/contract/lines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeKey } from '../testing/fake-apis.ts'
import { type FakeVoiceServer, startFakeVoiceServer } from '../testing/fake-voice-server.ts'
import { voiceConformance } from '../voice.conformance.ts'
import type { FlavourName } from './flavours.ts'
import { openaiVoice } from './voice.ts'

const models: Record<FlavourName, string> = {
  openai: 'gpt-4o-mini-tts',
  kokoro: 'kokoro',
  speaches: 'speaches-ai/Kokoro-82M-v1.0-ONNX',
  localai: 'voice-en-gb-alba-medium',
  openedai: 'tts-1',
}
const flavours = Object.keys(models) as FlavourName[]
const settings = (flavour: FlavourName, url: string) => ({
  baseUrl: `${url}/v1`,
  apiKey: fakeKey,
  model: models[flavour],
  flavour,
})

for (const flavour of flavours)
  voiceConformance(`openai (${flavour})`, async () => {
    const server = await startFakeVoiceServer(flavour)
    return { voice: openaiVoice(settings(flavour, server.url), {}), stop: server.stop }
  })

describe('a voice of the openai family', () => {
  const servers = new Map<FlavourName, FakeVoiceServer>()
  beforeAll(async () => {
    for (const flavour of flavours) servers.set(flavour, await startFakeVoiceServer(flavour))
  })
  afterAll(async () => {
    for (const server of servers.values()) await server.stop()
  })

  async function speak(flavour: FlavourName, text: string, rate = 1, tone: Tone = 'day') {
    const server = servers.get(flavour)
    const voice = openaiVoice(settings(flavour, server?.url ?? ''), {})
    const [first] = await voice.voices()
    const spoken = await voice.synthesize({
      text,
      voice: first?.id ?? '',
      rate,
      tone,
      signal: new AbortController().signal,
    })
    await voice.close()
    return { spoken, sent: server?.asked.at(-1)?.body }
  }

  test('sends common parameters only, the speed only if changed, and no markup', async () => {
    const { sent } = await speak('openai', '**I am** calm, <b>truly</b> 💛\nYes')
    expect(sent).toEqual({
      model: 'gpt-4o-mini-tts',
      input: 'I am calm, truly. Yes.',
      voice: 'alloy',
      response_format: 'mp3',
    })
    expect((await speak('openai', 'I am calm', 0.8)).sent).toMatchObject({ speed: 0.8 })
  })

  test('describes the tone to a model that takes a description, and slows down for all', async () => {
    const { sent } = await speak('openai', 'I am calm', 1, 'bedtime')
    expect(sent).toMatchObject({ speed: 0.85, instructions: expect.stringContaining('softly') })
    expect((await speak('openedai', 'I am calm', 1, 'bedtime')).sent).not.toHaveProperty('instructions')
  })

  test('sends no voice to a LocalAI model with its own', async () => {
    expect((await speak('localai', 'I am calm')).sent).not.toHaveProperty('voice')
  })

  test("lists the server's English voices, British ones first", async () => {
    const kokoro = openaiVoice(settings('kokoro', servers.get('kokoro')?.url ?? ''), {})
    expect((await kokoro.voices()).map(({ id, name, accent }) => [id, name, accent])).toEqual([
      ['bf_emma', 'Emma', 'British English, female'],
      ['bm_george', 'George', 'British English, male'],
      ['af_heart', 'Heart', 'US English, female'],
    ])
    await kokoro.close()
  })

  test('lists the documented voices of an unreachable server', async () => {
    const nowhere = openaiVoice(settings('kokoro', 'http://127.0.0.1:9'), {})
    expect((await nowhere.voices()).slice(0, 2).map(({ id }) => id)).toEqual(['bf_emma', 'bf_isabella'])
    await nowhere.close()
  })

  test("uses Kokoro's word times, however it splits the words", async () => {
    const { spoken } = await speak('kokoro', 'By 07:30 I’ve begun!')
    expect(spoken).toMatchObject({
      ok: true,
      speech: {
        timing: 'exact',
        // A character takes 20 ms, after a lead of 100 ms.
        words: [
          { text: 'By', startMs: 100, endMs: 140 },
          { text: '07:30', startMs: 160, endMs: 400 },
          { text: 'I’ve', startMs: 420, endMs: 500 },
          { text: 'begun', startMs: 520, endMs: 620 },
        ],
      },
    })
  })

  test.each(['openai', 'speaches', 'localai', 'openedai'] as const)(
    'estimates the word times of %s',
    async (flavour) => {
      expect((await speak(flavour, 'I am calm')).spoken).toMatchObject({ ok: true, speech: { timing: 'estimated' } })
    },
  )
})
