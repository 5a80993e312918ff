/** The version of what a parent or guardian ticks, and of the page that tells them what they agree to. */
export const currentWording = '2026-11-22'

/**
 * The versions that say the same in substance, so that an agreement to one of them holds. Where the page changes in
 * substance its new version stands here alone: nobody can be written to, for no address is kept, and the teen asks again.
 */
export const agreedWordings: readonly string[] = [currentWording]
