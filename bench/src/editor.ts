import type { BrowserContext } from '@playwright/test'
import { type Figure, median, percentile } from './report.ts'

const changes = 40
const surprises = 15

/** What a person does in the editor, timed where they see it; runs in the page. */
async function useEditor([turns, faces]: readonly [number, number]) {
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const frame = () => new Promise<number>((begin) => requestAnimationFrame(begin))
  /** Passed on by the browser once the frame it was sent in is painted. */
  const painted = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(null)
    })
  const parts = () =>
    [...document.querySelectorAll('fieldset')].filter((group) =>
      ['Eyes', 'Mouth', 'Background'].includes(group.querySelector('legend')?.textContent ?? ''),
    )
  const picture = () => document.querySelector<HTMLImageElement>('img[alt^="Your avatar"]')

  /** From the press, at the beginning of a frame, until the large picture stands decoded in a painted one. */
  const change = async (turn: number) => {
    const radios = parts().flatMap((group) => [...group.querySelectorAll<HTMLInputElement>('input:not(:checked)')])
    const before = picture()?.src
    await frame()
    const start = performance.now()
    radios[turn % radios.length]?.click()
    await Promise.resolve()
    if (picture()?.src === before) await frame()
    const drawn = performance.now()
    await picture()?.decode()
    await painted()
    const { duration } = performance.measure('change', { start })
    return picture()?.src === before ? undefined : { drawn: drawn - start, painted: duration }
  }
  const times: { drawn: number; painted: number }[] = []
  for (let turn = 0; turn < turns; turn++) {
    const time = await change(turn)
    if (time) times.push(time)
    await pause(300)
  }

  /** All previews in sight take a new face; the last one to change ends the count. */
  const surprise = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Surprise me'),
  )
  let previews = 0
  let last = 0
  const watch = new MutationObserver((found) => {
    previews += found.length
    last = performance.now()
  })
  watch.observe(document.body, { subtree: true, attributeFilter: ['src'] })
  let busy = 0
  for (let turn = 0; turn < faces; turn++) {
    const start = performance.now()
    surprise?.click()
    await pause(400)
    busy += Math.max(0, last - start)
  }
  return { times, perSecond: (previews / busy) * 1000 }
}

/** How the avatar editor feels in a real browser: a change until it is seen, and previews in a second. */
export async function benchEditor(context: BrowserContext, home: string): Promise<Figure[]> {
  const page = await context.newPage()
  await page.goto(`${home}/avatar-editor`, { waitUntil: 'networkidle' })
  const { times, perSecond } = await page.evaluate(useEditor, [changes, surprises] as const)
  await page.close()
  const painted = times.map((time) => time.painted)
  return [
    {
      what: 'a change in the avatar editor, handled and drawn, p50',
      value: median(times.map(({ drawn }) => drawn)),
      unit: 'ms',
    },
    { what: 'a change in the avatar editor until it is painted, p50', value: median(painted), unit: 'ms', limit: 16 },
    { what: 'a change in the avatar editor until it is painted, p95', value: percentile(painted, 0.95), unit: 'ms' },
    { what: 'previews in the avatar editor, a second', value: perSecond, unit: '' },
  ]
}
