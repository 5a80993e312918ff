import type { Push, PushMessage, PushOutcome, PushTarget } from '#ports/push.ts'
import { withDeadline } from '../resilience/with-deadline.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** Sends a request to a push service. */
export type PushTransport = (url: string, init: RequestInit) => Promise<{ status: number }>

const timeoutMs = 10_000
/** How long a service may hold an undeliverable message: an older reminder is useless. */
const maxAgeSeconds = 3600

/** Errors after which the message was certainly not delivered; after any other it may have been. */
const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'])
const codeOf = (error: unknown) => (error as { cause?: { code?: string } } | undefined)?.cause?.code ?? ''

function meaningOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) return 'later'
  return status < 300 ? 'sent' : 'lost'
}

/** Web Push (RFC 8030) with VAPID (RFC 8292), encrypted for the browser (RFC 8291). Redirects are not followed. */
export function webPush(keys: () => Promise<VapidKeys>, subject: string, transport: PushTransport = fetch): Push {
  let cachedKeys: VapidKeys | undefined
  const own = async () => {
    cachedKeys ??= await keys()
    return cachedKeys
  }
  const prepare = async ({ endpoint, p256dh, auth }: PushTarget, message: PushMessage) => {
    // Loaded with the first message: many installations send none.
    const { default: library } = await import('web-push')
    return library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...(await own()) },
      TTL: maxAgeSeconds,
      contentEncoding: 'aes128gcm',
      topic: 'reminder',
      urgency: 'normal',
    })
  }
  return {
    publicKey: async () => (await own()).publicKey,
    async send(target, message) {
      try {
        const { endpoint, method, headers, body } = await prepare(target, message)
        const init = { method, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) }
        const { status } = await withDeadline({ provider: 'push', timeoutMs }, (signal) =>
          transport(endpoint, { ...init, signal, redirect: 'manual' }),
        )
        return meaningOf(status)
      } catch (error) {
        return neverReached.has(codeOf(error)) ? 'later' : 'lost'
      }
    },
  }
}
