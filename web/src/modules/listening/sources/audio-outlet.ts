/**
 * The audio element that recordings are played through, one after the other. Once a user gesture has unlocked the
 * element, the browser lets it play on by itself, even with the screen locked; a new element would need another
 * gesture.
 */
export interface AudioOutlet {
  element: HTMLAudioElement
  setReverb(on: boolean): void
  /** Stops playback and releases the source. */
  release(): void
  close(): void
}

export function audioOutlet(): AudioOutlet {
  const element = new Audio()
  element.preservesPitch = true
  let reverb: { set(on: boolean): unknown; close(): void } | undefined
  let loading = false
  let closed = false
  let reverbOn = false
  const release = () => {
    element.pause()
    element.removeAttribute('src')
  }
  return {
    element,
    release,
    setReverb(on) {
      reverbOn = on
      if (reverb) reverb.set(on)
      else if (on && !loading) {
        loading = true
        void import('../ambience/reverb.ts').then(({ addReverb }) => {
          if (closed) return
          reverb = addReverb(element)
          reverb.set(reverbOn)
        })
      }
    },
    close() {
      closed = true
      release()
      reverb?.close()
    },
  }
}
