import type { WordTiming } from '@glimmer/contract'
import { cueIndexAt } from '#lib/cues.ts'
import { stopwatch } from '#lib/stopwatch.ts'
import type { PlaybackEvents, VoiceSource } from '../voice-source.ts'
import { estimateCues } from './estimate-cues.ts'

/**
 * Splits a text from a position on into sentences and where each starts: some browsers fall silent in long passages.
 */
export function sentencesFrom(text: string, start: number) {
  const sentences = [...text.slice(start).matchAll(/[^.!?…]+[.!?…]*["'”’)]*|[.!?…]+/g)]
  return sentences.map(({ 0: sentence, index }) => ({ start: start + index, sentence }))
}

/** The parts of the browser's speech API used here. */
export interface DeviceSpeech {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>
  utter(words: string): SpeechSynthesisUtterance
}

interface SpeechEvents {
  onBegin(): void
  /** The voice has reached the word at this position in the text. */
  onReach(char: number): void
  onEnd(): void
  onFail(): void
}

/** Says a text from a position on; stops reporting once `isOver` returns true. */
function sayFrom(
  text: string,
  start: number,
  { synthesis, utter }: DeviceSpeech,
  isOver: () => boolean,
  to: SpeechEvents,
) {
  const unlessOver = (callback: () => void) => () => {
    if (!isOver()) callback()
  }
  const sentences = sentencesFrom(text, start)
  for (const [index, { start: sentenceStart, sentence }] of sentences.entries()) {
    const utterance = utter(sentence)
    utterance.onboundary = ({ name, charIndex }) => {
      if (name === 'word' && !isOver()) to.onReach(sentenceStart + charIndex)
    }
    utterance.onerror = unlessOver(to.onFail)
    if (index === 0) utterance.onstart = unlessOver(to.onBegin)
    if (index === sentences.length - 1) utterance.onend = unlessOver(to.onEnd)
    synthesis.speak(utterance)
  }
}

/**
 * Tracks the voice's position: from its reports, each of which holds until the next, and by an estimate as long as
 * there are none.
 */
function followReports(words: readonly WordTiming[]) {
  const durationMs = words.at(-1)?.endMs ?? 0
  const watch = stopwatch(() => performance.now())
  let reported = -1
  return {
    ...watch,
    durationMs,
    read() {
      const next = reported < 0 ? undefined : words[reported + 1]
      return Math.min(watch.read(), next ? next.startMs - 1 : durationMs)
    },
    set(ms: number) {
      reported = -1
      watch.set(ms)
    },
    reach(char: number) {
      reported = words.findLastIndex(({ charStart }) => charStart <= char)
      watch.set(words[reported]?.startMs ?? 0)
    },
  }
}

/**
 * Says a line with the device's own voice, which is free and needs no connection. Pausing stops the speech and resuming
 * starts again at the same word, because on some phones the native pause ends the speech.
 */
export function deviceSource(text: string, speech: DeviceSpeech, events: PlaybackEvents): VoiceSource {
  const words = estimateCues(text)
  const place = followReports(words)
  let settings = { rate: 1, volume: 1 }
  let speaking = false
  /** Counts the starts; late reports of an earlier one are ignored. */
  let turn = 0

  const halt = () => {
    turn++
    speaking = false
    place.set(place.read())
    place.stop()
    speech.synthesis.cancel()
  }
  const pause = () => {
    halt()
    events.onPause()
  }
  /** Starts at the word spoken at `ms`. */
  const begin = (ms: number) => {
    halt()
    const thisTurn = turn
    const first = words[Math.max(0, cueIndexAt(words, ms))]
    place.set(first?.startMs ?? 0)
    place.pace(settings.rate)
    speaking = true
    const adjusted = { ...speech, utter: (words: string) => Object.assign(speech.utter(words), settings) }
    return new Promise<void>((resolve, reject) =>
      sayFrom(text, first?.charStart ?? 0, adjusted, () => thisTurn !== turn, {
        onBegin() {
          place.start()
          events.onPlay()
          resolve()
        },
        onReach: place.reach,
        onEnd() {
          halt()
          place.set(place.durationMs)
          events.onEnd()
        },
        onFail() {
          pause()
          reject(new Error('This device’s voice isn’t working.'))
        },
      }),
    )
  }
  const beginAgain = (ms: number) => void begin(ms).catch(() => undefined)

  return {
    method: 'device',
    words,
    durationMs: place.durationMs,
    fallback: false,
    nowMs: place.read,
    play: () => begin(place.read() >= place.durationMs ? 0 : place.read()),
    pause: () => speaking && pause(),
    seek: (ms) => (speaking ? beginAgain(ms) : place.set(ms)),
    apply({ rate, volume }) {
      const changed = rate !== settings.rate
      settings = { rate, volume }
      if (changed && speaking) beginAgain(place.read())
    },
    close: halt,
  }
}

/** The browser's speech API, speaking in a given voice. */
export const browserSpeech = (voice: SpeechSynthesisVoice): DeviceSpeech => ({
  synthesis: speechSynthesis,
  utter: (words) => Object.assign(new SpeechSynthesisUtterance(words), { voice, lang: voice.lang }),
})
