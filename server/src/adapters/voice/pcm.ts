export interface Pcm {
  /** From -1 to 1. */
  samples: Float32Array
  sampleRate: number
}

/** Reads the samples of a mono 16-bit WAV file. Throws on any other file. */
export function readWav(bytes: Uint8Array): Pcm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sampleRate = 0
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    const size = view.getUint32(offset + 4, true)
    const body = offset + 8
    if (name === 'fmt ') {
      if (view.getUint16(body + 2, true) !== 1 || view.getUint16(body + 14, true) !== 16) break
      sampleRate = view.getUint32(body + 4, true)
    }
    if (name === 'data' && sampleRate > 0) {
      const count = Math.floor(Math.min(size, bytes.length - body) / 2)
      return {
        samples: Float32Array.from({ length: count }, (_, i) => view.getInt16(body + i * 2, true) / 32_768),
        sampleRate,
      }
    }
    // Chunks start at even offsets.
    offset = body + size + (size % 2)
  }
  throw new Error('The speech engine gave no mono 16-bit sound.')
}

/** Joins several pieces of audio. */
export function concatenate(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const piece of pieces) {
    all.set(piece, offset)
    offset += piece.length
  }
  return all
}
