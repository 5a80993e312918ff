import * as z from 'zod'
import { routes } from './route.ts'

export const operations = routes({
  'GET /health': {
    summary: 'Check that the process is alive, and which release it runs',
    access: 'public',
    reply: z.object({ status: z.literal('ok'), version: z.string() }),
  },
  'GET /ready': {
    summary: 'Check that requests can be served; names the failing part if not',
    access: 'public',
    reply: z.object({ status: z.literal('ready') }),
    problems: ['not_ready'],
  },
})
