import type { OutsideService } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
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
