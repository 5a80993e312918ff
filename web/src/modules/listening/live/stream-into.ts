declare global {
  /** Safari only, and the only one on iPhone: https://www.w3.org/TR/media-source-2/#managedmediasource-interface */
  var ManagedMediaSource: typeof MediaSource | undefined
}

/** The container in which a browser plays an MP3 that is still being generated. */
export interface Container {
  type: string
  Source: typeof MediaSource
  /** Creates the function that converts a piece before it is appended; a new one for each recording. */
  wrap(): Promise<(piece: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>
}

const asItIs = async () => (piece: Uint8Array<ArrayBuffer>) => piece
const asMp4 = async () => (await import('./mp3-in-mp4.ts')).mp3InMp4()

/**
 * Chromium and Safari take plain MP3. Firefox takes it only inside MP4, and without AAC on the machine only as video.
 */
const kinds = [
  { type: 'audio/mpeg', wrap: asItIs },
  { type: 'video/mp4; codecs="mp3"', wrap: asMp4 },
]

/** The container this browser can stream; undefined if it plays only complete recordings. */
export function findContainer(): Container | undefined {
  const Source = globalThis.MediaSource ?? globalThis.ManagedMediaSource
  const kind = Source && kinds.find(({ type }) => Source.isTypeSupported(type))
  return kind && { ...kind, Source }
}

export interface SoundStream {
  append(bytes: Uint8Array<ArrayBuffer>): void
  /** Call when no more is coming. */
  end(): void
  /** Releases its resources; the element then needs another source. */
  close(): void
}

/**
 * Makes an element play what is appended from now on; it waits where nothing has arrived yet. `onUnplayable` is called
 * if the browser cannot play it after all.
 */
export function streamInto(
  audio: HTMLAudioElement,
  { type, Source }: Container,
  onUnplayable: () => void,
): SoundStream {
  const source = new Source()
  const url = URL.createObjectURL(source)
  const waiting: Uint8Array<ArrayBuffer>[] = []
  let buffer: SourceBuffer | undefined
  let isWhole = false
  const unlessRefused = (work: () => void) => () => {
    try {
      work()
    } catch {
      onUnplayable()
    }
  }
  const next = unlessRefused(() => {
    if (!buffer || buffer.updating || source.readyState !== 'open') return
    const bytes = waiting.shift()
    if (bytes) buffer.appendBuffer(bytes)
    else if (isWhole) source.endOfStream()
  })
  const open = unlessRefused(() => {
    buffer = source.addSourceBuffer(type)
    buffer.addEventListener('updateend', next)
    next()
  })
  source.addEventListener('sourceopen', open, { once: true })
  // A managed source opens only if remote playback is off: another device would have to fetch the sound itself.
  audio.disableRemotePlayback = Source === globalThis.ManagedMediaSource
  audio.src = url
  return {
    append(bytes) {
      if (bytes.length > 0) waiting.push(bytes)
      next()
    },
    end() {
      isWhole = true
      next()
    },
    close() {
      source.removeEventListener('sourceopen', open)
      buffer?.removeEventListener('updateend', next)
      audio.disableRemotePlayback = false
      URL.revokeObjectURL(url)
    },
  }
}
