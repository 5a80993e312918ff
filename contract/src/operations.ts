import * as z from 'zod'
import { routes } from './route.ts'

export const operations = routes({
  'GET /health': {
    summary: 'Whether the process is alive',
    access: 'public',
    reply: z.object({ status: z.literal('ok') }),
  },
  'GET /ready': {
    summary: 'Whether requests can be served; where not, which part does not do its work',
    access: 'public',
    reply: z.object({ status: z.literal('ready') }),
    problems: ['not_ready'],
  },
})
