declare global {
  /** Safari's own, the only one on an iPhone: https://www.w3.org/TR/media-source-2/#managedmediasource-interface */
  var ManagedMediaSource: typeof MediaSource | undefined
}

/** In what a browser takes an MP3 that is still being made. */
export interface Container {
  type: string
  Source: typeof MediaSource
  /** What a piece is turned into before it is appended; made anew for each recording. */
  wrap(): Promise<(piece: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>
}

const asItIs = async () => (piece: Uint8Array<ArrayBuffer>) => piece
const asMp4 = async () => (await import('./mp3-in-mp4.ts')).mp3InMp4()

/** Chromium and Safari take MP3 as it is, Firefox only inside MP4, which without AAC on the machine it calls a video. */
const kinds = [
  { type: 'audio/mpeg', wrap: asItIs },
  { type: 'video/mp4; codecs="mp3"', wrap: asMp4 },
]

/** What this browser plays while it comes; undefined where it plays recordings only once they are whole. */
export function findContainer(): Container | undefined {
  const Source = globalThis.MediaSource ?? globalThis.ManagedMediaSource
  const kind = Source && kinds.find(({ type }) => Source.isTypeSupported(type))
  return kind && { ...kind, Source }
}

export interface SoundStream {
  append(bytes: Uint8Array<ArrayBuffer>): void
  /** No more is coming. */
  end(): void
  /** Lets go of what it holds; the element has to be given something else. */
  close(): void
}

/**
 * Has an element play what is appended from now on. It waits where nothing has come yet. `onUnplayable`: the browser does
 * not take it after all.
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
  // A managed source opens only where the sound cannot go to another device, which would fetch it by itself.
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
