import { setImmediate as others } from 'node:timers/promises'
import { themes } from '@glimmer/contract'
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
 * it. Returns a function that stops it.
 */
export function preloadBank(): () => void {
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
