import { beforeEach, describe, expect, test } from 'vitest'
import { networkError } from '#platform/api/errors.ts'
import type { AudioOutlet } from './audio-outlet.ts'
import type { Recording } from './audio-source.ts'
import { estimateCues } from './estimate-cues.ts'
import type { GrowingSpeech } from './follow-speech.ts'
import { estimateDurationMs, growingSource } from './growing-source.ts'

const text = 'I can go slowly. One thing at a time is enough for today.'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:whole'
  URL.revokeObjectURL = () => undefined
})

const word = { text: 'I', charStart: 0, charEnd: 1, startMs: 0, endMs: 100 }
const speech = {
  voice: 'emma',
  audioUrl: '',
  durationMs: 4000,
  mime: 'audio/mpeg',
  words: [word],
  timing: 'exact' as const,
  fallback: false,
}
const recording: Recording = { method: 'voice', blob: new Blob(), words: [word], durationMs: 4000 }

/** A stream that plays, its fake audio element, and what the source has reported. */
function playing() {
  const element = Object.assign(new EventTarget(), {
    src: '',
    currentTime: 0,
    paused: true,
    ended: false,
    error: null as object | null,
    play: async () => {
      element.paused = false
      element.dispatchEvent(new Event('play'))
    },
    pause: () => undefined,
  })
  const outlet = { element, setReverb: () => undefined, release: () => undefined } as unknown as AudioOutlet
  const reports: string[] = []
  const growing: GrowingSpeech = {
    streamUrl: '/api/speech/token',
    words: [word],
    isAnother: false,
    onUpdate: () => undefined,
    retry: async () => {
      growing.failure = undefined
      finish()
    },
    close: () => undefined,
  }
  const finish = () => {
    Object.assign(growing, { speech, whole: recording })
    growing.onUpdate()
  }
  const source = growingSource(text, growing)(
    {
      onPlay: () => undefined,
      onPause: () => reports.push('pause'),
      onEnd: () => reports.push('end'),
      onUpdate: () => undefined,
      onFail: ({ code }) => reports.push(String(code)),
    },
    outlet,
  )
  const happens = (type: string, changes: Partial<typeof element>) => {
    Object.assign(element, changes)
    element.dispatchEvent(new Event(type))
  }
  return { element, growing, source, reports, finish, happens }
}

describe('growingSource', () => {
  test('plays the stream, and ends once when all of it was heard', async () => {
    const { element, source, reports, finish, happens } = playing()
    await source.play()
    expect(element.src).toBe('/api/speech/token')
    happens('ended', { currentTime: 3.9, ended: true })
    expect(reports).toEqual([])
    finish()
    expect(reports).toEqual(['end'])
    expect(source.durationMs).toBe(4000)
  })

  test('replays and seeks in the downloaded recording', async () => {
    const { element, source, finish, happens } = playing()
    await source.play()
    finish()
    happens('ended', { currentTime: 3.9, ended: true })
    source.seek(1500)
    expect(element).toMatchObject({ src: 'blob:whole', currentTime: 1.5 })
  })

  test.each([
    ['waits for data', 'waiting', { currentTime: 2 }],
    ['ends early', 'ended', { currentTime: 2, ended: true }],
    ['fails', 'error', { currentTime: 2, error: {} }],
  ])('continues at the same position when the stream %s', async (_, event, changes) => {
    const { element, source, reports, finish, happens } = playing()
    await source.play()
    happens(event, changes)
    expect(element.src).toBe('/api/speech/token')
    finish()
    expect(element).toMatchObject({ src: 'blob:whole', currentTime: 2 })
    expect(reports).toEqual([])
  })

  test('starts again in a recording that differs from the stream', async () => {
    const { element, growing, source, finish, happens } = playing()
    await source.play()
    happens('waiting', { currentTime: 2 })
    element.currentTime = 0
    growing.isAnother = true
    finish()
    expect(element).toMatchObject({ src: 'blob:whole', currentTime: 0 })
  })

  test('reports a failure when everything received was played, and continues on retry', async () => {
    const { element, growing, source, reports, happens } = playing()
    await source.play()
    growing.failure = networkError('unreachable')
    growing.onUpdate()
    expect(reports).toEqual([])
    happens('ended', { currentTime: 2, ended: true })
    expect(reports).toEqual(['unreachable'])
    await source.play()
    expect(element).toMatchObject({ src: 'blob:whole', currentTime: 2 })
  })
})

test('estimateDurationMs is exact to the words known', () => {
  const spoken = estimateCues(text, 8_000)
  expect(estimateDurationMs(text, [])).toBe(estimateCues(text).at(-1)?.endMs)
  expect(estimateDurationMs(text, spoken.slice(0, 4))).toBeCloseTo(8_000)
  expect(estimateDurationMs(text, spoken)).toBeCloseTo(8_000)
})
