import type { AffirmationPage, User } from '@glimmer/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/client.ts'
import { type KeptAnswer, readAnswers, writeAnswers } from './device-store.ts'

/** What may be read offline: the line of the day, what was kept, and the latest of what was received. */
const routes: readonly unknown[] = ['GET /affirmations/today', 'GET /users/favorites', 'GET /users/history']

/** How long, in milliseconds, changes are gathered before they are written. */
const restMs = 500
/** As many favourites as one request answers. */
const most = 100

const isSearch = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && Reflect.get(asked, 'q') !== undefined
const isKept = ({ queryKey: [route, asked] }: Query) => routes.includes(route) && !isSearch(asked)

interface Pages {
  pages: AffirmationPage[]
  pageParams: unknown[]
}
const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data

/** All favourites, where the screen has shown only some of them; what it has shown when there is no answer. */
async function whole(route: unknown, data: unknown): Promise<unknown> {
  if (route !== 'GET /users/favorites' || !isPages(data) || !data.pages.at(-1)?.nextCursor) return data
  const all = await api('GET /users/favorites', { query: { limit: most } }).catch(() => undefined)
  return all ? { pages: [{ ...all, nextCursor: null }], pageParams: data.pageParams.slice(0, 1) } : data
}

/** Keeps on this device, from now on, what the screens read of a person's lines. Answers how to stop. */
export function keepAnswers(client: QueryClient, user: User): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async () => {
    timer = undefined
    const known = client
      .getQueryCache()
      .findAll({ predicate: (query) => isKept(query) && query.state.status === 'success' })
    const answers = known.map(async ({ queryKey: key, state }): Promise<KeptAnswer> => {
      return { key, data: await whole(key[0], state.data), at: state.dataUpdatedAt }
    })
    const fresh = await Promise.all(answers)
    // A browser that refuses storage keeps nothing; the screens do not depend on it.
    if (!stopped && fresh.length > 0) await writeAnswers(user, fresh).catch(() => undefined)
  }
  const soon = () => {
    timer ??= setTimeout(() => void write(), restMs)
  }
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query)) soon()
  })
  soon()
  return () => {
    stopped = true
    clearTimeout(timer)
    stop()
  }
}

/** Puts what is kept among the answers the screens read, as old as it is: it is asked for again once anybody answers. */
export async function restoreAnswers(client: QueryClient) {
  const kept = await readAnswers().catch(() => undefined)
  for (const { key, data, at } of kept?.answers ?? []) client.setQueryData(key, data, { updatedAt: at })
}

/** Whose answers are kept. */
export const keptUser = async (): Promise<User | undefined> => (await readAnswers())?.user
