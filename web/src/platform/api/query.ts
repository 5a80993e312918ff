import type { Api, Call, Reply } from '@glimmer/contract'
import {
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  type UseMutationOptions,
  useMutation,
} from '@tanstack/react-query'
import { type Arguments, api, type ReadRoute, type WriteRoute } from './client.ts'
import { type ApiError, toApiError } from './errors.ts'

/** Calls a route whose key is a type parameter: only then can TypeScript not tell which arguments it takes. */
const send = <Key extends ReadRoute | WriteRoute>(key: Key, call: unknown) =>
  api(key, ...([call] as unknown as Arguments<Call<Key, Api[Key]>>))

/** A read, cached under its own route: `useQuery(read('GET /affirmations/{id}', { params: { id } }))`. */
export const read = <Key extends ReadRoute>(key: Key, ...[call]: Arguments<Call<Key, Api[Key]>>) =>
  queryOptions<Reply<Api[Key]>, ApiError>({
    queryKey: call === undefined ? [key] : [key, call],
    queryFn: ({ signal }) => send(key, { ...call, signal }),
  })

type Page = { items: unknown[]; nextCursor: string | null }
type Paged = { [Key in ReadRoute]: Reply<Api[Key]> extends Page ? Key : never }[ReadRoute]

/** A list read page by page, with cursors: `useInfiniteQuery(readPages('GET /users/history', { q }))`. */
export const readPages = <Key extends Paged>(key: Key, query: Record<string, unknown> = {}) =>
  infiniteQueryOptions({
    queryKey: [key, query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const call = { query: { ...query, cursor: pageParam || undefined }, signal }
      return send(key, call)
    },
    getNextPageParam: (last) => (last as Page).nextCursor ?? undefined,
  })

/** A write as a mutation, keyed by its route. What it makes stale is refetched automatically: see invalidations.ts. */
export const useWrite = <Key extends WriteRoute, Before = unknown>(
  key: Key,
  options: UseMutationOptions<Reply<Api[Key]>, ApiError, Call<Key, Api[Key]>, Before> = {},
) =>
  useMutation<Reply<Api[Key]>, ApiError, Call<Key, Api[Key]>, Before>({
    ...options,
    mutationKey: [key],
    mutationFn: (call) => send(key, call),
  })

/** Retries, at most twice, only what may pass by itself: no response, or an error of the server. */
const mayRetry = (failures: number, error: unknown) => failures < 2 && toApiError(error).status >= 500

/** A cache for one signed-in user. The next user gets a new one, so that nothing is carried over. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
