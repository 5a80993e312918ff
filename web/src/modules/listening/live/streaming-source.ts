import type { WordTiming } from '@glimmer/contract'
import { type AudioOutlet, audioOutlet } from '../sources/audio-outlet.ts'
import { applyTo, audioSource, type Recording, report } from '../sources/audio-source.ts'
import { estimateCues } from '../sources/estimate-cues.ts'
import type { AudioSettings, CreateVoiceSource, PlaybackEvents, VoiceSource } from '../sources/voice-source.ts'
import type { LiveSpeech } from './live-speech.ts'
import { type Container, streamInto } from './stream-into.ts'

/** How much of the pause before a word is played when another recording continues with that word. */
const leadMs = 120

/** Estimates the duration of a whole text from the timings of the words received so far. */
export function likelyDurationMs(text: string, words: readonly WordTiming[]): number {
  const cues = estimateCues(text)
  const last = words.at(-1)
  const wholeMs = cues.at(-1)?.endMs ?? 0
  const cue = last && cues.findLast(({ charStart }) => charStart <= last.charStart)
  return cue ? (last.endMs * wholeMs) / cue.endMs : wholeMs
}

/**
 * Where to continue in a recording after `heard` words were played from another one; undefined if those were all of it.
 */
export function resumeAtMs({ words, fallback }: Recording, heard: number): number | undefined {
  // The fallback is another voice, and the voice must not change in the middle of a line: start again.
  if (fallback) return 0
  const next = words[heard]
  return next && Math.max(next.startMs - leadMs, words[heard - 1]?.endMs ?? 0)
}

export interface StreamingOptions {
  text: string
  live: LiveSpeech
  container: Container
  /** Converts a piece to what the container takes. */
  wrap: (piece: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
}

/** Feeds the pieces to an audio element as they arrive, until stopped. */
function feed(audio: HTMLAudioElement, { live, container, wrap }: StreamingOptions, onUnplayable: () => void) {
  const stream = streamInto(audio, container, onUnplayable)
  let appended = 0
  return {
    update() {
      for (const piece of live.pieces.slice(appended)) stream.append(wrap(piece))
      appended = live.pieces.length
      if (live.whole || live.failure) stream.end()
    },
    stop: stream.close,
  }
}

/**
 * Plays the pieces as they arrive, then switches to the whole recording: after the end, or where part of it was lost.
 */
function playStream(options: StreamingOptions, outlet: AudioOutlet, events: PlaybackEvents) {
  const { live } = options
  const { element: audio } = outlet
  const streaming = new AbortController()
  const fed = feed(audio, options, () => onUnplayable())
  let settings: AudioSettings = { rate: 1, volume: 1, reverb: false }
  let whole: VoiceSource | undefined
  /** Whether it should be playing. */
  let wanted = false
  /** The position at which this browser failed to play the pieces. */
  let unplayableAtMs: number | undefined

  const stop = () => {
    streaming.abort()
    fed.stop()
  }
  const playWhole = async (recording: Recording, fromMs: number) => {
    stop()
    whole = audioSource(recording)(events, outlet)
    whole.apply(settings)
    if (fromMs > 0) whole.seek(fromMs)
    events.onUpdate()
    if (wanted) await whole.play()
  }
  /** Called when everything received so far has been played. */
  const resumeOrEnd = async () => {
    if (live.failure) return events.onFail(live.failure)
    const fromMs = live.whole && resumeAtMs(live.whole, live.words.length)
    if (live.whole && fromMs !== undefined) await playWhole(live.whole, fromMs)
    else events.onEnd()
  }
  const resumeWhenUnplayable = () => {
    if (unplayableAtMs === undefined) return
    if (live.whole) void playWhole(live.whole, unplayableAtMs).catch(events.onPause)
    else if (live.failure) events.onFail(live.failure)
  }
  function onUnplayable() {
    unplayableAtMs ??= audio.currentTime * 1000
    resumeWhenUnplayable()
  }
  const requestRest = async () => {
    await live.retry()
    if (live.failure) throw live.failure
    // If playback was stuck, the news has already resumed it.
    if (unplayableAtMs === undefined) await resumeOrEnd()
  }
  const update = () => {
    if (whole) return
    fed.update()
    resumeWhenUnplayable()
    events.onUpdate()
  }
  report(audio, { ...events, onEnd: () => void resumeOrEnd().catch(events.onPause) }, streaming.signal, onUnplayable)
  live.onUpdate = update
  update()
  return {
    whole: () => whole,
    async play() {
      wanted = true
      if (whole) await whole.play()
      else if (live.failure) await requestRest()
      // Played to the end: from now on it is a recording like any other.
      else if (audio.ended && live.whole) await playWhole(live.whole, 0)
      else if (unplayableAtMs === undefined) await audio.play()
    },
    pause() {
      wanted = false
      audio.pause()
    },
    apply(changed: AudioSettings) {
      settings = changed
      applyTo(outlet, changed)
    },
    close() {
      live.close()
      stop()
      whole?.close()
    },
  }
}

/**
 * Plays a recording while it is generated; playback waits where nothing has arrived yet. Once played to the end, the
 * whole recording is used for replays. If the connection was lost and the whole was generated again, playback continues
 * in the new recording at the first word not yet heard.
 */
export const streamingSource =
  (options: StreamingOptions): CreateVoiceSource =>
  (events, shared) => {
    const { live, text } = options
    if (live.whole) return audioSource(live.whole)(events, shared)
    const outlet = shared ?? audioOutlet()
    const { whole, play, pause, apply, close } = playStream(options, outlet, events)
    return {
      means: 'voice',
      get words() {
        return whole()?.words ?? live.words
      },
      get durationMs() {
        return live.whole?.durationMs ?? likelyDurationMs(text, live.words)
      },
      get fallback() {
        return live.whole?.fallback ?? false
      },
      nowMs: () => outlet.element.currentTime * 1000,
      play,
      pause,
      seek(ms) {
        outlet.element.currentTime = ms / 1000
      },
      apply,
      close() {
        close()
        if (shared) shared.release()
        else outlet.close()
      },
    }
  }
