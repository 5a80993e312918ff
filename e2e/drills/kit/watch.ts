import type { Page, Request } from '@playwright/test'

/** Watches the requests of a page from now on. */
export function watch(page: Page) {
  const seen: Request[] = []
  page.on('request', (request) => void seen.push(request))
  const count = (of: (request: Request) => boolean) => seen.filter(of).length
  return {
    /** How often tokens were requested with a refresh token. */
    refreshed: () => count((request) => request.postData()?.includes('grant_type=refresh_token') ?? false),
    /** How often the session was checked silently at the provider in a frame. */
    silent: () => count((request) => request.url().includes('prompt=none')),
    /** The access tokens sent to the API, in order. */
    bearers: () => seen.flatMap((request) => request.headers().authorization?.replace('Bearer ', '') ?? []),
  }
}

/** The latest access token that the page has sent. */
export function bearerOf(seen: ReturnType<typeof watch>): string {
  const token = seen.bearers().at(-1)
  if (!token) throw new Error('The page has shown no token.')
  return token
}
