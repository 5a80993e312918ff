import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'
import { api } from '#platform/api/client.ts'

/** The id of a line ahead that this device showed as today's while it was offline, until the server knows. */
const openedKey = 'glimmer.opened'

export const noteOpenedOffline = (id: string) => writeItem(openedKey, id)

/** Requests today's line. If this device opened one of the day's two lines offline, that one is the day's. */
export async function fetchToday(signal?: AbortSignal) {
  const opened = readItem(openedKey) ?? undefined
  const line = await api('GET /affirmations/today', { query: { opened }, signal })
  removeItem(openedKey)
  return line
}
