import { avatarSize, avatarUpload } from '@glimmer/contract'
import type { Metadata, Sharp, SharpOptions } from 'sharp'

/** The time limit for one picture. */
const timeoutSeconds = 10

/** Loaded with the first picture: the library takes 30 MB. */
let library: Promise<typeof import('sharp').default> | undefined
/** Opens a picture within the limits of size and memory. */
export const openPicture = async (bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return (await library)(bytes, { failOn: 'error', limitInputPixels: avatarUpload.pixels, ...options })
}

/** Runs jobs one after another: several large pictures at once would exhaust the server's memory. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
/** Two queues, so that our own drawings do not wait behind users' photographs. */
const [drawings, photographs] = [oneByOne(), oneByOne()]

/** Opaque pixels, as RGBA bytes. */
interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Paints and encodes a drawing of ours as PNG. Smooth gradients hardly get smaller on higher levels of compression,
 * which take several times as long.
 */
export const encodePng = (paint: () => Pixels): Promise<Buffer> =>
  drawings(async () => {
    const { data, width, height } = paint()
    const image = await openPicture(data, { raw: { width, height, channels: 4 } })
    return image.removeAlpha().png({ compressionLevel: 3 }).toBuffer()
  })

const toSquare = async (bytes: Uint8Array) =>
  (await openPicture(bytes))
    .autoOrient()
    .resize(avatarSize, avatarSize, { fit: 'cover' })
    .timeout({ seconds: timeoutSeconds })
    .webp({ quality: 84, effort: 3 })
    .toBuffer()

/** Encodes a drawing of ours as WebP, 512 by 512. */
export const encodeSvg = (svg: string): Promise<Uint8Array> => drawings(() => toSquare(Buffer.from(svg)))

/** The magic bytes of each picture type: their offset, and their value in Latin-1. */
const signatures = [
  { type: 'image/png', at: 0, mark: '\u0089PNG\r\n' },
  { type: 'image/jpeg', at: 0, mark: '\u00ff\u00d8\u00ff' },
  { type: 'image/webp', at: 8, mark: 'WEBP' },
] as const

/** Detects a file's type from its first bytes, whatever it is called; undefined if it is not an accepted type. */
export function sniffType(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return signatures.find(({ at, mark }) => head.startsWith(mark, at))?.type
}

/** What a decoder may hold of one picture, in bytes; rows that are decoded one by one are not held. */
const decoderBytes = 64_000_000

/** How many bytes of each pixel the decoder holds at once. Plain JPEGs and PNGs are decoded row by row. */
function heldPerPixel({ format, isProgressive = false, channels = 4, depth }: Metadata): number {
  if (format === 'webp') return 4
  if (!isProgressive) return 0
  return channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)
}

/** Why a picture would take too much to decode, by its header; undefined if it would not. */
function tooLarge(header: Metadata): string | undefined {
  const { width, height } = header
  const held = heldPerPixel(header)
  const pixels = Math.min(avatarUpload.pixels, held > 0 ? decoderBytes / held : Infinity)
  if (Math.max(width, height) <= avatarUpload.side && width * height <= pixels) return undefined
  const megapixels = Math.floor(pixels / 1e6)
  return `That picture is too large: keep each side under ${avatarUpload.side} pixels, and ${megapixels} megapixels in all.`
}

export type EncodingResult = { ok: true; webp: Uint8Array } | { ok: false; message: string }

const refuse = (message: string): EncodingResult => ({ ok: false, message })

/**
 * Re-encodes a user's picture: decodes it, applies its orientation, crops it to a square of 512 and encodes it again,
 * so that nothing but pixels remains of the file. The header is checked first, because a small file can unfold into
 * gigabytes. Rejects without doing the work if the sender has disconnected before its turn.
 */
export async function encodeUpload(bytes: Uint8Array, signal?: AbortSignal): Promise<EncodingResult> {
  if (!sniffType(bytes)) return refuse('Choose a PNG, JPEG or WebP picture.')
  try {
    const why = tooLarge(await (await openPicture(bytes, { limitInputPixels: false })).metadata())
    if (why) return refuse(why)
    const webp = await photographs(() => {
      signal?.throwIfAborted()
      return toSquare(bytes)
    })
    return { ok: true, webp }
  } catch {
    signal?.throwIfAborted()
    return refuse('That picture is broken or not whole. Please choose another.')
  }
}
