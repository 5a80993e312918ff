import type { Affirmation, Mood } from '@glimmer/contract'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useWrite } from '#platform/api/query.ts'

/**
 * The line of the moment: today's, until the mood or an answer asks for another. If the other is unavailable, today's
 * stays.
 */
export function useMomentLine() {
  const client = useQueryClient()
  const { data: today } = useSuspenseQuery(read('GET /affirmations/today'))
  const [id, setId] = useState<string>()
  const one = (wanted: string) => read('GET /affirmations/{id}', { params: { id: wanted } })
  const { data: other } = useQuery({ ...one(id ?? today._id), enabled: id !== undefined })
  const show = (line: Affirmation) => {
    client.setQueryData(one(line._id).queryKey, line)
    setId(line._id)
  }
  const choose = useWrite('POST /affirmations/today', { onSuccess: show })
  return {
    line: (id && other) || today,
    show,
    chooseFor: (mood: Mood) => choose.mutate({ body: { mood } }),
    /** The line chosen for the mood; undefined until then. */
    gentle: choose.data,
    isChoosing: choose.isPending,
  }
}
