import { queryOptions } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'
import { fetchToday } from './fetch-today.ts'

/** Today's line as a cached read. */
export const readToday = () =>
  queryOptions({ ...read('GET /affirmations/today'), queryFn: ({ signal }) => fetchToday(signal) })
