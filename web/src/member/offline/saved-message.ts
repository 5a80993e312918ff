import { keepsNothing } from '#platform/keeps-nothing.ts'

/** What a heart leads to, on this device too or not. */
export const savedMessage = () => (keepsNothing() ? 'Saved.' : 'Saved. It works offline too.')
