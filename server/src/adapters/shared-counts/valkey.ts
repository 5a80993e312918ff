import type { SharedCounts } from '#ports/shared-counts.ts'
import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 1_000
const maxPauseMs = 10_000

/** Opens the client. Its library is only loaded if there is a server. */
async function openClient(url: string, onTrouble: (trouble: string) => void) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    // Counting does not wait for a server that is away.
    disableOfflineQueue: true,
    socket: { connectTimeout: timeoutMs, reconnectStrategy: (tries) => Math.min(2 ** tries * 50, maxPauseMs) },
  })
  client.on('error', (error: Error) => onTrouble(error.message))
  const connecting = client.connect()
  // Callers that await it see the error; the client keeps reconnecting.
  connecting.catch(() => undefined)
  return { client, connecting }
}

/**
 * Shared counts in Valkey or Redis, which expires a count when its window ends. Connects at the first count, and
 * reconnects when cut off.
 */
export function valkeyCounts(url: string, { onTrouble }: { onTrouble: (trouble: string) => void }): SharedCounts {
  let opened: ReturnType<typeof openClient> | undefined
  return {
    async add({ name, endsAt }, counts) {
      opened ??= openClient(url, onTrouble)
      const { client, connecting } = await opened
      if (!client.isReady) await withDeadline({ provider: 'valkey', timeoutMs }, () => connecting)
      const keys = [...counts.keys()]
      const answers = await Promise.all(
        keys.map((key) => {
          const redisKey = `glimmer:${name}:${endsAt}:${key}`
          return client
            .multi()
            .incrBy(redisKey, counts.get(key) ?? 0)
            .pExpireAt(redisKey, endsAt)
            .exec()
        }),
      )
      return new Map(keys.map((key, index) => [key, Number(answers[index]?.[0])]))
    },
    async close() {
      if (opened) (await opened).client.destroy()
    },
  }
}
