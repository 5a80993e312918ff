import type { AudioOutlet } from '../sources/audio-outlet.ts'

const sampleRate = 8_000
const noiseSeconds = 4
/** Out of 32,768: inaudible beside any voice, but not zero, which a browser would treat as silence. */
const loudest = 24
const headerBytes = 44

/** A 16-bit mono WAV file of noise too quiet to hear. */
function quietNoiseFile(): Uint8Array<ArrayBuffer> {
  const count = sampleRate * noiseSeconds
  const bytes = new Uint8Array(headerBytes + count * 2)
  const view = new DataView(bytes.buffer)
  const write = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, count * 2, true)
  for (let at = 0; at < count; at++)
    view.setInt16(headerBytes + at * 2, Math.round((Math.random() * 2 - 1) * loudest), true)
  return bytes
}

interface KeepAliveEvents {
  /** Called several times a second, even while timers are throttled. */
  onTick(): void
  /** Called when the system, or unplugged headphones, paused it. */
  onPause(): void
  /** Called when the system resumed it. */
  onPlay(): void
}

/**
 * Plays an inaudible sound during rests and while waiting for a slow line: a phone with a locked screen suspends a page
 * as soon as nothing plays, and removes the system's media controls.
 */
export function keepAliveAudio({ element }: AudioOutlet, events: KeepAliveEvents) {
  const url = URL.createObjectURL(new Blob([quietNoiseFile()], { type: 'audio/wav' }))
  let playing: AbortController | undefined
  const play = () => void element.play().catch(() => undefined)
  return {
    begin() {
      if (playing) return play()
      playing = new AbortController()
      const { signal } = playing
      element.src = url
      element.loop = true
      element.playbackRate = 1
      element.addEventListener('timeupdate', events.onTick, { signal })
      // Events arrive late: by then it may have been paused or resumed again.
      element.addEventListener('pause', () => element.paused && events.onPause(), { signal })
      element.addEventListener('play', () => element.paused || events.onPlay(), { signal })
      play()
    },
    pause: () => playing && element.pause(),
    resume: () => playing && play(),
    /** Leaves the element to a recording. */
    end() {
      playing?.abort()
      playing = undefined
      element.loop = false
    },
    close() {
      playing?.abort()
      URL.revokeObjectURL(url)
    },
  }
}
export type KeepAliveAudio = ReturnType<typeof keepAliveAudio>
