import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { misreadings } from '#ports/care-events.ts'

/** Counts how often users said that their words were misread as a cry for help. A number only: no words, no account. */
export function countMisreadings(server: FastifyInstance, register: Registry): void {
  const counter = new Counter({
    name: 'care_misread_total',
    help: 'How often users said that words which were stopped mean something else, by what was read',
    labelNames: ['kind'] as const,
    registers: [register],
  })
  const listen = (kind: unknown) => counter.inc({ kind: String(kind) })
  subscribe(misreadings, listen)
  server.addHook('onClose', async () => void unsubscribe(misreadings, listen))
}
