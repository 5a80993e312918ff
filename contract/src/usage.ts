import * as z from 'zod'
import { routes } from './route.ts'

const Meter = z.object({ used: z.int(), limit: z.int().nullable() }).meta({ id: 'Meter' })

export const Usage = z.object({
  period: z.object({ start: z.iso.datetime(), resetsAt: z.iso.datetime() }),
  affirmations: Meter,
  speech: Meter,
  avatars: Meter,
})
export type Usage = z.output<typeof Usage>

export const usage = routes({
  'GET /users/usage': { summary: "Get this month's usage and allowances", ages: 'any', reply: Usage },
})
