import type { Page } from '@playwright/test'

/** The token that a page sent last. */
const tokens = new WeakMap<Page, string>()

/** Remembers the token of each request of a page, for `apiOf`. */
export function rememberToken(page: Page) {
  page.on('request', (request) => {
    const { authorization } = request.headers()
    if (authorization && request.url().includes('/api/')) tokens.set(page, authorization)
  })
}

async function tokenAfterReload(page: Page): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest('**/api/affirmations/today'), page.reload()])
  return request.headers().authorization ?? ''
}

/**
 * Calls the API as the user of the page, with the token of a request of the page itself: it is reloaded if none was
 * seen. The returned function sends `data` as JSON and resolves with the parsed reply; it throws if the request is
 * refused.
 */
export async function apiOf(page: Page) {
  const headers = { authorization: tokens.get(page) ?? (await tokenAfterReload(page)) }
  return async <Reply>(method: string, path: string, data?: object): Promise<Reply> => {
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
}
