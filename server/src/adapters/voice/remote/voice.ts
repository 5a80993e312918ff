import type { Tone } from '@glimmer/contract/lines'
import type { SpeakRequest, SpeechResult, SpokenAudio, Voice, VoiceInfo } from '#ports/voice.ts'
import { findPauses } from '#sound/mp3-pauses.ts'
import { normalise, type WrittenWord } from '../normalise/normalise.ts'
import { speedOf } from '../pace.ts'
import { type AudioReply, receiveAudio } from './read-reply.ts'
import { saidText } from './said-text.ts'
import { type ServerOptions, type ServerRequest, voiceServer } from './server.ts'
import { timesFromPauses } from './times-from-pauses.ts'
import { voiceList } from './voice-list.ts'
import { areInOrder, fromPieces, type Span, type TimedPiece } from './word-times.ts'

const listTimeoutMs = 2000

/** One kind of voice server: its requests and responses. */
export interface VoiceApi {
  /** The engine, its address and its model. */
  name: string
  documented: readonly VoiceInfo[]
  /** How its voices are listed, if they can be. */
  list?: { request: ServerRequest; read(body: Uint8Array): readonly VoiceInfo[] | undefined }
  speak(request: { text: string; voice: string; rate: number; tone: Tone }): ServerRequest
  /** Parses a response; undefined if it is invalid. Without pieces the times are estimated. */
  open(body: Uint8Array): { audio: Uint8Array; pieces?: readonly TimedPiece[] } | undefined
}

type Answer = AudioReply & { pieces?: readonly TimedPiece[] }

/** A voice that speaks through a remote server. */
export function remoteVoice(api: VoiceApi, options: ServerOptions): Voice {
  const server = voiceServer(options)
  // Separate, so that a list request that hangs or fails does not open the breaker of speech.
  const listServer = voiceServer({ provider: 'voice-list', timeoutMs: listTimeoutMs, onTrouble: options.onTrouble })

  async function askForVoices(): Promise<readonly VoiceInfo[] | undefined> {
    if (!api.list) return api.documented
    const { request, read } = api.list
    const asked = await listServer.ask(request, async (body) => read(body), new AbortController().signal)
    return asked.ok ? asked.answer : undefined
  }
  const voices = voiceList(askForVoices, api.documented)

  async function read(body: Uint8Array): Promise<Answer | undefined> {
    const opened = api.open(body)
    const received = opened && (await receiveAudio(opened.audio))
    return received && { ...received, ...(opened?.pieces && { pieces: opened.pieces }) }
  }

  async function synthesize({ text, voice, rate = 1, tone = 'day', signal }: SpeakRequest): Promise<SpeechResult> {
    signal.throwIfAborted()
    const available = await voices()
    signal.throwIfAborted()
    if (!available.some(({ id }) => id === voice)) return { ok: false, reason: 'unknown-voice' }
    const normalised = normalise(text)
    if (!normalised.ok) return normalised
    const { words } = normalised
    const asked = api.speak({ text: plainText(words), voice, rate: speedOf(tone, rate), tone })
    const answered = await server.ask(asked, read, signal)
    return answered.ok ? { ok: true, speech: withWords(answered.answer, words) } : answered
  }

  return {
    name: api.name,
    voices,
    synthesize,
    async close() {
      server.close()
      listServer.close()
    },
  }
}

function withWords({ audio, durationMs, pieces }: Answer, words: readonly WrittenWord[]): SpokenAudio {
  const exact = pieces && areInOrder(fromPieces(pieces, words) ?? [], durationMs)
  const spans = exact ?? areInOrder(timesFromPauses(words, durationMs, findPauses(audio)), durationMs)
  const timed = words.map(({ text, charStart, charEnd }, index) => ({ text, charStart, charEnd, ...at(spans, index) }))
  const timing = exact ? 'exact' : 'estimated'
  return { audio, mime: 'audio/mpeg', durationMs, words: spans ? timed : [], timing: spans ? timing : 'none' }
}

const at = (spans: readonly Span[] | undefined, index: number): Span => spans?.[index] ?? { startMs: 0, endMs: 0 }

/** The text for an engine that takes text only: every spoken word, so that it can be highlighted, and the pauses. */
export const plainText = (words: readonly WrittenWord[]): string =>
  words.map((word) => `${saidText(word)}${word.sign}`).join(' ')
