const headerBytes = 27
/** The position of a page on which no packet ends. */
const noPosition = -1n

interface Codec {
  /** Samples per second, the unit of positions. */
  rate: number
  /** Samples at the start that are not played. */
  skip: number
}

/** Detects Opus (RFC 7845) or Vorbis from the first packet. */
function codecOf(packet: Uint8Array): Codec | undefined {
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
  const begins = String.fromCharCode(...packet.subarray(0, 8))
  if (begins === 'OpusHead') return { rate: 48_000, skip: view.getUint16(10, true) }
  if (begins.startsWith('\x01vorbis')) return { rate: view.getUint32(12, true), skip: 0 }
  return undefined
}

/**
 * The playing time of an Ogg file with Opus or Vorbis in milliseconds, from the positions of its pages (RFC 3533).
 * Undefined unless it consists of complete pages of one stream.
 */
export function readOgg(file: Uint8Array): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let codec: Codec | undefined
  let position = 0n
  for (let at = 0; at < file.length; ) {
    if (view.getUint32(at) !== 0x4f676753 || view.getUint32(at + 14) !== view.getUint32(14)) return undefined
    const segments = file.subarray(at + headerBytes, at + headerBytes + view.getUint8(at + 26))
    const body = at + headerBytes + segments.length
    const end = segments.reduce((sum, size) => sum + size, body)
    if (end > file.length) return undefined
    codec ??= codecOf(file.subarray(body, end))
    if (!codec) return undefined
    const reached = view.getBigInt64(at + 6, true)
    if (reached !== noPosition) position = reached
    at = end
  }
  return codec && ((Number(position) - codec.skip) / codec.rate) * 1000
}
