// node e2e/film/record.ts: records the tutorial film from the built product, and writes it with its captions.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tutorialVideo } from '@glimmer/contract'
import { type Browser, chromium, devices, type Page, type Response } from '@playwright/test'
import { startProduct } from '#product.ts'
import { cameraOn, type Frame } from './camera.ts'
import { type Placed, writeCaptions } from './captions.ts'
import { cut } from './cut.ts'
import { handOn, showPointer } from './hand.ts'
import { narrate, type Sound } from './narrate.ts'
import { lengthOf, pace } from './pace.ts'
import { type Scene, scenes } from './scenes.ts'
import { setTheStage } from './set-the-stage.ts'

const root = new URL('../../', import.meta.url)
const filmFile = fileURLToPath(new URL(`server/media/${tutorialVideo}.mp4`, root))
const captionsFile = fileURLToPath(new URL(`web/src/modules/tutorial/captions/${tutorialVideo}.vtt`, root))

/** The narrator waits for the picture, and the picture for the narrator's last word, in milliseconds. */
const before = 350
const after = 350
/** How long a scene may last beyond its words before it is shown faster, in milliseconds. */
const slack = 700

/** The film is a minute or so, as it is offered, in milliseconds. */
const shortest = 60_000
const longest = 90_000

/** In the film it is always half past nine or so in the morning: a zone is chosen in which it is. */
function morning(): string {
  const ahead = ((9 - new Date().getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    baseURL: url,
    locale: 'en-GB',
    timezoneId: morning(),
  })
  // A machine that records is a busy machine.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  await setTheStage(page)
  await showPointer(page)
  return page
}

/** What the product itself says from now on, and when it begins to; nothing when it is silent. */
async function listenTo(page: Page) {
  const answers: { speech?: Promise<Omit<Sound, 'audio' | 'text'>>; audio?: Buffer } = {}
  const hear = (response: Response) => {
    if (response.url().endsWith('/speak')) answers.speech = response.json()
  }
  page.on('response', hear)
  // The browser lets go of what it has handed to the page: the recording is taken on its way there.
  await page.route('**/api/affirmations/*/audio/*', async (route) => {
    const response = await route.fetch()
    answers.audio = await response.body()
    await route.fulfill({ response, body: answers.audio })
  })
  return async (): Promise<Sound | undefined> => {
    page.off('response', hear)
    await page.unroute('**/api/affirmations/*/audio/*')
    const { audio } = answers
    const speech = await answers.speech
    if (!speech || !audio) return undefined
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

/** When the product begins to speak: the first lit word of the line is its own clock. */
const begins = (page: Page) =>
  page
    .locator('main mark')
    .first()
    .waitFor()
    .then(() => Date.now())

async function shoot(page: Page, told: readonly Sound[], folder: string) {
  const camera = await cameraOn(page, folder)
  const hand = handOn(page)
  const frames: Frame[] = []
  const sounds: Placed[] = []
  let elapsed = 0
  const play = async (scene: Scene, words: Sound) => {
    await scene.prepare?.({ page, hand })
    const heard = scene.heard ? await listenTo(page) : undefined
    let spokenAt: number | undefined
    const from = Date.now()
    const shot = await camera.film(async () => {
      const said = hand.rest(before + words.durationMs)
      const spoken = scene.heard ? begins(page) : undefined
      await Promise.all([said, scene.show({ page, hand, said })])
      spokenAt = await spoken
      await hand.rest(after)
    })
    const told = before + words.durationMs + after
    const own = await heard?.()
    const until = own && spokenAt !== undefined ? spokenAt - from : shot.durationMs
    const end = own ? until + own.durationMs + after : shot.durationMs
    const paced = pace(shot.frames, { until, length: own ? told : told + slack, end })
    sounds.push({ ...words, atMs: elapsed + before })
    if (own) sounds.push({ ...own, atMs: elapsed + Math.min(until, told) - (own.words[0]?.startMs ?? 0) })
    frames.push(...paced)
    elapsed += lengthOf(paced)
  }
  for (const [index, scene] of scenes.entries()) {
    const words = told[index]
    if (words) await play(scene, words)
    process.stdout.write(`Scene ${index + 1} of ${scenes.length}, ${Math.round(elapsed / 1000)} s\n`)
  }
  return { frames, sounds, elapsed }
}

async function record(folder: string) {
  const told = await narrate(scenes.map(({ say }) => say))
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required', '--hide-scrollbars'],
  })
  try {
    const page = await openPage(browser, product.url)
    const { frames, sounds, elapsed } = await shoot(page, told, folder)
    if (elapsed < shortest || elapsed > longest)
      throw new Error(`The film would be ${Math.round(elapsed / 1000)} s long.`)
    const { size, quality } = await cut(frames, sounds, folder, filmFile)
    await writeFile(captionsFile, writeCaptions(sounds))
    const rate = Math.round((frames.length / elapsed) * 1000)
    process.stdout.write(`${Math.round(elapsed)} ms, ${size} bytes at quality ${quality}, ${rate} pictures a second\n`)
  } finally {
    await browser.close()
    await product.stop()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'glimmer-film-'))
try {
  await record(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
