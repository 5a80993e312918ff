/** The version of the statements a parent or guardian ticks, and of the page that explains what they agree to. */
export const currentWording = '2026-11-22'

/**
 * The versions with the same substance as the current one: an agreement to any of them is valid. After a change in
 * substance only the new version is listed. Guardians cannot be notified, because no address is stored; the teen asks
 * again.
 */
export const agreedWordings: readonly string[] = [currentWording]
