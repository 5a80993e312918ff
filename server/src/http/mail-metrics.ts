import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import * as z from 'zod'
import type { App } from '#app.ts'
import { type MailEvent, mailEvents } from '#ports/mailer.ts'
import { shared } from './shared-call.ts'

/** A provider that is slower than this counts as down: the scrape must not wait for it. */
const patienceMs = 1_000

/** What the embedded identity provider counts (identity/src/figures.ts). */
const Figures = z.object({ signIns: z.number(), emailsSent: z.number(), emailsFailed: z.number() })
type Figures = z.output<typeof Figures>

/** Reads the provider's figures: `none` if this process runs no provider, undefined if it does not answer. */
async function readFigures({ config: { identity, role }, log }: App): Promise<Figures | 'none' | undefined> {
  if (identity.kind !== 'embedded' || role === 'worker') return 'none'
  const { via, serviceKey } = identity
  try {
    const headers = { authorization: `Bearer ${serviceKey}` }
    const response = await fetch(`${via}/figures`, { headers, signal: AbortSignal.timeout(patienceMs) })
    return Figures.parse(await response.json())
  } catch (err) {
    log.debug({ err }, 'the identity provider’s figures could not be read')
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
  const read = shared(() => readFigures(app))
  new Counter({
    name: 'emails_total',
    help: 'Emails, by the program that sent them and whether the mail server took them',
    labelNames: ['program', 'outcome'] as const,
    registers,
    async collect() {
      const figures = await read()
      this.reset()
      this.inc({ program: 'app', outcome: 'sent' }, own.sent)
      this.inc({ program: 'app', outcome: 'failed' }, own.failed)
      if (figures === undefined || figures === 'none') return
      this.inc({ program: 'identity', outcome: 'sent' }, figures.emailsSent)
      this.inc({ program: 'identity', outcome: 'failed' }, figures.emailsFailed)
    },
  })
  new Gauge({
    name: 'identity_up',
    help: 'Whether the embedded identity provider answers; absent with another provider',
    registers,
    async collect() {
      const figures = await read()
      if (figures === 'none') this.remove()
      else this.set(figures ? 1 : 0)
    },
  })
  new Counter({
    name: 'identity_sign_ins_total',
    help: 'Sign-ins at the embedded identity provider; absent while it does not answer',
    registers,
    async collect() {
      const figures = await read()
      this.remove()
      if (figures !== undefined && figures !== 'none') this.inc(figures.signIns)
    },
  })
}
