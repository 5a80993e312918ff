import { avatarUpload } from '@glimmer/contract/avatar-styles'

/** An opened picture, or why it could not be opened, as a sentence. */
export type Photo = { ok: true; picture: ImageBitmap } | { ok: false; why: string }

const megabytes = (bytes: number) => `${Number((bytes / 1e6).toFixed(1))} MB`

/** Why a file cannot be used, as far as its type and size show; undefined if it can. */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!avatarUpload.types.some((known) => known === type)) return 'Please choose a PNG, JPEG, WebP or AVIF picture.'
  if (size === 0) return 'That file is empty.'
  if (size > avatarUpload.bytes)
    return `That picture has ${megabytes(size)}. The limit is ${megabytes(avatarUpload.bytes)}.`
  return undefined
}

/** Opens the chosen file, rotated as its EXIF orientation says. */
export async function readPhoto(file: File): Promise<Photo> {
  const why = refusal(file)
  if (why) return { ok: false, why }
  try {
    return { ok: true, picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    return { ok: false, why: 'We couldn’t open that file as a picture. It may be damaged.' }
  }
}
