import type { WordTiming } from '@glimmer/contract'
import type { AudioSettings, CreateVoiceSource, PlaybackEvents, VoiceSource } from '../voice-source.ts'
import { type AudioOutlet, audioOutlet } from './audio-outlet.ts'
import { applyTo, audioSource, report } from './audio-source.ts'
import { estimateCues } from './estimate-cues.ts'
import type { GrowingSpeech } from './follow-speech.ts'

/** A stream that ends this much before the recording does has been heard to its end. */
const toleranceMs = 250

/** Estimates the duration of a whole text from the times of the words known so far. */
export function estimateDurationMs(text: string, words: readonly WordTiming[]): number {
  const cues = estimateCues(text)
  const last = words.at(-1)
  const wholeMs = cues.at(-1)?.endMs ?? 0
  const cue = last && cues.findLast(({ charStart }) => charStart <= last.charStart)
  return cue ? (last.endMs * wholeMs) / cue.endMs : wholeMs
}

/** Whether a stream that ended at `ms` was complete. */
const endsAt = ({ speech, isAnother }: GrowingSpeech, ms: number) =>
  speech !== undefined && !isAnother && ms > speech.durationMs - toleranceMs

/** Plays the stream, and the downloaded recording from where the stream has nothing more. */
function playStream(growing: GrowingSpeech, outlet: AudioOutlet, events: PlaybackEvents) {
  const { element: audio } = outlet
  const streaming = new AbortController()
  const { signal } = streaming
  let settings: AudioSettings = { rate: 1, volume: 1, reverb: false }
  let whole: VoiceSource | undefined
  /** Whether it should be playing. */
  let isPlayRequested = false
  /** Whether the element has played all it could get. */
  let isStarved = false

  const nowMs = () => audio.currentTime * 1000
  const playWhole = async (fromMs: number) => {
    if (!growing.whole) return
    streaming.abort()
    whole = audioSource(growing.whole)(events, outlet)
    whole.apply(settings)
    if (fromMs > 0) whole.seek(fromMs)
    events.onUpdate()
    if (isPlayRequested) await whole.play()
  }
  const hasHeardAll = () => audio.ended && endsAt(growing, nowMs())
  /** Where the recording continues the stream: a line does not change in the middle of it. */
  const resumeMs = () => (growing.isAnother || hasHeardAll() ? 0 : nowMs())
  /** Ends, or continues where more is known by now; otherwise waits for the next update. */
  const continueStarved = () => {
    if (!isStarved || whole) return
    if (growing.failure) events.onFail(growing.failure)
    else if (hasHeardAll()) {
      isStarved = false
      isPlayRequested = false
      events.onEnd()
    } else if (growing.whole) void playWhole(resumeMs()).catch(events.onPause)
  }
  const onStarved = () => {
    isStarved = true
    continueStarved()
  }
  const onPlaying = () => {
    isStarved = false
  }
  audio.src = growing.streamUrl
  report(audio, { ...events, onEnd: onStarved }, signal, onStarved)
  audio.addEventListener('waiting', onStarved, { signal })
  audio.addEventListener('playing', onPlaying, { signal })
  growing.onUpdate = () => {
    continueStarved()
    if (!whole) events.onUpdate()
  }

  return {
    async play() {
      isPlayRequested = true
      if (growing.failure) await growing.retry()
      if (growing.failure) throw growing.failure
      if (whole) return whole.play()
      if (growing.whole && (audio.ended || audio.error)) return playWhole(resumeMs())
      // Unplayable as a stream, or replaced meanwhile: the recording plays once it is downloaded.
      await audio.play().catch((thrown) => {
        if (!whole && !audio.error) throw thrown
      })
    },
    pause() {
      isPlayRequested = false
      audio.pause()
    },
    seek(ms: number) {
      if (whole) whole.seek(ms)
      else if (growing.whole) void playWhole(ms).catch(events.onPause)
      else audio.currentTime = ms / 1000
    },
    apply(changed: AudioSettings) {
      settings = changed
      applyTo(outlet, changed)
    },
    close() {
      growing.close()
      streaming.abort()
      whole?.close()
    },
  }
}

/**
 * Plays a recording while it is made: the browser streams it, and waits where nothing has arrived yet. The recording is
 * downloaded as soon as it is complete, and used for seeking, for replays, and where the stream breaks off.
 */
export const growingSource =
  (text: string, growing: GrowingSpeech): CreateVoiceSource =>
  (events, shared) => {
    if (growing.whole) return audioSource(growing.whole)(events, shared)
    const outlet = shared ?? audioOutlet()
    const controls = playStream(growing, outlet, events)
    return {
      method: 'voice',
      get words() {
        return growing.words
      },
      get durationMs() {
        return growing.speech?.durationMs ?? estimateDurationMs(text, growing.words)
      },
      get fallback() {
        return growing.speech?.fallback ?? false
      },
      nowMs: () => outlet.element.currentTime * 1000,
      ...controls,
      close() {
        controls.close()
        if (shared) shared.release()
        else outlet.close()
      },
    }
  }
