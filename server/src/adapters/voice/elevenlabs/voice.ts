import type { Tone } from '@glimmer/contract/lines'
import * as z from 'zod'
import type { Voice, VoiceInfo } from '#ports/voice.ts'
import { tones } from '../pace.ts'
import { readJson } from '../remote/read-reply.ts'
import type { ServerOptions } from '../remote/server.ts'
import { remoteVoice, type VoiceApi } from '../remote/voice.ts'
import type { TimedPiece } from '../remote/word-times.ts'

export interface ElevenlabsSettings {
  /** Without a trailing slash: `https://api.elevenlabs.io`. */
  baseUrl: string
  apiKey: string
  model: string
}

/** The fastest rate of its voices; the slowest is the port's own. */
const maxRate = 1.2

const Voices = z.object({
  voices: z.array(
    z.object({ voice_id: z.string(), name: z.string(), labels: z.record(z.string(), z.string()).nullish() }),
  ),
})

const Speech = z.object({
  audio_base64: z.base64(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
})

const accents: Record<string, readonly [accent: string, locale: string]> = {
  british: ['British English', 'en-GB'],
  american: ['US English', 'en-US'],
  irish: ['Irish English', 'en-IE'],
  australian: ['Australian English', 'en-AU'],
}

function toInfo(id: string, name: string, labels: Record<string, string>): VoiceInfo {
  const [accent, locale] = accents[labels.accent?.toLowerCase() ?? ''] ?? ['English', 'en']
  // Names end in a few words of advertising: "George - Warm, Captivating Storyteller".
  const [short = name] = name.split(' - ')
  return { id, name: short, accent: [accent, labels.gender].filter(Boolean).join(', '), locale, quality: 'natural' }
}

/** Voices that every account has. */
const documented = [
  toInfo('JBFqnCBsd6RMkjVDRZzb', 'George', { accent: 'british', gender: 'male' }),
  toInfo('Xb7hH8MSUJpSbSDYk0k2', 'Alice', { accent: 'british', gender: 'female' }),
]

const readVoices = (body: Uint8Array) =>
  readJson(Voices, body)?.voices.map(({ voice_id, name, labels }) => toInfo(voice_id, name, labels ?? {}))

function open(body: Uint8Array): { audio: Uint8Array; pieces?: TimedPiece[] } | undefined {
  const speech = readJson(Speech, body)
  if (!speech) return undefined
  const audio = new Uint8Array(Buffer.from(speech.audio_base64, 'base64'))
  if (!speech.alignment) return { audio }
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = speech.alignment
  const pieces = characters.map((text, index) => ({
    text,
    startMs: (starts[index] ?? Number.NaN) * 1000,
    endMs: (ends[index] ?? Number.NaN) * 1000,
  }))
  return { audio, pieces }
}

const settingsFor = (rate: number, tone: Tone) => ({
  speed: Math.min(rate, maxRate),
  stability: tones[tone].stability,
})

/** ElevenLabs: natural voices, with the time of every character. */
export function elevenlabsVoice({ baseUrl, apiKey, model }: ElevenlabsSettings, options: ServerOptions): Voice {
  const headers = { 'xi-api-key': apiKey }
  const api: VoiceApi = {
    name: `elevenlabs ${baseUrl} ${model}`,
    documented,
    list: { request: { url: `${baseUrl}/v1/voices`, headers }, read: readVoices },
    speak: ({ text, voice, rate, tone }) => ({
      url: `${baseUrl}/v1/text-to-speech/${voice}/with-timestamps?output_format=mp3_44100_64`,
      headers,
      body: { text, model_id: model, ...(rate !== 1 && { voice_settings: settingsFor(rate, tone) }) },
    }),
    open,
  }
  return remoteVoice(api, options)
}
