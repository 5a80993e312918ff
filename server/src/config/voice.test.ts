import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const voiceOf = (variables: Record<string, string>) => readConfig(variables).voice

function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables)
    return 'it started'
  } catch (error) {
    return (error as Error).message
  }
}

describe('the settings of the voice', () => {
  test('default to the natural voice where it was fetched', () => {
    expect(voiceOf({})).toEqual({ kind: 'default' })
    expect(voiceOf({ VOICE: 'flite' })).toEqual({ kind: 'flite' })
    expect(voiceOf({ VOICE_MODEL_FOLDER: '/voice' })).toMatchObject({ kind: 'kokoro', folder: '/voice' })
    expect(readConfig({ SPEECH_CACHE_MEGABYTES: '50' }).speechCacheBytes).toBe(50_000_000)
  })

  test('need only a key for OpenAI, and only an address for a Kokoro server', () => {
    expect(voiceOf({ VOICE: 'openai', VOICE_API_KEY: 'k' })).toEqual({
      kind: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      model: 'gpt-4o-mini-tts',
      flavour: 'openai',
    })
    const own = { VOICE: 'openai', VOICE_FLAVOUR: 'kokoro', VOICE_BASE_URL: 'http://localhost:8880/v1/' }
    expect(voiceOf(own)).toMatchObject({ baseUrl: 'http://localhost:8880/v1', apiKey: undefined, model: 'kokoro' })
  })

  test('need only a key for ElevenLabs', () => {
    expect(voiceOf({ VOICE: 'elevenlabs', ELEVENLABS_API_KEY: 'k' })).toMatchObject({
      kind: 'elevenlabs',
      baseUrl: 'https://api.elevenlabs.io',
    })
  })

  test('need nothing for the natural voice, and accept another source of its model', () => {
    expect(voiceOf({ VOICE: 'kokoro' })).toEqual({ kind: 'kokoro' })
    const mirror = 'https://files.example.test/voice'
    expect(voiceOf({ VOICE: 'kokoro', VOICE_MODEL_MIRROR: `${mirror}/` })).toMatchObject({ mirror })
    expect(voiceOf({ VOICE: 'kokoro', VOICE_MODEL_FOLDER: '/voice' })).toMatchObject({ folder: '/voice' })
    const loopback = 'http://127.0.0.1:8080'
    expect(voiceOf({ VOICE: 'kokoro', VOICE_MODEL_MIRROR: loopback })).toMatchObject({ mirror: loopback })
  })

  test.each([
    [{ VOICE: 'flite', VOICE_MODEL_MIRROR: 'https://files.example.test' }, 'VOICE=kokoro'],
    [{ VOICE: 'flite', VOICE_MODEL_FOLDER: '/voice' }, 'VOICE=kokoro'],
    [{ VOICE: 'kokoro', VOICE_MODEL_MIRROR: 'http://files.example.test' }, 'https://'],
    [{ VOICE: 'kokoro', VOICE_MODEL_MIRROR: 'http://127.0.0.1.example.test' }, 'https://'],
    [{ VOICE: 'kokoro', VOICE_MODEL_MIRROR: 'http://127.0.0.1', APP_ENV: 'production' }, 'https://'],
    [{ VOICE: 'kokoro', VOICE_MODEL_MIRROR: 'https://a.test', VOICE_MODEL_FOLDER: '/voice' }, 'VOICE_MODEL_FOLDER'],
    [{ VOICE: 'kokoro', TEST_VOICE_MANIFEST: '/tiny.json', APP_ENV: 'production' }, 'TEST_VOICE_MANIFEST'],
    [{ VOICE: 'openai' }, 'VOICE_API_KEY'],
    [{ VOICE: 'openai', VOICE_FLAVOUR: 'kokoro' }, 'VOICE_BASE_URL'],
    [{ VOICE: 'openai', VOICE_FLAVOUR: 'localai', VOICE_BASE_URL: 'http://localhost/v1' }, 'VOICE_MODEL'],
    [{ VOICE: 'openai', VOICE_FLAVOUR: 'speaches', VOICE_BASE_URL: 'http://localhost/v1' }, 'VOICE_MODEL'],
    [{ VOICE: 'openai', VOICE_FLAVOUR: 'festival' }, 'VOICE_FLAVOUR'],
    [{ VOICE: 'openai', VOICE_BASE_URL: 'localhost' }, 'VOICE_BASE_URL'],
    [{ VOICE: 'elevenlabs' }, 'ELEVENLABS_API_KEY'],
    [{ VOICE: 'a choir' }, 'VOICE'],
    [{ SPEECH_CACHE_MEGABYTES: 'all' }, 'SPEECH_CACHE_MEGABYTES'],
  ])('refuse an incomplete voice, naming the setting: %o', (variables, missing) => {
    expect(refusal(variables)).toContain(missing)
  })
})
