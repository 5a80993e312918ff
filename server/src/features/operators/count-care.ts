import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { careShown, misreadings } from '#ports/care-events.ts'

/** Counts by day how often help came first, and was said to be a misreading: numbers only, without whose or what. */
export function countCare(server: FastifyInstance, { database, clock, log }: App): void {
  const add = (kind: 'shown' | 'misread') => () => {
    const query = `insert into care_count (day, kind, count) values (($1::timestamptz at time zone 'UTC')::date, $2, 1)
      on conflict (day, kind) do update set count = care_count.count + 1`
    database.pool
      .query(query, [clock.now(), kind])
      .catch((err: unknown) => log.warn({ err }, 'how often help came could not be counted'))
  }
  const channels = [
    [careShown, add('shown')],
    [misreadings, add('misread')],
  ] as const
  for (const [name, listen] of channels) subscribe(name, listen)
  server.addHook('onClose', async () => {
    for (const [name, listen] of channels) unsubscribe(name, listen)
  })
}
