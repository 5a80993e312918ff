import * as z from 'zod'
import { humMp3, humWav, secondsAt } from './fake-speech.ts'

/** A request as the server received it. */
export interface ReceivedRequest {
  method: string
  /** Path and query. */
  path: string
  authorization: string | undefined
  apiKey: string | undefined
  body: unknown
}

export interface FakeAnswer {
  status: number
  mime: string
  bytes: Uint8Array
}

/** How one kind of server responds, according to its documentation. */
export type FakeApi = (asked: ReceivedRequest) => FakeAnswer

export const fakeKey = 'a-key-of-the-tests'

const json = (status: number, body: object): FakeAnswer => ({
  status,
  mime: 'application/json',
  bytes: Buffer.from(JSON.stringify(body)),
})
const sound = (bytes: Uint8Array, mime = 'audio/mpeg'): FakeAnswer => ({ status: 200, mime, bytes })

const speechOf = (fields: z.ZodRawShape = {}) =>
  z.strictObject({
    model: z.string(),
    input: z.string().min(1).max(4096),
    voice: z.string(),
    response_format: z.literal('mp3'),
    speed: z.number().min(0.25).max(4).default(1),
    ...fields,
  })

/** OpenAI itself: requires a key, a known model and voice, and no unknown parameters. */
const openai: FakeApi = ({ path, authorization, body }) => {
  if (authorization !== `Bearer ${fakeKey}`) return json(401, { error: { message: 'Incorrect API key provided.' } })
  const request = speechOf().safeParse(body)
  if (path !== '/v1/audio/speech' || !request.success) return json(400, { error: { message: 'Invalid request.' } })
  if (request.data.model !== 'gpt-4o-mini-tts') return json(404, { error: { message: 'The model does not exist.' } })
  return sound(humMp3(request.data.input, request.data.speed))
}

const Captioned = speechOf({ stream: z.literal(false), return_timestamps: z.literal(true) })
/** Kokoro converts numbers to words before it times them. */
const spokenForms: Record<string, string> = { '07:30': 'seven thirty' }

const kokoro: FakeApi = ({ path, body }) => {
  if (path === '/v1/audio/voices')
    return json(200, { voices: ['af_heart', 'bf_emma', 'jf_alpha', 'bm_george'].map((id) => ({ id, name: id })) })
  const request = Captioned.safeParse(body)
  if (path !== '/dev/captioned_speech' || !request.success) return json(422, { detail: [{ msg: 'Field required' }] })
  const { model, input, speed } = request.data
  if (model !== 'kokoro') return json(400, { detail: { error: 'invalid_model', message: 'Unsupported model' } })
  const timestamps = [...input.matchAll(/[\p{L}\p{N}:’']+|\S/gu)].flatMap(({ 0: token, index }) =>
    (spokenForms[token] ?? token).split(' ').map((word, part, { length }) => ({
      word,
      start_time: secondsAt(index + (token.length * part) / length, speed),
      end_time: secondsAt(index + (token.length * (part + 1)) / length, speed),
    })),
  )
  const audio = Buffer.from(humMp3(input, speed)).toString('base64')
  return json(200, { audio, audio_format: 'audio/mpeg', timestamps })
}

const speaches: FakeApi = ({ path, body }) => {
  if (path === '/v1/audio/voices') return json(200, { voices: ['af_heart', 'bf_emma'] })
  const request = speechOf().safeParse(body)
  if (path !== '/v1/audio/speech' || !request.success) return json(422, { detail: [{ msg: 'Input should be valid' }] })
  if (request.data.model !== 'speaches-ai/Kokoro-82M-v1.0-ONNX') return json(404, { detail: 'Model not found' })
  return sound(humMp3(request.data.input, request.data.speed))
}

/** Older versions: WAV whatever was requested, and a missing speed is an error. */
const localai: FakeApi = ({ path, body }) => {
  const request = speechOf({ voice: z.string().optional() }).safeParse(body)
  if (path !== '/v1/audio/speech' || !request.success) return json(400, { error: { message: 'bad request' } })
  return sound(humWav(String(request.data.input), Number(request.data.speed)), 'audio/x-wav')
}

const openedai: FakeApi = ({ path, body }) => {
  const request = speechOf().safeParse(body)
  if (path !== '/v1/audio/speech' || !request.success) return json(400, { detail: 'bad request' })
  return sound(humMp3(request.data.input, request.data.speed), 'audio/ogg;codec=opus')
}

const Eleven = z.strictObject({
  text: z.string().min(1),
  model_id: z.literal('eleven_multilingual_v2'),
  voice_settings: z.strictObject({ speed: z.number().min(0.7).max(1.2) }).optional(),
})

const elevenlabs: FakeApi = ({ path, apiKey, body }) => {
  if (apiKey !== fakeKey) return json(401, { detail: { status: 'invalid_api_key' } })
  const voice = { voice_id: 'JBFqnCBsd6RMkjVDRZzb', name: 'George - Warm Storyteller' }
  if (path === '/v1/voices') return json(200, { voices: [{ ...voice, labels: { accent: 'British', gender: 'male' } }] })
  const request = Eleven.safeParse(body)
  const known = path === `/v1/text-to-speech/${voice.voice_id}/with-timestamps?output_format=mp3_44100_64`
  if (!known || !request.success) return json(422, { detail: [{ msg: 'value is not valid' }] })
  const { text, voice_settings } = request.data
  const speed = voice_settings?.speed ?? 1
  const characters = [...text]
  const alignment = {
    characters,
    character_start_times_seconds: characters.map((_, index) => secondsAt(index, speed)),
    character_end_times_seconds: characters.map((_, index) => secondsAt(index + 1, speed)),
  }
  const audio_base64 = Buffer.from(humMp3(text, speed)).toString('base64')
  return json(200, { audio_base64, alignment, normalized_alignment: alignment })
}

export const fakeApis = { openai, kokoro, speaches, localai, openedai, elevenlabs }
