/** The path prefix of this provider: empty on its own origin, `/id` below the app's. */
export const basePath = (issuer: string): string => new URL(issuer).pathname.replace(/\/$/, '')
