import { createHash, timingSafeEqual } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#app.ts'
import { type CallEvent, callEvents } from '#ports/call-events.ts'
import { Problem } from '#problem.ts'
import { registerBackupMetrics } from './backup-metrics.ts'
import { countMisreadings } from './care-metrics.ts'
import { registerMailAndIdentityMetrics } from './mail-metrics.ts'
import { registerQueueMetrics } from './queue-metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Counts calls to external providers. */
function countOutsideCalls(server: FastifyInstance, register: Registry) {
  const labelled = { labelNames: ['provider'] as const, registers: [register] }
  const retries = new Counter({ name: 'outside_call_retries_total', help: 'Second tries, by provider', ...labelled })
  const timeouts = new Counter({
    name: 'outside_call_timeouts_total',
    help: 'Calls given up, by provider',
    ...labelled,
  })
  const breakers = new Gauge({
    name: 'outside_breaker_open',
    help: 'Whether the breaker turns callers away, by provider: 0 closed, 0.5 half-open, 1 open; set when it first changes',
    ...labelled,
  })
  const values = { closed: 0, 'half-open': 0.5, open: 1 }
  const listen = (message: unknown) => {
    const event = message as CallEvent
    const { provider } = event
    if (event.kind === 'breaker') breakers.set({ provider }, values[event.state])
    else (event.kind === 'retried' ? retries : timeouts).inc({ provider })
  }
  subscribe(callEvents, listen)
  server.addHook('onClose', async () => void unsubscribe(callEvents, listen))
}

/**
 * Serves Prometheus metrics at /metrics to callers with METRICS_TOKEN. Without that setting the route does not exist.
 */
export function serveMetrics(server: FastifyInstance, app: App) {
  const { metricsToken } = app.config
  if (!metricsToken) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  countOutsideCalls(server, register)
  countMisreadings(server, register)
  registerQueueMetrics(register, app)
  registerBackupMetrics(register, app)
  registerMailAndIdentityMetrics(server, register, app)
  const expected = digest(`Bearer ${metricsToken}`)

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  server.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw new Problem('unauthenticated')
    return reply.type(register.contentType).send(await register.metrics())
  })
}
