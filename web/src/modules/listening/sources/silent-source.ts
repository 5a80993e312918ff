import { stopwatch } from '#lib/stopwatch.ts'
import type { CreateVoiceSource } from '../voice-source.ts'
import { estimateCues } from './estimate-cues.ts'

/** A source without sound: the words light up at the pace of slow reading. */
export const silentSource =
  (text: string): CreateVoiceSource =>
  (events) => {
    const words = estimateCues(text)
    const durationMs = words.at(-1)?.endMs ?? 0
    const watch = stopwatch(() => performance.now())
    let rate = 1
    let running = false
    let end: ReturnType<typeof setTimeout> | undefined

    const schedule = () => {
      clearTimeout(end)
      if (running) end = setTimeout(finish, Math.max(durationMs - watch.read(), 0) / rate)
    }
    const halt = () => {
      running = false
      watch.stop()
      clearTimeout(end)
    }
    const finish = () => {
      halt()
      events.onEnd()
    }
    return {
      method: 'silent',
      words,
      durationMs,
      fallback: false,
      nowMs: () => Math.min(watch.read(), durationMs),
      async play() {
        if (watch.read() >= durationMs) watch.set(0)
        running = true
        watch.start()
        schedule()
        events.onPlay()
      },
      pause() {
        if (!running) return
        halt()
        events.onPause()
      },
      seek(ms) {
        watch.set(ms)
        schedule()
      },
      apply(settings) {
        rate = settings.rate
        watch.pace(rate)
        schedule()
      },
      close: halt,
    }
  }
