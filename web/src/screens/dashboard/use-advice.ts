import type { Advice } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'

/** How long, in milliseconds, the hands must rest before advice is asked for. */
const restMs = 700
/** Fewer characters are no line yet. */
const fewest = 12

/** What came of asking: thoughts, or that people come first. */
export interface Advised {
  items: Advice['items']
  care: boolean
}
const none: Advised = { items: [], care: false }

/**
 * Thoughts on a line while it is written. Asked once the hands rest, taken back when they go on; kept nowhere, not
 * even among the cached answers. No answer is no advice: nobody is held up.
 */
export function useAdvice(text: string): Advised {
  const [advised, setAdvised] = useState<Advised & { text: string }>({ ...none, text: '' })
  const line = text.replaceAll(/\s+/g, ' ').trim()
  useEffect(() => {
    if (line.length < fewest) return
    const leaving = new AbortController()
    const answer = (outcome: Advised) => leaving.signal.aborted || setAdvised({ ...outcome, text: line })
    const timer = setTimeout(() => {
      api('POST /affirmations/advise', { body: { text: line }, signal: leaving.signal }).then(
        ({ items }) => answer({ items, care: false }),
        (thrown) => answer({ items: [], care: toApiError(thrown).code === 'care_first' }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [line])
  return advised.text === line ? advised : none
}
