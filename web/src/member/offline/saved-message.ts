import { isStorageDisabled } from '#platform/storage-disabled.ts'
import { areCopiesRefused } from './has-copies.ts'

/** The message shown after saving a favourite, which depends on whether this device stores copies. */
export const savedMessage = () =>
  isStorageDisabled() || areCopiesRefused() ? 'Saved.' : 'Saved. It works offline too.'
