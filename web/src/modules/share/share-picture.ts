import { saveFile } from '#lib/save-file.ts'

/** `closed` if the user dismissed the device's share sheet. */
export type Outcome = 'shared' | 'saved' | 'closed'

const fileOf = (picture: Blob) => new File([picture], 'glimmer.png', { type: 'image/png' })

/** Whether this device's share sheet accepts a picture. */
export const canSharePicture = (picture: Blob): boolean => navigator.canShare?.({ files: [fileOf(picture)] }) ?? false

/** Downloads a picture. */
export const savePicture = (picture: Blob) => saveFile(picture, 'glimmer.png')

/** Opens the device's share sheet with a picture, or downloads it if there is none. */
export async function sharePicture(picture: Blob): Promise<Outcome> {
  if (canSharePicture(picture)) {
    try {
      await navigator.share({ files: [fileOf(picture)] })
      return 'shared'
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'closed'
      // Refused, or no app to share with: download the picture instead.
    }
  }
  savePicture(picture)
  return 'saved'
}
