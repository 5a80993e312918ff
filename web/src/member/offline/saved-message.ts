import { keepsNothing } from '#platform/keeps-nothing.ts'
import { areCopiesRefused } from './has-copies.eager.ts'

/** The message shown after saving a favourite, which depends on whether this device stores copies. */
export const savedMessage = () => (keepsNothing() || areCopiesRefused() ? 'Saved.' : 'Saved. It works offline too.')
