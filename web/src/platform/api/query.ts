import type { Api, Call, Reply } from '@glimmer/contract'
import {
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Arguments, api } from './client.ts'
import { type ApiError, normalise } from './errors.ts'

type Reads = Extract<keyof Api, `GET ${string}`>
type Writes = Exclude<keyof Api, Reads>

/** A read, cached under its own route: `useQuery(read('GET /affirmations/{id}', { params: { id } }))`. */
export const read = <Key extends Reads>(key: Key, ...[call]: Arguments<Call<Key, Api[Key]>>) =>
  queryOptions<Reply<Api[Key]>, ApiError>({
    queryKey: call === undefined ? [key] : [key, call],
    queryFn: ({ signal }) => api(key, ...([{ ...call, signal }] as unknown as Arguments<Call<Key, Api[Key]>>)),
  })

type Page = { items: unknown[]; nextCursor: string | null }
type Paged = { [Key in Reads]: Reply<Api[Key]> extends Page ? Key : never }[Reads]

/** A list read page by page: `useInfiniteQuery(readPages('GET /users/history', { q }))`, next page by its cursor. */
export const readPages = <Key extends Paged>(key: Key, query: Record<string, unknown> = {}) =>
  infiniteQueryOptions({
    queryKey: [key, query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const call = { query: { ...query, cursor: pageParam || undefined }, signal }
      return api(key, ...([call] as unknown as Arguments<Call<Key, Api[Key]>>))
    },
    getNextPageParam: (last) => (last as Page).nextCursor ?? undefined,
  })

/**
 * Has reads asked for again. One still on its first way may have left before the change it should tell of, and is not
 * asked for twice while it is under way: it is waited for first.
 */
export async function askAgain(client: QueryClient, route: Reads) {
  const onTheWay = client
    .getQueryCache()
    .findAll({ queryKey: [route], fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.allSettled(onTheWay.map(({ promise }) => promise))
  await client.invalidateQueries({ queryKey: [route] })
}

/** A write, and the reads that go stale once it has succeeded. */
export function useWrite<Key extends Writes, Before = unknown>(
  key: Key,
  stale: readonly Reads[],
  options: UseMutationOptions<Reply<Api[Key]>, ApiError, Call<Key, Api[Key]>, Before> = {},
) {
  const client = useQueryClient()
  return useMutation<Reply<Api[Key]>, ApiError, Call<Key, Api[Key]>, Before>({
    ...options,
    mutationFn: (call) => api(key, ...([call] as unknown as Arguments<Call<Key, Api[Key]>>)),
    onSuccess: async (...done) => {
      await options.onSuccess?.(...done)
      for (const route of stale) void askAgain(client, route)
    },
  })
}

/** Only what may pass by itself is tried again: no answer, or a server's fault. Twice at most. */
const mayRetry = (failures: number, error: unknown) => failures < 2 && normalise(error).status >= 500

/** A cache for one signed-in person; a new one is made for the next, so that nothing is carried over. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
