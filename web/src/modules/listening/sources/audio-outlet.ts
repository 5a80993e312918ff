/**
 * What recordings are played through, one after the other. A browser that let it sound once, at a person's touch, lets it
 * go on later by itself, with the screen locked too; another element would have to be touched again.
 */
export interface AudioOutlet {
  element: HTMLAudioElement
  setReverb(on: boolean): void
  /** Ends what it plays and lets go of it. */
  release(): void
  close(): void
}

export function audioOutlet(): AudioOutlet {
  const element = new Audio()
  element.preservesPitch = true
  let reverb: { set(on: boolean): unknown; close(): void } | undefined
  let loading = false
  let closed = false
  let wanted = false
  const release = () => {
    element.pause()
    element.removeAttribute('src')
  }
  return {
    element,
    release,
    setReverb(on) {
      wanted = on
      if (reverb) reverb.set(on)
      else if (on && !loading) {
        loading = true
        void import('../ambience/reverb.ts').then(({ addReverb }) => {
          if (closed) return
          reverb = addReverb(element)
          reverb.set(wanted)
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
