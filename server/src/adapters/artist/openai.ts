import type OpenAI from 'openai'
import { refuseWords } from '#drawing/refuse-words.ts'
import type { Artist, DrawingRequest, DrawingResult } from '#ports/artist.ts'
import { describeFailure } from '../resilience/http.ts'
import { withDeadline } from '../resilience/with-deadline.ts'
import { limitBody } from './limit-body.ts'
import { writePrompt } from './write-prompt.ts'

export interface OpenaiSettings {
  /** With its version, without a trailing slash. */
  baseUrl: string
  /** Most self-hosted servers need none. */
  apiKey: string | undefined
  model: string
}

export interface OpenaiOptions {
  /** For the whole commission, including the client library's retry. */
  timeoutMs?: number
  /** Called with the reason when no pictures were made; it contains nothing of the request. */
  onTrouble?: (trouble: string) => void
}

const minuteMs = 60_000
const refusalCodes = ['moderation_blocked', 'content_policy_violation']
const refusalSentence = 'The picture service would rather not draw that. Describe a look, a mood or a place instead.'

/** Every setting is given explicitly, because the library reads missing ones from the environment. */
async function connect({ baseUrl, apiKey }: OpenaiSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 1,
    timeout: minuteMs,
    logLevel: 'off',
    fetch: limitBody(48_000_000),
  })
}

const decode = (base64: unknown) => (typeof base64 === 'string' ? Buffer.from(base64, 'base64') : Buffer.alloc(0))

function readPictures(answer: unknown, { styles, count }: DrawingRequest): DrawingResult {
  const { data } = (answer ?? {}) as { data?: unknown }
  const images = Array.isArray(data) ? data.map((image) => decode(image?.b64_json)) : []
  if (images.length < count || images.some((bytes) => bytes.length === 0)) return { ok: false, reason: 'unavailable' }
  const alt = styles.length === 1 ? 'An avatar in the style I chose' : 'An avatar made for me'
  return { ok: true, pictures: images.slice(0, count).map((bytes) => ({ kind: 'image', bytes, alt })) }
}

const isRefusal = (error: unknown) => refusalCodes.includes(String((error as { code?: unknown }).code))

/**
 * An artist on any server that implements OpenAI's `POST /images/generations`. The service's own moderation stays on.
 * Pictures must be in the response itself; URLs are not followed. One commission takes a minute at most.
 */
export function openaiArtist(
  settings: OpenaiSettings,
  { timeoutMs = minuteMs, onTrouble = () => undefined }: OpenaiOptions = {},
): Artist {
  let connecting: Promise<OpenAI> | undefined
  const generate = async (commission: DrawingRequest, signal: AbortSignal) => {
    connecting ??= connect(settings)
    const { images } = await connecting
    return images.generate(
      {
        model: settings.model,
        prompt: writePrompt(commission),
        n: commission.count,
        size: '1024x1024',
        output_format: 'webp',
        moderation: 'auto',
      },
      { signal },
    )
  }

  return {
    name: `openai ${settings.model}`,
    async draw(commission, signal) {
      signal.throwIfAborted()
      const sentence = commission.description === undefined ? undefined : refuseWords(commission.description)
      if (sentence) return { ok: false, reason: 'refused', sentence }
      try {
        const answer = await withDeadline({ provider: 'artist', timeoutMs, signal }, (stop) =>
          generate(commission, stop),
        )
        const drawn = readPictures(answer, commission)
        if (!drawn.ok) onTrouble('an answer without its pictures')
        return drawn
      } catch (error) {
        signal.throwIfAborted()
        if (isRefusal(error)) return { ok: false, reason: 'refused', sentence: refusalSentence }
        onTrouble(describeFailure(error))
        return { ok: false, reason: 'unavailable' }
      }
    },
  }
}
