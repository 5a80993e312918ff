import type { ChangePreview, Subscription } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dayOf } from '#lib/format-date.ts'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { choiceOf } from './choice-of.ts'
import { checkoutMessage, notCancelled } from './messages.ts'

type Step = () => Promise<Subscription | 'leaving'>
/** The sentence for a failure; nothing when it was told elsewhere. */
type Explain = (thrown: unknown) => string | undefined

/** What a person may do about their plan. One thing at a time: a second press waits for the first. */
export interface PlanChange {
  /** Something is under way, or the browser is on its way to the payment provider. */
  busy: boolean
  /** Why the last try failed, in a sentence. */
  error: string | undefined
  choose(preview: ChangePreview): void
  cancel(): void
  resume(): void
  openPortal(): void
  /** Goes to where a waiting payment is made. */
  pay(url: string): void
  forgetError(): void
}

/** @param onDone told once a change was made, with the plan as it is then. */
export function usePlanChange(onDone: () => void): PlanChange {
  const client = useQueryClient()
  const toast = useToast()
  const { busy, error, run, forgetError } = useOneAtATime((subscription) => {
    client.setQueryData(read('GET /subscriptions/current').queryKey, subscription)
    onDone()
  })
  const inPassing = (thrown: unknown) => {
    toast({ message: readerMessage(thrown) })
    return undefined
  }
  const choose = (preview: ChangePreview) =>
    run(checkoutMessage, async () => {
      const change = await api('POST /subscriptions/create', { body: choiceOf(preview) }).catch((thrown: unknown) => {
        void client.invalidateQueries({ queryKey: ['GET /subscriptions/preview'] })
        track({ name: 'checkout_failed', properties: { tier: preview.tier } })
        throw thrown
      })
      if (change.kind === 'checkout') return leaveFor(change.url)
      if (change.kind !== 'payment_required') toast({ message: doneWords(preview) })
      return change.subscription
    })
  const cancel = () =>
    run(
      () => notCancelled,
      async () => {
        const after = await api('POST /subscriptions/cancel')
        const until = after.currentPeriodEnd ? ` You keep it until ${dayOf(after.currentPeriodEnd)}.` : ''
        toast({ message: `${plans[after.tier].name} is cancelled.${until}` })
        return after
      },
    )
  const resume = () =>
    run(inPassing, async () => {
      const after = await api('POST /subscriptions/resume')
      toast({ message: `You stay on ${plans[after.tier].name}. Nothing was charged.` })
      return after
    })
  const openPortal = () => run(inPassing, async () => leaveFor((await api('POST /subscriptions/portal')).url))
  const pay = (url: string) => run(inPassing, async () => leaveFor(url))
  return { busy, error, choose, cancel, resume, openPortal, pay, forgetError }
}

function doneWords({ tier, change, takesEffectAt }: ChangePreview) {
  const { name } = plans[tier]
  return change === 'downgrade' ? `You move to ${name} on ${dayOf(takesEffectAt)}.` : `You’re on ${name} now.`
}

function leaveFor(url: string): 'leaving' {
  location.assign(url)
  return 'leaving'
}

/** Runs one step at a time; while the browser leaves it stays busy, until somebody comes back to the page. */
function useOneAtATime(onDone: (subscription: Subscription) => void) {
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string | undefined }>({ busy: false })
  const running = useRef(false)
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      running.current = false
      setState({ busy: false })
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const run = async (explain: Explain, step: Step) => {
    if (running.current) return
    running.current = true
    setState({ busy: true })
    try {
      const outcome = await step()
      if (outcome === 'leaving') return
      setState({ busy: false })
      onDone(outcome)
    } catch (thrown) {
      setState({ busy: false, error: explain(thrown) })
    }
    running.current = false
  }
  return {
    busy,
    error,
    run: (explain: Explain, step: Step) => void run(explain, step),
    forgetError: () => setState((state) => (state.error ? { busy: state.busy } : state)),
  }
}
