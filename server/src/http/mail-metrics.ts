import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import * as z from 'zod'
import type { App } from '#app.ts'
import { type MailEvent, mailEvents } from '#ports/mailer.ts'
import { shareCalls } from './shared-call.ts'

/** A provider that is slower than this counts as down: the scrape must not wait for it. */
const patienceMs = 1_000

/** What the embedded identity provider counts (identity/src/metrics.ts). */
const IdentityMetrics = z.object({ signIns: z.number(), emailsSent: z.number(), emailsFailed: z.number() })
type IdentityMetrics = z.output<typeof IdentityMetrics>

/** Reads the provider's metrics: `none` if this process runs no provider, undefined if it does not answer. */
async function readIdentityMetrics({
  config: { identity, role },
  log,
}: App): Promise<IdentityMetrics | 'none' | undefined> {
  if (identity.kind !== 'embedded' || role === 'worker') return 'none'
  const { via, serviceKey } = identity
  try {
    const headers = { authorization: `Bearer ${serviceKey}` }
    const response = await fetch(`${via}/metrics`, { headers, signal: AbortSignal.timeout(patienceMs) })
    return IdentityMetrics.parse(await response.json())
  } catch (err) {
    log.debug({ err }, 'the identity provider’s metrics could not be read')
    return undefined
  }
}

/** Counts the emails of this process. */
function countOwn(server: FastifyInstance) {
  const own = { sent: 0, failed: 0 }
  const listen = (message: unknown) => {
    own[(message as MailEvent).outcome]++
  }
  subscribe(mailEvents, listen)
  server.addHook('onClose', async () => void unsubscribe(mailEvents, listen))
  return own
}

/**
 * Adds counts of emails, and of what the embedded identity provider does. The provider is asked once a scrape, and its
 * counts begin again when it is restarted, as a counter may.
 */
export function registerMailAndIdentityMetrics(server: FastifyInstance, register: Registry, app: App): void {
  const registers = [register]
  const own = countOwn(server)
  const read = shareCalls(() => readIdentityMetrics(app))
  new Counter({
    name: 'emails_total',
    help: 'Emails, by the program that sent them and whether the mail server took them',
    labelNames: ['program', 'outcome'] as const,
    registers,
    async collect() {
      const metrics = await read()
      this.reset()
      this.inc({ program: 'app', outcome: 'sent' }, own.sent)
      this.inc({ program: 'app', outcome: 'failed' }, own.failed)
      if (metrics === undefined || metrics === 'none') return
      this.inc({ program: 'identity', outcome: 'sent' }, metrics.emailsSent)
      this.inc({ program: 'identity', outcome: 'failed' }, metrics.emailsFailed)
    },
  })
  new Gauge({
    name: 'identity_up',
    help: 'Whether the embedded identity provider answers; absent with another provider',
    registers,
    async collect() {
      const metrics = await read()
      if (metrics === 'none') this.remove()
      else this.set(metrics ? 1 : 0)
    },
  })
  new Counter({
    name: 'identity_sign_ins_total',
    help: 'Sign-ins at the embedded identity provider; absent while it does not answer',
    registers,
    async collect() {
      const metrics = await read()
      this.remove()
      if (metrics !== undefined && metrics !== 'none') this.inc(metrics.signIns)
    },
  })
}
