import type { AvatarProposal, GenerateAvatar } from '@glimmer/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCare } from '#modules/care/care-provider.tsx'
import type { SpentAllowance } from '#modules/plans/limit-reached.tsx'
import { api } from '#platform/api/client.ts'
import { formMessage, toApiError } from '#platform/api/errors.ts'
import { idempotencyKeys } from '#platform/api/idempotency-keys.ts'
import { refetchAfter } from '#platform/api/invalidations.ts'
import { read } from '#platform/api/query.ts'

export type Drawing =
  | { state: 'idle' }
  | { state: 'drawing' }
  | { state: 'stopped' }
  /** The words call for help: the card is shown, and they are not kept as a draft. */
  | { state: 'care' }
  | { state: 'drawn'; proposals: readonly AvatarProposal[]; fallback: boolean }
  | { state: 'spent'; spent: SpentAllowance }
  | { state: 'failed'; why: string }

/** Earlier proposals not saved yet: they were charged, so a reload restores them. */
const earlier = { ...read('GET /avatars/proposals'), staleTime: Number.POSITIVE_INFINITY }

/** How long after a stop the server has noticed it and refunded the allowance. */
const refundDelayMs = 1_000

/** Requests three proposals drawn from words; `stop` aborts the request, which is then not charged. */
export function useProposals() {
  const client = useQueryClient()
  const care = useCare()
  const [drawing, setDrawing] = useState<Drawing>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const [keys] = useState(idempotencyKeys)
  useEffect(() => () => running.current?.abort(), [])
  const { data: before } = useQuery(earlier)
  useEffect(() => {
    if (before?.proposals.length) setDrawing((now) => (now.state === 'idle' ? { state: 'drawn', ...before } : now))
  }, [before])

  const draw = async (request: GenerateAvatar) => {
    const idempotencyKey = keys.keyFor(request)
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setDrawing({ state: 'drawing' })
    try {
      const drawn = await api('POST /avatars/generate', { body: request, idempotencyKey, signal: abort.signal })
      keys.renew()
      client.setQueryData(earlier.queryKey, drawn)
      setDrawing({ state: 'drawn', ...drawn })
    } catch (thrown) {
      const { aborted } = abort.signal
      if (aborted) keys.renew()
      // The request may have been charged all the same, or refunded.
      setTimeout(() => void refetchAfter(client, ['POST /avatars/generate']), aborted ? refundDelayMs : 0)
      const showCare = () => care.open({ onMisread: () => void draw({ ...request, misread: true }) })
      setDrawing(aborted ? { state: 'stopped' } : outcomeOf(thrown, showCare))
    }
  }
  return {
    drawing,
    draw,
    stop: () => running.current?.abort(),
    reset: () => setDrawing({ state: 'idle' }),
  }
}

function outcomeOf(thrown: unknown, showCare: () => void): Drawing {
  const error = toApiError(thrown)
  if (error.code === 'care_first') {
    showCare()
    return { state: 'care' }
  }
  if (error.code === 'allowance_spent') return { state: 'spent', spent: error.problem }
  return { state: 'failed', why: error.problem.errors?.[0]?.message ?? formMessage(error) ?? '' }
}
