import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from '#app.ts'
import { Problem } from '#problem.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Figures for Prometheus at /metrics, to whoever holds METRICS_TOKEN; without one the page does not exist. */
export function serveMetrics(server: FastifyInstance, { config: { metricsToken } }: App) {
  if (!metricsToken) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
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
