import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'

/** Where a note goes and what it does, which differs with who writes the lines here. */
export function useNoteHint(): string {
  const { data: config } = useQuery(read('GET /config'))
  if (!config) return 'Used for this one line, then forgotten. We never store it.'
  const writer = config.outside.find(({ purpose }) => purpose === 'lines')
  return writer
    ? `Sent to ${writer.host} to help write this line. We never store it.`
    : 'A few words in English help us choose a line that fits. Read once on our server, and never stored.'
}
