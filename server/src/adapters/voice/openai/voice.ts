import * as z from 'zod'
import type { Voice } from '#ports/voice.ts'
import { tones } from '../pace.ts'
import { readJson } from '../remote/read-reply.ts'
import type { ServerOptions } from '../remote/server.ts'
import { remoteVoice, type VoiceApi } from '../remote/voice.ts'
import type { TimedPiece } from '../remote/word-times.ts'
import { describeVoice, type Flavour, type FlavourName, flavours, speaksEnglish } from './flavours.ts'

export interface OpenaiSettings {
  /** With its version, without a trailing slash: `https://api.openai.com/v1`. */
  baseUrl: string
  /** Most self-hosted servers need none. */
  apiKey?: string | undefined
  model: string
  flavour: FlavourName
}

/** Some servers list names, others objects. */
const VoiceNames = z.object({ voices: z.array(z.union([z.string(), z.object({ id: z.string() })])) })

const Captioned = z.object({
  audio: z.base64(),
  timestamps: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })),
})

function readVoices(body: Uint8Array) {
  const ids = readJson(VoiceNames, body)?.voices.map((voice) => (typeof voice === 'string' ? voice : voice.id))
  return ids?.filter(speaksEnglish).map(describeVoice)
}

function openCaptioned(body: Uint8Array): { audio: Uint8Array; pieces: TimedPiece[] } | undefined {
  const captioned = readJson(Captioned, body)
  if (!captioned) return undefined
  const pieces = captioned.timestamps.map(({ word, start_time, end_time }) => ({
    text: word,
    startMs: start_time * 1000,
    endMs: end_time * 1000,
  }))
  return { audio: new Uint8Array(Buffer.from(captioned.audio, 'base64')), pieces }
}

/**
 * A voice on any server that implements OpenAI's `POST /audio/speech`; only parameters that the server accepts are
 * sent. Kokoro returns word times; for the others they are estimated.
 */
export function openaiVoice({ baseUrl, apiKey, model, flavour }: OpenaiSettings, options: ServerOptions): Voice {
  const { documented, lists, captions, unnamedVoice, takesInstructions }: Flavour = flavours[flavour]
  const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
  const mayInstruct = takesInstructions && !model.startsWith('tts-1')
  const speakUrl = captions ? `${baseUrl.replace(/\/v1$/, '')}/dev/captioned_speech` : `${baseUrl}/audio/speech`

  const api: VoiceApi = {
    name: `${flavour} ${baseUrl} ${model}`,
    documented,
    ...(lists && { list: { request: { url: `${baseUrl}/audio/voices`, headers }, read: readVoices } }),
    speak: ({ text, voice, rate, tone }) => ({
      url: speakUrl,
      headers,
      body: {
        model,
        input: text,
        ...(voice !== unnamedVoice && { voice }),
        response_format: 'mp3',
        ...(rate !== 1 && { speed: rate }),
        ...(mayInstruct && { instructions: tones[tone].instructions }),
        ...(captions && { stream: false, return_timestamps: true }),
      },
    }),
    open: captions ? openCaptioned : (audio) => ({ audio }),
  }
  return remoteVoice(api, options)
}
