import type { Page, Request } from '@playwright/test'

/** What a page asks for from now on. */
export function watch(page: Page) {
  const seen: Request[] = []
  page.on('request', (request) => void seen.push(request))
  const count = (of: (request: Request) => boolean) => seen.filter(of).length
  return {
    /** How often tokens were asked for with a refresh token. */
    refreshed: () => count((request) => request.postData()?.includes('grant_type=refresh_token') ?? false),
    /** How often the provider was asked in a frame who is there. */
    silent: () => count((request) => request.url().includes('prompt=none')),
    /** The access tokens that were shown to the API, in their order. */
    bearers: () => seen.flatMap((request) => request.headers().authorization?.replace('Bearer ', '') ?? []),
  }
}

/** The access token the page has shown last. */
export function bearerOf(seen: ReturnType<typeof watch>): string {
  const token = seen.bearers().at(-1)
  if (!token) throw new Error('The page has shown no token.')
  return token
}
