import { Tinypool } from 'tinypool'
import type { LinePicture } from './draw-line.ts'

/** The thread's code; the build writes it beside the bundle. */
const filename = new URL(import.meta.url.endsWith('.ts') ? './draw-line.ts' : './draw-line.js', import.meta.url)

let pool: Tinypool | undefined

function startPool() {
  // The thread needs no settings and no secrets, and ends after a minute without a picture.
  const started = new Tinypool({
    filename: filename.href,
    name: 'drawLine',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    env: {},
    execArgv: [],
  })
  // Emitted for a thread that dies while idle: the next picture starts another.
  return started.on('error', () => undefined)
}

/**
 * Draws a line's picture as a PNG, one after another, in a thread of its own. Pixels lie outside V8's heap and have it
 * collected every few dozen pictures, which takes 30 to 100 ms in the thread that answers requests, and 3 ms there.
 */
export async function drawInThread(picture: LinePicture): Promise<Buffer> {
  pool ??= startPool()
  return Buffer.from((await pool.run(picture)) as Uint8Array)
}
