import { type ReadinessPart, readinessParts } from '@glimmer/contract'
import type { App, Readiness } from '#app.ts'

/** How long a check may take: probes give up shortly after. */
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

/** Runs the registered checks; logs which part fails when it begins to fail and when it recovers. */
export function openReadiness(log: App['log']): Readiness {
  const parts = new Map<ReadinessPart, () => Promise<boolean> | boolean>()
  let before: ReadinessPart | undefined

  async function isWorking(part: ReadinessPart): Promise<boolean> {
    try {
      return await doesItsWork(parts.get(part) ?? (() => true))
    } catch (err) {
      log.warn({ err, part }, 'a part could not be looked at')
      return false
    }
  }

  async function firstFailing(): Promise<ReadinessPart | undefined> {
    for (const part of readinessParts) if (!(await isWorking(part))) return part
    return undefined
  }

  /** Draining is no fault: the app was told to stop. */
  const announce = (part: ReadinessPart) =>
    part === 'draining' ? log.info({ part }, 'draining') : log.error({ part }, 'not ready')

  return {
    watch: (part, works) => void parts.set(part, works),
    states: () =>
      Promise.all(
        readinessParts.filter((part) => parts.has(part)).map(async (part) => ({ part, works: await isWorking(part) })),
      ),
    async failing() {
      const part = await firstFailing()
      if (part && part !== before) announce(part)
      if (!part && before) log.info({ part: before }, 'ready again')
      before = part
      return part
    },
  }
}
