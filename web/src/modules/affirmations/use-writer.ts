import type { Affirmation, OutsideService } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { read } from '#platform/api/query.ts'

/** The host of the language model that writes lines here; undefined if Glimmer picks them, or it is not known yet. */
export const modelHost = (outside: readonly OutsideService[] | undefined): string | undefined =>
  outside?.find(({ purpose }) => purpose === 'lines')?.host

/**
 * What happens while somebody waits for a line, in the words of the label the line then has (see originOf): a model
 * writes it, otherwise it is found among lines that were written before.
 */
export function useWriter(): { busy: 'Writing' | 'Finding' } {
  const { data: config } = useQuery(read('GET /config'))
  return { busy: modelHost(config?.outside) ? 'Writing' : 'Finding' }
}

/** Tracks each newly written line by its technique and themes only, without its text. */
export function countGenerated(lines: readonly Pick<Affirmation, 'description' | 'themes'>[]): void {
  for (const { description, themes: affirmation_themes } of lines)
    track({ name: 'affirmation_generated', properties: { description, affirmation_themes } })
}
