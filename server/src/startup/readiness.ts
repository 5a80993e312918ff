import { type ReadinessPart, readinessParts } from '@glimmer/contract'
import type { App, Readiness } from '#app.ts'

/** How long a part may think about it: a probe gives up soon after. */
const patienceMs = 2_000

async function doesItsWork(works: () => Promise<boolean> | boolean): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(late.resolve, patienceMs, false)
  try {
    return await Promise.race([works(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Watches the parts that are told to it; which one fails is logged when it begins and when it ends. */
export function openReadiness(log: App['log']): Readiness {
  const parts = new Map<ReadinessPart, () => Promise<boolean> | boolean>()
  let before: ReadinessPart | undefined

  async function firstFailing(): Promise<ReadinessPart | undefined> {
    for (const part of readinessParts) {
      const works = parts.get(part)
      if (!works) continue
      try {
        if (!(await doesItsWork(works))) return part
      } catch (err) {
        log.warn({ err, part }, 'a part could not be looked at')
        return part
      }
    }
    return undefined
  }

  return {
    watch: (part, works) => void parts.set(part, works),
    async failing() {
      const part = await firstFailing()
      if (part && part !== before) log.error({ part }, 'not ready')
      if (!part && before) log.info({ part: before }, 'ready again')
      before = part
      return part
    },
  }
}
