import { keepsNothing } from '#platform/keeps-nothing.ts'
import { areCopiesRefused } from './has-copies.eager.ts'

/** What a heart leads to, on this device too or not. */
export const savedMessage = () => (keepsNothing() || areCopiesRefused() ? 'Saved.' : 'Saved. It works offline too.')
