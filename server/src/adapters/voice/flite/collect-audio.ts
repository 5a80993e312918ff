import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collect once the audio of finished clips exceeds this; left alone, V8 lets it grow to some sixty megabytes. */
const mostBytes = 8_000_000

/**
 * Returns a function that frees the audio of finished clips, to be called between two clips. V8 collects according to
 * its own heap, and audio buffers are outside it: in a thread that does little else, a collection would never be
 * triggered.
 */
export function audioCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    if (process.memoryUsage().arrayBuffers > mostBytes) collect()
  }
}
