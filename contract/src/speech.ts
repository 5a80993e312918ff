import * as z from 'zod'
import { binary, routes } from './route.ts'
import { Tier } from './vocabulary.ts'

/** A clip as it is remembered beside its affirmation. */
export const SpokenClip = z
  .object({ voice: z.string(), audioUrl: z.string(), durationMs: z.int() })
  .meta({ id: 'SpokenClip' })

/** One word of the text as written: `text.slice(charStart, charEnd)` is said from `startMs` to `endMs` of the audio. */
export const WordTiming = z
  .object({ text: z.string(), charStart: z.int(), charEnd: z.int(), startMs: z.number(), endMs: z.number() })
  .meta({ id: 'WordTiming' })
export type WordTiming = z.output<typeof WordTiming>

export const Speech = SpokenClip.extend({
  mime: z.string(),
  words: z.array(WordTiming),
  /** How far the word times can be trusted. */
  timing: z.enum(['exact', 'estimated', 'none']),
  /** The configured voice could not be reached and the built-in one spoke instead; not charged. */
  fallback: z.boolean(),
}).meta({ id: 'Speech' })
export type Speech = z.output<typeof Speech>

export const Voice = z
  .object({
    id: z.string(),
    name: z.string(),
    /** "Scottish English, male". */
    accent: z.string(),
    locale: z.string(),
    /** Said honestly: the built-in voices are basic ones. */
    quality: z.enum(['basic', 'natural']),
    /** The plan that opens it, when the caller's does not. */
    lockedUntil: Tier.optional(),
  })
  .meta({ id: 'Voice' })
export type Voice = z.output<typeof Voice>

export const speech = routes({
  'GET /voices': { summary: 'List the voices, and which plan opens them', reply: z.object({ voices: z.array(Voice) }) },
  'POST /affirmations/{id}/speak': {
    summary: 'Speak an affirmation; the first time in one voice is charged, replays are not',
    body: z.strictObject({ voice: z.string().min(1).max(64) }),
    reply: Speech,
    problems: ['not_found', 'allowance_spent', 'voice_locked', 'voice_unavailable'],
  },
  'GET /affirmations/{id}/audio/{voice}': {
    summary: "The recording's bytes, to their owner; supports Range and If-None-Match",
    reply: binary('audio/mpeg'),
    problems: ['not_found', 'range_not_satisfiable'],
  },
})
