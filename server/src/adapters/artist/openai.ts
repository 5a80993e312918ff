import type OpenAI from 'openai'
import * as z from 'zod'
import { refuseWords } from '#drawing/refuse-words.ts'
import type { Artist, DrawingRequest, DrawingResult } from '#ports/artist.ts'
import { describeFailure, statusOf, UnexpectedResponseError } from '../resilience/http.ts'
import { type CallContext, isCircuitOpen, resilientCalls } from '../resilience/resilient-calls.ts'
import { downloadPicture } from './download-picture.ts'
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
  /** For the whole commission, its retry and downloads included. */
  timeoutMs?: number
  /** Milliseconds before the retry, if the server sends no Retry-After. */
  backoffMs?: number
  /** Fetches a picture that the server sent the address of. */
  download?: (address: string, signal: AbortSignal) => Promise<Uint8Array>
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
    maxRetries: 0,
    timeout: minuteMs,
    logLevel: 'off',
    fetch: limitBody(48_000_000),
    // A redirect could send the key to another server.
    fetchOptions: { redirect: 'error' },
  })
}

/**
 * What is asked for beside the pictures, fullest first: OpenAI's own models take the first, older ones and most other
 * servers the second or nothing.
 */
const wishes = [{ output_format: 'webp', moderation: 'auto' }, { response_format: 'b64_json' }, {}] as const

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
})

type Download = NonNullable<OpenaiOptions['download']>

/** The pictures of an answer, fetched where it holds addresses. Throws UnexpectedResponseError if any is missing. */
async function readPictures(answer: unknown, count: number, fetchFrom: (address: string) => ReturnType<Download>) {
  const { data = [] } = Answer.safeParse(answer).data ?? {}
  const bytes = await Promise.all(
    data.slice(0, count).map(async ({ b64_json: base64, url }) => {
      if (base64) return new Uint8Array(Buffer.from(base64, 'base64'))
      return url ? fetchFrom(url) : new Uint8Array()
    }),
  )
  if (bytes.length < count || bytes.some(({ length }) => length === 0))
    throw new UnexpectedResponseError('an answer without its pictures')
  return bytes
}

const isRefusal = (error: unknown) => refusalCodes.includes(String((error as { code?: unknown }).code))

/** Whether a server may answer without a parameter that it rejects. */
const isRejection = (error: unknown) => [400, 415, 422].includes(statusOf(error) ?? 0) && !isRefusal(error)

/**
 * An artist on any server that implements OpenAI's `POST /images/generations`. The service's own moderation stays on
 * where it has one. A parameter that it rejects is left out from then on. One commission takes a minute at most; after
 * three failures in a row it is left alone for half a minute.
 */
export function openaiArtist(
  settings: OpenaiSettings,
  { timeoutMs = minuteMs, backoffMs, download = downloadPicture, onTrouble = () => undefined }: OpenaiOptions = {},
): Artist {
  let connecting: Promise<OpenAI> | undefined
  let accepted = 0
  const call = resilientCalls({
    provider: 'artist',
    timeoutMs,
    ...(backoffMs !== undefined && { backoffMs }),
    isProvidersFault: (error) => !isRefusal(error),
  })

  async function generate(commission: DrawingRequest, { signal, retry }: CallContext): Promise<unknown> {
    connecting ??= connect(settings)
    const { images } = await connecting
    const request = {
      model: settings.model,
      prompt: writePrompt(commission),
      n: commission.count,
      size: '1024x1024',
    } as const
    for (let at = accepted; ; at++)
      try {
        const answer = await retry(() => images.generate({ ...request, ...wishes[at] }, { signal }))
        accepted = at
        return answer
      } catch (error) {
        if (at + 1 >= wishes.length || !isRejection(error)) throw error
      }
  }

  async function draw(commission: DrawingRequest, attempt: CallContext): Promise<DrawingResult> {
    const answer = await generate(commission, attempt)
    const pictures = await readPictures(answer, commission.count, (address) => download(address, attempt.signal))
    const alt = commission.styles.length === 1 ? 'An avatar in the style I chose' : 'An avatar made for me'
    return { ok: true, pictures: pictures.map((bytes) => ({ kind: 'image', bytes, alt })) }
  }

  return {
    name: `openai ${settings.model}`,
    async draw(commission, signal) {
      signal.throwIfAborted()
      const sentence = commission.description === undefined ? undefined : refuseWords(commission.description)
      if (sentence) return { ok: false, reason: 'refused', sentence }
      try {
        return await call((attempt) => draw(commission, attempt), signal)
      } catch (error) {
        signal.throwIfAborted()
        if (isRefusal(error)) return { ok: false, reason: 'refused', sentence: refusalSentence }
        onTrouble(isCircuitOpen(error) ? 'it failed three times in a row' : describeFailure(error))
        return { ok: false, reason: 'unavailable' }
      }
    },
  }
}
