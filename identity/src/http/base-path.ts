/** What stands before every path of this provider: nothing at an origin of its own, `/id` below the app's. */
export const basePath = (issuer: string): string => new URL(issuer).pathname.replace(/\/$/, '')
