import { eraseAll, eraseAnswers } from './device-store.ts'

/**
 * Erases what this device keeps of anybody for reading offline: at a sign-out and when an account is deleted. Never
 * rejects: a browser that refuses storage holds nothing.
 */
export const forgetDevice = (): Promise<void> => eraseAll().catch(() => undefined)

/** Erases what could be read, and leaves what waits to be sent: a session has ended by itself. */
export const forgetAnswers = (): Promise<void> => eraseAnswers().catch(() => undefined)
