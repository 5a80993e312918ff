import { setImmediate as others } from 'node:timers/promises'
import { themes } from '@glimmer/contract'
import type { Writer } from '#ports/writer.ts'
import { linesOf } from '#writing/bank/bank.ts'
import { warmUp } from '#writing/phrasebook/history.ts'

/** Every line in each form it is offered in. */
function* offered(): Generator<string> {
  for (const { text, asYou } of themes.flatMap(linesOf)) {
    yield text
    if (asYou) yield asYou
  }
}

/**
 * Prepares the bank's lines for choosing, between requests once the process is up, so that no request has to wait for
 * it, and has the writer's model loaded. Returns a function that stops the former.
 */
export function preloadBank(writer: Pick<Writer, 'warmUp'>): () => void {
  writer.warmUp?.()
  let isWanted = true
  const read = async () => {
    for (const _ of warmUp(offered())) {
      if (!isWanted) return
      await others()
    }
  }
  void read()
  return () => {
    isWanted = false
  }
}
