import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AnalyticsSink, CountedEvent } from '#ports/analytics-sink.ts'

export interface SinkUnderTest {
  /** A working sink, and how many events had arrived for a visitor once it was closed. */
  working(): { sink: AnalyticsSink; arrived(visitor: string): Promise<number> }
  /** A sink whose destination is unreachable. */
  broken(): AnalyticsSink
  /** Whether events are meant to be stored at all. */
  keeps: boolean
}

export const spoken = (visitor: string, id = randomUUID()): CountedEvent => ({
  id,
  visitor,
  event: { name: 'affirmation_spoken', properties: { voice: 'alasdair' } },
  at: new Date('2026-11-21T12:00:00Z'),
})

/** The tests that every analytics sink must pass. */
export const sinkConformance = (name: string, { working, broken, keeps }: SinkUnderTest) =>
  describe(`${name} as an analytics sink`, () => {
    test('has sent every event once it is closed', async () => {
      const { sink, arrived } = working()
      const visitor = randomUUID()
      await sink.record([spoken(visitor), spoken(visitor)])
      await sink.record([spoken(randomUUID())])
      await sink.close()
      expect(await arrived(visitor)).toBe(keeps ? 2 : 0)
    })

    test('accepts an empty list', async () => {
      const { sink } = working()
      await sink.record([])
      await sink.close()
    })

    test('never throws, even if the service is unreachable', async () => {
      const sink = broken()
      await sink.record([spoken(randomUUID())])
      await sink.close()
    })
  })
