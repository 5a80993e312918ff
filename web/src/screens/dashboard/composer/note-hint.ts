import type { OutsideService } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { modelHost } from '#modules/affirmations/use-writer.ts'
import { read } from '#platform/api/query.ts'

/**
 * What happens to a note, which depends on who writes the lines at this installation; undefined services are not loaded
 * yet.
 */
export function noteHint(outside: readonly OutsideService[] | undefined): string {
  if (!outside) return 'Used for this one line, then forgotten. We never store it.'
  const host = modelHost(outside)
  return host
    ? `Sent to ${host} to help write this line. We never store it.`
    : 'A few words in English help us choose a line that fits. Read once on our server, and never stored.'
}

export function useNoteHint(): string {
  const { data: config } = useQuery(read('GET /config'))
  return noteHint(config?.outside)
}
