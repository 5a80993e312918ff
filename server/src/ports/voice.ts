/** A voice an engine offers, in the order the plans open them. */
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

/** The next bytes of a recording that is being made, and the words whose times are known with them. */
export interface SpokenPiece {
  audio: Uint8Array
  words: SpokenWord[]
}

/** How long the voice rests between sentences. */
export type Pauses = 'brief' | 'natural' | 'long'

export interface SpeakRequest {
  text: string
  /** An id from `voices()`. */
  voice: string
  /** How fast, against the voice's own pace: 1 when left out, held between 0.7 and 1.3. */
  rate?: number
  /** `natural` when left out. An engine that cannot be told rests as it likes. */
  pauses?: Pauses
  /**
   * Told of each piece of the recording as soon as it is made, in order; together they are its beginning. A voice that
   * makes a recording at once tells nothing, and whoever asked has the whole only.
   */
  onPiece?: (piece: SpokenPiece) => void
  signal: AbortSignal
}

export type VoiceFailure = 'unspeakable' | 'unknown-voice' | 'too-long' | 'timed-out' | 'broken'

/** A failure with a reason the caller can act on. */
export type Spoken = { ok: true; speech: SpokenAudio } | { ok: false; reason: VoiceFailure }

/** Turns text into audio with word times. */
export interface Voice {
  /** The engine and its version: part of what makes a cached clip the same clip. */
  readonly name: string
  /**
   * True where a line is worth recording before anybody asks for it: the voice takes longer than people like to wait,
   * costs nothing, and nothing leaves the machine.
   */
  readonly recordsAhead?: boolean
  /** Whether it can speak by now, where it begins by fetching what it needs. Without it, it always can. */
  isReady?(): boolean
  /**
   * The voices there are now. An engine elsewhere is asked, at most every few minutes; while it cannot be reached,
   * the last voices known, or the documented ones. Never rejects. Ids are 1 to 64 characters that need no escaping.
   */
  voices(): Promise<readonly VoiceInfo[]>
  /**
   * Speaks a text as it is written: numbers, signs and markup are the voice's to make sense of. `unspeakable` and
   * `too-long` are the text's fault (nothing to say or a word over 30 letters; over 600 characters), the others are
   * the voice's. Rejects, with the signal's reason, only when `signal` aborts.
   */
  synthesize(request: SpeakRequest): Promise<Spoken>
  /** Frees workers. The voice cannot be used afterwards. */
  close(): Promise<void>
}
