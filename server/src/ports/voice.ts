import type { Tone } from '@glimmer/contract/lines'

/** A voice an engine offers. The order is the order in which the plans open them. */
export interface VoiceInfo {
  id: string
  name: string
  accent: string
  /** BCP 47, such as en-GB. */
  locale: string
  quality: 'basic' | 'natural'
}

export interface SpokenWord {
  text: string
  /** Offsets into the text as given to `synthesize`. */
  charStart: number
  charEnd: number
  /** Milliseconds into the audio as a decoder plays it, encoder delay included. */
  startMs: number
  endMs: number
}

export interface SpokenAudio {
  audio: Uint8Array
  mime: string
  durationMs: number
  words: SpokenWord[]
  timing: 'exact' | 'estimated' | 'none'
}

/** The next bytes of a recording in progress, and the words whose times are known with them. */
export interface SpeechChunk {
  audio: Uint8Array
  words: SpokenWord[]
}

export interface SpeakRequest {
  text: string
  /** An id from `voices()`. */
  voice: string
  /** Speed relative to the voice's own pace: 1 if left out, clamped to 0.7 to 1.3. */
  rate?: number
  /** `day` if left out: how fast it speaks, how long it pauses, and how, as far as the engine can. */
  tone?: Tone
  /**
   * Called with each piece of the recording as soon as it is made, in order; joined, the pieces are the beginning of
   * the recording. A voice that makes a recording in one step never calls it, and the caller gets only the whole.
   */
  onPiece?: (piece: SpeechChunk) => void
  /**
   * For a recording that is made ahead: fires when somebody begins to wait for it. Until then, whatever somebody waits
   * for is spoken first.
   */
  untilWanted?: AbortSignal | undefined
  signal: AbortSignal
}

export type VoiceFailure = 'unspeakable' | 'unknown-voice' | 'too-long' | 'timed-out' | 'broken'

/** A failure with a reason the caller can act on. */
export type SpeechResult = { ok: true; speech: SpokenAudio } | { ok: false; reason: VoiceFailure }

/** Turns text into audio with word times. */
export interface Voice {
  /** The engine and its version; part of the cache key of a recording. */
  readonly name: string
  /**
   * True if a line is worth recording before anybody asks for it: the voice is slower than people like to wait, costs
   * nothing, and sends nothing off this machine.
   */
  readonly shouldPrerecord?: boolean
  /** Whether it can speak yet, for a voice that first downloads what it needs. Without this method it always can. */
  isReady?(): boolean
  /**
   * The voices currently available. A remote engine is asked at most every few minutes; while it cannot be reached, the
   * last known voices are returned, or the documented ones. Never rejects. Ids are 1 to 64 characters that need no
   * escaping.
   */
  voices(): Promise<readonly VoiceInfo[]>
  /**
   * Speaks a text as it is written: the voice interprets numbers, signs and markup itself. `unspeakable` and `too-long`
   * are the text's fault (nothing to say or a word over 30 letters; over 600 characters), the other failures are the
   * voice's. Rejects, with the signal's reason, only when `signal` aborts.
   */
  synthesize(request: SpeakRequest): Promise<SpeechResult>
  /** Frees workers. The voice cannot be used afterwards. */
  close(): Promise<void>
}
