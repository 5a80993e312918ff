import type { Page } from '@playwright/test'
import { signUp } from '#fixtures.ts'

const kept = [
  'I notice I’m tired, so I can go gently.',
  'One thing done well is enough for this morning.',
  'When the day speeds up, I’ll put both feet on the floor.',
  'I’m learning to ask for help before I need it.',
]

/** A person with a name, a few lines kept, and the light theme: somebody who has been here for a while. */
export async function setTheStage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('darkMode', 'false'))
  await signUp(page, { email: 'maya@example.test', password: 'quiet lake at dawn' })
  const [request] = await Promise.all([page.waitForRequest('**/api/affirmations/today'), page.reload()])
  const headers = { authorization: request.headers().authorization ?? '' }
  const call = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()}`)
    return response.json()
  }
  await call('PUT', '/users/profile', { username: 'Maya', firstName: 'Maya' })
  await call('POST', '/users/tutorial/complete')
  // The question about counting is answered, and out of the picture.
  await page.getByRole('button', { name: 'No, thank you', exact: true }).click()
  for (const text of kept) {
    const { _id } = await call('POST', '/affirmations', { text })
    await call('POST', `/affirmations/${_id}/favorite`, { isFavorite: true })
  }
}
