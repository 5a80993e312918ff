import * as z from 'zod'
import { tones } from './lines.ts'
import { binary, routes } from './route.ts'
import { NameRespelling, Tier } from './vocabulary.ts'

/** A clip as stored with its affirmation. */
export const SpokenClip = z.object({ voice: z.string(), audioUrl: z.string(), durationMs: z.int() })

/** One word of the text as written: `text.slice(charStart, charEnd)` is said from `startMs` to `endMs` of the audio. */
export const WordTiming = z.object({
  text: z.string(),
  charStart: z.int(),
  charEnd: z.int(),
  startMs: z.number(),
  endMs: z.number(),
})
export type WordTiming = z.output<typeof WordTiming>

export const Speech = SpokenClip.extend({
  mime: z.string(),
  words: z.array(WordTiming),
  /** How far the word times can be trusted. */
  timing: z.enum(['exact', 'estimated', 'none']),
  /** Whether the built-in voice spoke because the configured one could not be reached; not charged. */
  fallback: z.boolean(),
})
export type Speech = z.output<typeof Speech>

/** A recording in progress, or the finished speech. */
export const SpeechProgress = z.object({
  /** Plays the recording while it is made, to anybody who has this URL; valid for another minute. */
  streamUrl: z.string().nullable(),
  /** The words recorded so far. */
  words: z.array(WordTiming),
  /** Set once the recording is complete, as `speak` returns it. */
  speech: Speech.nullable(),
})
export type SpeechProgress = z.output<typeof SpeechProgress>

export const Voice = z.object({
  id: z.string(),
  name: z.string(),
  /** "Scottish English, male". */
  accent: z.string(),
  locale: z.string(),
  /** Stated honestly: the built-in voices are basic ones. */
  quality: z.enum(['basic', 'natural']),
  /** False while it is being fetched: until it is ready a basic voice is the fallback, free of charge. */
  ready: z.boolean(),
  /** The plan that includes it, if the caller's does not. */
  requiredTier: Tier.optional(),
})
export type Voice = z.output<typeof Voice>

/** What browsers record, and what else plays everywhere; detected from the bytes, not from the file name. */
export const ownRecordingTypes = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg'] as const
const maxOwnRecordingMs = 60_000
/** A recording that is stopped at the limit ends slightly later. */
const graceMs = 2_000
const maxOwnRecordingBytes = 1_000_000
/** How many recordings of their own a user can store here, and their total size in bytes. */
export const maxOwnRecordings = 200
export const maxOwnRecordingsTotalBytes = 60_000_000

export const RecordingQuery = z.strictObject({
  /** Its playing time, as the browser that recorded it measured it. */
  durationMs: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxOwnRecordingMs + graceMs, 'Keep it under a minute.'),
})
/** What an upload of a recording accepts. */
export const recordingUpload = { types: ownRecordingTypes, bytes: maxOwnRecordingBytes } as const

/** A line in the user's own voice that they chose to store here too. */
export const OwnRecording = z.object({
  audioUrl: z.string(),
  mime: z.enum(ownRecordingTypes),
  durationMs: z.int(),
  createdAt: z.iso.datetime(),
})
export type OwnRecording = z.output<typeof OwnRecording>

const SpeakBody = z.strictObject({
  voice: z.string().min(1).max(64),
  /** `day` if left out. A line that was spoken in another tone is recorded again, free. */
  tone: z.enum(tones).optional(),
  /**
   * For a device that keeps the recording to play it offline. Never charged: refused unless the line is free to hear, or
   * was recorded before, and nothing is sent to another company for it.
   */
  ahead: z.boolean().optional(),
})

export const speech = routes({
  'GET /voices': {
    summary: 'List the voices and the plan that includes each',
    ages: 'any',
    reply: z.object({ voices: z.array(Voice) }),
  },
  'GET /voices/{voice}/sample': {
    summary: 'Get a sample of a voice, on any plan; never charged',
    ages: 'any',
    reply: binary('audio/mpeg'),
    problems: ['not_found', 'range_not_satisfiable', 'voice_unavailable'],
  },
  'POST /voices/{voice}/name': {
    summary: 'Preview how a voice pronounces a name; never charged',
    ages: 'waiting',
    body: z.strictObject({ respelling: NameRespelling.min(1, 'Write the name the way it sounds.') }),
    reply: binary('audio/mpeg'),
    limits: [
      {
        name: 'names heard before they are saved',
        most: 30,
        within: 'day',
        per: 'account',
        sentence: 'You’ve heard that name many times today. You can save it as it is, and try more tomorrow.',
      },
    ],
    problems: ['not_found', 'voice_locked', 'voice_unavailable'],
  },
  'POST /affirmations/{id}/speak': {
    summary: 'Speak an affirmation; the first time in each voice is charged, replays are free',
    ages: 'waiting',
    body: SpeakBody,
    reply: Speech,
    problems: ['not_found', 'allowance_spent', 'voice_locked', 'voice_unavailable'],
  },
  'POST /affirmations/{id}/speak/live': {
    summary: 'Speak an affirmation and follow the recording: responds when more words, or all, are recorded',
    ages: 'waiting',
    body: SpeakBody.omit({ ahead: true }).extend({
      /** How many words the caller has received already. */
      afterWords: z.int().min(0).max(1000).optional(),
    }),
    reply: SpeechProgress,
    problems: ['not_found', 'allowance_spent', 'voice_locked', 'voice_unavailable'],
  },
  'GET /speech/{token}': {
    summary: 'Stream a recording while it is made',
    access: 'public',
    reply: binary('audio/mpeg'),
    problems: ['not_found', 'range_not_satisfiable'],
  },
  'GET /affirmations/{id}/audio/{voice}': {
    summary: 'Get the audio of a recording; supports Range and If-None-Match',
    ages: 'any',
    reply: binary('audio/mpeg'),
    problems: ['not_found', 'range_not_satisfiable'],
  },
  'PUT /affirmations/{id}/own-recording': {
    summary: `Upload the user's own recording of a line; the body is the file, up to a minute and ${maxOwnRecordingBytes / 1e6} MB`,
    query: RecordingQuery,
    upload: recordingUpload,
    reply: OwnRecording,
    problems: ['not_found', 'recording_refused', 'recordings_full', 'too_large', 'unsupported_media_type'],
  },
  'GET /affirmations/{id}/own-recording': {
    summary: "Get the user's own recording of a line, without its audio",
    ages: 'any',
    reply: z.object({ recording: OwnRecording.nullable() }),
    problems: ['not_found'],
  },
  'GET /affirmations/{id}/own-recording/audio': {
    summary: "Get the audio of the user's own recording; supports Range and If-None-Match",
    ages: 'any',
    reply: binary('audio/*'),
    problems: ['not_found', 'range_not_satisfiable'],
  },
  'DELETE /affirmations/{id}/own-recording': {
    summary: "Delete the user's own recording of a line; succeeds if there is none",
    ages: 'any',
    problems: ['not_found'],
  },
})

const sharedLimits = [
  { name: 'shared lines played by an address', most: 300, within: 'hour', per: 'address' },
  { name: 'plays of a shared line', most: 2000, within: 'hour', per: 'token' },
] as const

export const sharedSpeech = routes({
  'GET /lines/{token}/speech': {
    summary: "Speak a shared line in its owner's voice, if they gave it, or one of this server's; free",
    access: 'public',
    reply: Speech,
    limits: sharedLimits,
    problems: ['not_found', 'voice_unavailable'],
  },
  'GET /lines/{token}/audio': {
    summary: 'Get the audio of a shared line; supports Range and If-None-Match',
    access: 'public',
    reply: binary('audio/*'),
    limits: sharedLimits,
    problems: ['not_found', 'range_not_satisfiable', 'voice_unavailable'],
  },
})
