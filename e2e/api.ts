import type { Page } from '@playwright/test'

/**
 * Calls the API as the user of the page, with the token of a request that the page itself makes when it is reloaded.
 * The returned function sends `data` as JSON and resolves with the parsed reply; it throws if the request is refused.
 */
export async function apiOf(page: Page) {
  const [request] = await Promise.all([page.waitForRequest('**/api/affirmations/today'), page.reload()])
  const headers = { authorization: request.headers().authorization ?? '' }
  return async <Reply>(method: string, path: string, data?: object): Promise<Reply> => {
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
}
