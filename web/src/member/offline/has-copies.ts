import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'
import { isStorageDisabled } from '#platform/storage-disabled.ts'

const key = 'glimmer.kept'

/**
 * Whether this device holds offline copies. Checked before the code that reads them is loaded, so that a visitor never
 * downloads that code.
 */
export const hasOfflineCopies = (): boolean => readItem(key) === '1'

export function markOfflineCopies(there: boolean) {
  if (there) writeItem(key, '1')
  else removeItem(key)
}

const pictureKey = 'glimmer.own-picture'

/** Whether this device holds a picture of somebody's to show behind their line; checked before code is loaded, too. */
export const hasOwnPicture = (): boolean => readItem(pictureKey) === '1'

export function markOwnPicture(there: boolean) {
  if (there) writeItem(pictureKey, '1')
  else removeItem(pictureKey)
}

let refused = false

/** Whether the browser refused the last copies, for lack of space or of permission. */
const areCopiesRefused = () => refused

export const markCopiesRefused = (are: boolean) => {
  refused = are
}

/** The message shown after saving a favourite, which depends on whether this device stores copies. */
export const savedMessage = () =>
  isStorageDisabled() || areCopiesRefused() ? 'Saved.' : 'Saved. It works offline too.'
