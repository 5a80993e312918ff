import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { SharedCounts } from '#ports/shared-counts.ts'

/** The tests that every store of shared counts must pass. `open` opens it as another process would. */
export const sharedCountsConformance = (name: string, open: () => SharedCounts) =>
  describe(`counts shared in ${name}`, () => {
    const aWindow = (endsAt = Date.now() + 60_000) => ({ name: `test ${randomUUID()}`, endsAt })
    const counted = async (counts: SharedCounts, window: ReturnType<typeof aWindow>, given: Record<string, number>) =>
      Object.fromEntries(await counts.add(window, new Map(Object.entries(given))))

    test('are the sum of all processes', async () => {
      const [one, other, window] = [open(), open(), aWindow()]
      expect(await counted(one, window, { maya: 3, sam: 1 })).toEqual({ maya: 3, sam: 1 })
      expect(await counted(other, window, { maya: 4 })).toEqual({ maya: 7 })
      expect(await counted(one, window, { maya: 1 })).toEqual({ maya: 8 })
    })

    test('lose none when many count at once', async () => {
      const [one, other, window] = [open(), open(), aWindow()]
      const both = { maya: 1, sam: 1 }
      await Promise.all(Array.from({ length: 40 }, (_, turn) => counted(turn % 2 ? one : other, window, both)))
      expect(await counted(one, window, { sam: 0, maya: 0 })).toEqual({ maya: 40, sam: 40 })
    })

    test('restart at zero in each window, and are separate for each name', async () => {
      const [counts, window] = [open(), aWindow()]
      await counted(counts, window, { maya: 3 })
      expect(await counted(counts, { ...window, endsAt: window.endsAt + 60_000 }, { maya: 1 })).toEqual({ maya: 1 })
      expect(await counted(counts, aWindow(window.endsAt), { maya: 1 })).toEqual({ maya: 1 })
    })
  })
