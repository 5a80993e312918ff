import type { TutorialStatus } from '@glimmer/contract'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, signUp, test } from '#fixtures.ts'

const film = '**/api/videos/tutorial-onboarding'
const dialog = (page: Page) => page.getByRole('dialog')
const control = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function openFromMenu(page: Page) {
  await page.getByRole('button', { name: 'User', exact: true }).click()
  await page.getByRole('button', { name: 'Watch Tutorial', exact: true }).click()
}

/** What the server has stored of this user, requested with the page's own token. */
async function statusOf(page: Page): Promise<TutorialStatus> {
  const [request] = await Promise.all([page.waitForRequest('**/api/users/tutorial/status'), page.reload()])
  const headers = { authorization: request.headers().authorization ?? '' }
  return (await page.request.get('/api/users/tutorial/status', { headers })).json()
}

const video = (page: Page) => dialog(page).locator('video')
const play = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.play())
/** Seeks to a part of the film, 0 to 1. */
const seek = (page: Page, part: number) =>
  video(page).evaluate((film: HTMLVideoElement, to) => {
    film.currentTime = film.duration * to
  }, part)
const filmState = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    return { seconds: video?.currentTime ?? 0, paused: video?.paused, cues: video?.textTracks[0]?.cues?.length ?? 0 }
  })

test('offers the film once, plays it with captions, and saves that it was watched', async ({ page, visitor }) => {
  await signUp(page, visitor)
  const offer = page.getByRole('region', { name: 'Tutorial', exact: true })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Watch the film' }).click()

  await test.step('it plays and shows its captions', async () => {
    await expect(dialog(page)).toHaveAccessibleName('Welcome to Glimmer')
    await expect(video(page)).toBeFocused()
    await expectAccessible(page)
    await play(page)
    await expect.poll(async () => (await filmState(page)).seconds).toBeGreaterThan(0.5)
    expect((await filmState(page)).cues).toBeGreaterThan(8)
    expect(await page.evaluate(() => document.querySelector('video')?.textTracks[0]?.mode)).toBe('showing')
  })

  await test.step('each quarter reaches the server once, and so does the end', async () => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/tutorial/') && request.method() !== 'GET')
        requests.push(`${request.url().split('/').at(-1)} ${request.postData() ?? ''}`.trim())
    })
    await seek(page, 0.6)
    await expect.poll(() => requests.length).toBe(2)
    await seek(page, 0.3)
    await expect.poll(async () => (await filmState(page)).seconds).toBeGreaterThan(1)
    await seek(page, 0.98)
    await expect.poll(() => requests.at(-1)).toBe('complete')
    expect(requests).toEqual([
      'progress {"percentage":25}',
      'progress {"percentage":50}',
      'progress {"percentage":75}',
      'progress {"percentage":100}',
      'complete',
    ])
  })

  await test.step('closing it afterwards changes nothing, and it is not offered again', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(offer).toBeHidden()
    expect(await statusOf(page)).toEqual({ status: 'completed', percentage: 100, milestones: [25, 50, 75, 100] })
    await expect(offer).toBeHidden()
  })
})

test('opens the film from the menu, plays it after a Retry, and saves that the offer was dismissed', async ({
  page,
  visitor,
  faults,
}) => {
  await page.clock.install()
  await signUp(page, visitor)
  await page.route(film, (route) => route.fulfill({ status: 503 }))
  await openFromMenu(page)
  const failed = dialog(page).getByRole('heading', { name: 'Video Unavailable' })
  // It is tried four times, with pauses.
  await expect.poll(() => page.clock.fastForward(3_000).then(() => failed.isVisible())).toBe(true)
  await expect(dialog(page)).toContainText(
    "Unable to load the tutorial video. You can still explore Glimmer's features.",
  )
  await expectAccessible(page)
  await page.unroute(film)
  await control(page, 'Retry').click()
  await expect(video(page)).toBeVisible()
  ignoreFaults(faults, 'status of 503')

  await play(page)
  await expect.poll(async () => (await filmState(page)).paused).toBe(false)
  await Promise.all([page.waitForResponse('**/tutorial/dismiss'), control(page, 'Close').click()])
  await expect(page.getByRole('button', { name: 'User', exact: true })).toBeFocused()
  expect((await statusOf(page)).status).toBe('dismissed')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Watch the tutorial again' }).click()
  await expect(video(page)).toBeVisible()
})
