import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** A screenshot, and for how many milliseconds it is shown. */
export interface Frame {
  file: string
  ms: number
}

const size = { maxWidth: 1280, maxHeight: 720 }

/** Records a page scene by scene; what happens between the scenes is not in the film. */
export async function cameraOn(page: Page, folder: string) {
  const session = await page.context().newCDPSession(page)
  let screenshots: { file: string; at: number }[] = []
  let count = 0
  let writing: Promise<unknown> = Promise.resolve()
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    void session.send('Page.screencastFrameAck', { sessionId })
    const file = join(folder, `${String(count++).padStart(5, '0')}.jpg`)
    screenshots.push({ file, at: (metadata.timestamp ?? 0) * 1000 })
    writing = Promise.all([writing, writeFile(file, Buffer.from(data, 'base64'))])
  })
  return {
    /** Records until `scene` is over, and resolves with its frames and its duration. */
    async film(scene: () => Promise<void>): Promise<{ frames: Frame[]; durationMs: number }> {
      screenshots = []
      const from = Date.now()
      await session.send('Page.startScreencast', { format: 'jpeg', quality: 88, ...size })
      await scene()
      const to = Date.now()
      await session.send('Page.stopScreencast')
      await writing
      const used = screenshots.filter(({ at }) => at < to)
      const frames = used.map(({ file, at }, index) => ({
        file,
        ms: Math.max(0, (used[index + 1]?.at ?? to) - (index === 0 ? from : at)),
      }))
      return { frames, durationMs: to - from }
    },
  }
}

interface Fit {
  untilMs: number
  lengthMs: number
  endMs: number
}

/**
 * Speeds up what was filmed until `untilMs` if it took longer than `lengthMs`, so that nobody has to watch a busy
 * machine wait. What follows keeps its speed and ends at `endMs`.
 */
export function fitFrames(frames: readonly Frame[], { untilMs, lengthMs, endMs }: Fit): Frame[] {
  const faster = Math.min(1, lengthMs / untilMs)
  const placed = (at: number) => Math.min(at, untilMs) * faster + Math.max(0, Math.min(at, endMs) - untilMs)
  let at = 0
  return frames.map(({ file, ms }) => {
    const from = placed(at)
    at += ms
    return { file, ms: placed(at) - from }
  })
}

/** The total duration of the frames, in milliseconds. */
export const durationOf = (frames: readonly Frame[]) => frames.reduce((sum, { ms }) => sum + ms, 0)
