import { saveFile } from '#lib/save-file.ts'

/** `closed` where the person closed the device's own sheet again. */
export type Outcome = 'shared' | 'saved' | 'closed'

const fileOf = (picture: Blob) => new File([picture], 'glimmer.png', { type: 'image/png' })

/** Whether this device has a sheet of its own to share a picture with. */
export const canHandOver = (picture: Blob): boolean => navigator.canShare?.({ files: [fileOf(picture)] }) ?? false

/** Saves a picture where the browser saves downloads. */
export const savePicture = (picture: Blob) => saveFile(picture, 'glimmer.png')

/** Hands a picture to the device's own sharing, or saves it where there is none. */
export async function handOver(picture: Blob): Promise<Outcome> {
  if (canHandOver(picture)) {
    try {
      await navigator.share({ files: [fileOf(picture)] })
      return 'shared'
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'closed'
      // Refused, or no app to share with: the picture is still theirs.
    }
  }
  savePicture(picture)
  return 'saved'
}
