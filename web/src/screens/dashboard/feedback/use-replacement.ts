import type { Affirmation, LineResponse } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'

/** What follows an answer that asks for another line, and the message about it. */
interface Replacement {
  isPending: boolean
  /** Why there is none, or that it is being found. */
  words: string | undefined
  /** Retries, if that may succeed. */
  retry: (() => void) | undefined
  /** Requests the line that an answer promises, and shows it instead of this one. */
  replace: (response: LineResponse) => void
}

/**
 * The message if no other line will come: one has already come, or the line was deleted. Undefined if a retry may
 * succeed.
 */
const finalWords = ({ code, status }: ApiError) =>
  code === 'already_replaced' || status === 404 ? 'Thank you. You’ll have a new line tomorrow.' : undefined

/**
 * "Not quite" brings another line, "Too much" a gentler one: at once, free, and in place of this one. A replacement of
 * today's line is today's line from then on.
 */
export function useReplacement(line: Affirmation, isToday: boolean, onOther: (line: Affirmation) => void): Replacement {
  const client = useQueryClient()
  const [requested, setRequested] = useState<LineResponse>()
  const onSuccess = (other: Affirmation) => {
    const today = read('GET /affirmations/today').queryKey
    const { day } = (isToday && client.getQueryData(today)) || {}
    if (day) client.setQueryData(today, { ...other, day })
    onOther(other)
  }
  const another = useWrite('POST /affirmations/{id}/another', { onSuccess })
  const gentler = useWrite('POST /affirmations/{id}/gentler', { onSuccess })
  const write = requested === 'too-much' ? gentler : another
  const replace = (response: LineResponse) => {
    setRequested(response)
    if (response === 'not-quite') another.mutate({ params: { id: line._id } })
    if (response === 'too-much') gentler.mutate({ params: { id: line._id } })
  }
  const final = write.error && finalWords(write.error)
  return {
    isPending: write.isPending,
    words: write.isPending
      ? 'Finding another one…'
      : write.error
        ? (final ?? 'We couldn’t find another line just now.')
        : undefined,
    retry: write.error && !final && requested ? () => replace(requested) : undefined,
    replace,
  }
}
