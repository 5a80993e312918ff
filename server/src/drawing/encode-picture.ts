import { avatarSize, avatarUpload } from '@glimmer/contract'
import type { Sharp, SharpOptions } from 'sharp'

/** The time limit for one picture. */
const timeoutSeconds = 10

/** Loaded with the first picture: the library takes 30 MB. */
let library: Promise<typeof import('sharp').default> | undefined
const open = async (bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> => {
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

const toSquare = async (bytes: Uint8Array) =>
  (await open(bytes))
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
  { type: 'image/avif', at: 4, mark: 'ftypavi' },
] as const

/** Detects a file's type from its first bytes, whatever it is called; undefined if it is not an accepted type. */
function sniffType(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return signatures.find(({ at, mark }) => head.startsWith(mark, at))?.type
}

export type EncodingResult = { ok: true; webp: Uint8Array } | { ok: false; message: string }

const refuse = (message: string): EncodingResult => ({ ok: false, message })

/**
 * Re-encodes a user's picture: decodes it, applies its orientation, crops it to a square of 512 and encodes it again,
 * so that nothing but pixels remains of the file. The dimensions are checked first, because a small file can unfold
 * into gigabytes. Rejects without doing the work if the sender has disconnected before its turn.
 */
export async function encodeUpload(bytes: Uint8Array, signal?: AbortSignal): Promise<EncodingResult> {
  if (!sniffType(bytes)) return refuse('Choose a PNG, JPEG, WebP or AVIF picture.')
  try {
    const { width, height } = await (await open(bytes, { limitInputPixels: false })).metadata()
    if (Math.max(width, height) > avatarUpload.side || width * height > avatarUpload.pixels)
      return refuse(
        `That picture is too large: keep each side under ${avatarUpload.side} pixels, and 24 megapixels in all.`,
      )
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
