/** What can be used, and what the browser's file picker is asked for. */
export const photoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
const mostBytes = 5 * 1024 * 1024
/** Longer sides would take more memory to open than a phone has. */
const mostPixels = 12_000

/** A picture that was opened, or why it was not, in a sentence. */
export type Photo = { ok: true; picture: ImageBitmap } | { ok: false; why: string }

const refuse = (why: string): Photo => ({ ok: false, why })

/** Why a file cannot be used, as far as can be told before it is opened. */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!photoTypes.some((known) => known === type)) return 'Please choose a PNG, JPEG, WebP or AVIF picture.'
  if (size === 0) return 'That file is empty.'
  if (size > mostBytes) return `That picture has ${(size / 1024 / 1024).toFixed(1)} MB. The most is 5 MB.`
  return undefined
}

/** Opens a chosen file, turned the way it was taken. */
export async function readPhoto(file: File): Promise<Photo> {
  const why = refusal(file)
  if (why) return refuse(why)
  const size = await sizeOf(file)
  if (!size) return refuse('That file could not be opened as a picture. It may be damaged.')
  if (Math.max(size.width, size.height) > mostPixels)
    return refuse(`That picture is ${size.width} by ${size.height} pixels. The most is 12,000 a side.`)
  try {
    return { ok: true, picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    return refuse('That file could not be opened as a picture. It may be damaged.')
  }
}

/** Reads the head of the file only: nothing is unpacked yet. */
function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  return new Promise<{ width: number; height: number } | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(undefined)
    image.src = address
  }).finally(() => URL.revokeObjectURL(address))
}
