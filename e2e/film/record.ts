// node e2e/film/record.ts [dark | light]: records the tutorial film from the built product, in both looks unless one is
// given, and writes it with its captions.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Speech, tutorialFilms } from '@glimmer/contract'
import { type Browser, chromium, devices, type Page, type Request } from '@playwright/test'
import { ensureChromium } from '#chromium.ts'
import { type DailyProduct, startDaily } from '#product.ts'
import { cameraOn, durationOf, type Frame, fitFrames } from './camera.ts'
import { type PlacedSound, writeCaptions } from './captions.ts'
import { encodeFilm } from './encode.ts'
import { narrate, type Sound } from './narrate.ts'
import { pointerOn, showPointer } from './pointer.ts'
import { firstDayAgo, morningZone, prepareAccount, timeAgo } from './prepare-account.ts'
import { type Scene, scenes } from './scenes.ts'

const root = new URL('../..', import.meta.url)
const filmFile = (id: string) => fileURLToPath(new URL(`server/media/${id}.mp4`, root))
const captionsFile = (id: string) => fileURLToPath(new URL(`web/src/modules/tutorial/captions/${id}.vtt`, root))

type Look = keyof typeof tutorialFilms

/** How long a scene is shown before and after its narration. */
const beforeMs = 300
const afterMs = 250
/** How much longer than its narration a scene may be before it is sped up. */
const slackMs = 400

/** The product announces the film as about a minute long. */
const minFilmMs = 60_000
const maxFilmMs = 90_000

async function openPage(browser: Browser, product: DailyProduct, look: Look): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    baseURL: product.url,
    locale: 'en-GB',
    timezoneId: morningZone(),
  })
  // Recording keeps the machine busy.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  await prepareAccount(page, product, look === 'dark')
  await showPointer(page)
  return page
}

/**
 * Records what the product itself says from now on. The returned function stops recording and resolves with the sound,
 * if any.
 */
async function recordSpeech(page: Page) {
  let asked: Request | undefined
  const note = (request: Request) => {
    if (request.url().endsWith('/speak/live')) asked = request
  }
  page.on('request', note)
  return async (): Promise<Sound | undefined> => {
    page.off('request', note)
    if (!asked) return undefined
    const { authorization = '' } = await asked.allHeaders()
    const headers = { authorization }
    const spoken = await page.request.post(asked.url().replace('/live', ''), {
      headers,
      data: { voice: asked.postDataJSON().voice },
    })
    const speech: Speech = await spoken.json()
    const audio = await (await page.request.get(speech.audioUrl, { headers })).body()
    const text = speech.words.map((word) => word.text).join(' ')
    let from = 0
    const words = speech.words.map((word) => {
      const charStart = text.indexOf(word.text, from)
      from = charStart + word.text.length
      return { ...word, charStart, charEnd: from }
    })
    return { text, audio, durationMs: speech.durationMs, words }
  }
}

/** Resolves with the time at which the product starts to speak: when the first word of the line is lit. */
const speechStart = (page: Page) =>
  page
    .locator('main mark')
    .first()
    .waitFor()
    .then(() => Date.now())

async function shoot(page: Page, narration: readonly Sound[], folder: string) {
  const camera = await cameraOn(page, folder)
  const pointer = pointerOn(page)
  const frames: Frame[] = []
  const sounds: PlacedSound[] = []
  let elapsedMs = 0
  const play = async (scene: Scene, words: Sound) => {
    await scene.prepare?.({ page, pointer })
    const heard = scene.heard ? await recordSpeech(page) : undefined
    let spokenAt: number | undefined
    const from = Date.now()
    const shot = await camera.film(async () => {
      const said = pointer.rest(beforeMs + words.durationMs)
      const spoken = scene.heard ? speechStart(page) : undefined
      await Promise.all([said, scene.show({ page, pointer, said })])
      spokenAt = await spoken
      await pointer.rest(afterMs)
    })
    const toldMs = beforeMs + words.durationMs + afterMs
    const own = await heard?.()
    const untilMs = own && spokenAt !== undefined ? spokenAt - from : shot.durationMs
    const endMs = own ? untilMs + own.durationMs + afterMs : shot.durationMs
    const shown = fitFrames(shot.frames, { untilMs, lengthMs: own ? toldMs : toldMs + slackMs, endMs })
    sounds.push({ ...words, atMs: elapsedMs + beforeMs })
    if (own) sounds.push({ ...own, atMs: elapsedMs + Math.min(untilMs, toldMs) - (own.words[0]?.startMs ?? 0) })
    frames.push(...shown)
    elapsedMs += durationOf(shown)
  }
  for (const [index, scene] of scenes.entries()) {
    const words = narration[index]
    if (words) await play(scene, words)
    process.stdout.write(`Scene ${index + 1} of ${scenes.length}, ${Math.round(elapsedMs / 1000)} s\n`)
  }
  return { frames, sounds, elapsedMs }
}

async function record(narration: readonly Sound[], look: Look, folder: string) {
  const id = tutorialFilms[look]
  const product = await startDaily(timeAgo(firstDayAgo))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required', '--hide-scrollbars'],
  })
  try {
    const page = await openPage(browser, product, look)
    const { frames, sounds, elapsedMs } = await shoot(page, narration, folder)
    if (elapsedMs < minFilmMs || elapsedMs > maxFilmMs)
      throw new Error(`The film would be ${Math.round(elapsedMs / 1000)} s long.`)
    const { size, quality } = await encodeFilm(frames, sounds, folder, filmFile(id))
    await writeFile(captionsFile(id), writeCaptions(sounds))
    const rate = Math.round((frames.length / elapsedMs) * 1000)
    process.stdout.write(
      `${look}: ${Math.round(elapsedMs)} ms, ${size} bytes at quality ${quality}, ${rate} pictures a second\n`,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

const narration = await narrate(scenes.map(({ say }) => say))
const named = process.argv[2]
for (const look of (['dark', 'light'] as const).filter((one) => !named || one === named)) {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-film-'))
  try {
    await record(narration, look, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
