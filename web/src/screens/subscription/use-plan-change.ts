import type { ChangePreview, Subscription } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatDay } from '#lib/format-time.ts'
import { reauthenticatedMessage, reauthenticateIfRequired, reauthenticationReturnTo } from '#member/reauthenticate.ts'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { ApiError, isNetworkError, readerMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { orderOf } from './quote.ts'

const unavailable = 'Subscription service is temporarily unavailable. Please try again in a few minutes.'

/** Why a plan could not be chosen: the server's or the error's message; without either, that it is unavailable. */
export function checkoutMessage(thrown: unknown): string {
  if (thrown instanceof ApiError && isNetworkError(thrown)) return unavailable
  return (thrown instanceof Error && thrown.message) || unavailable
}

/** Records that a plan could not be chosen. */
export const trackFailedCheckout = (tier: Tier) => track({ name: 'checkout_failed', properties: { tier } })

/** `reauthenticated`: the user has signed in again to confirm, and needs to press the button once more. */
type Step = () => Promise<Subscription | 'leaving' | 'reauthenticated'>
/** The message for a failure; undefined if a toast shows it. */
type Explain = (thrown: unknown) => string | undefined

/** A change that was chosen, and what it would do. */
export interface ChosenChange {
  preview: ChangePreview
  subscription: Subscription
  change: PlanChange
}

/** The actions on a plan. One at a time: a second press is ignored while the first action runs. */
export interface PlanChange {
  /** An action is running, or the browser is navigating to the payment provider. */
  busy: boolean
  /** Why the last attempt failed, as a sentence. */
  error: string | undefined
  choose(preview: ChangePreview): void
  cancel(): void
  resume(): void
  openPortal(): void
  /** Goes to the page where an open payment is made. */
  pay(url: string): void
  forgetError(): void
}

/** The actions on the user's plan; `onDone` is called after a change. */
export function usePlanChange(onDone: () => void): PlanChange {
  const client = useQueryClient()
  const toast = useToast()
  const { busy, error, run, forgetError } = useOneAtATime((subscription) => {
    client.setQueryData(read('GET /subscriptions/current').queryKey, subscription)
    onDone()
  })
  const explainInToast = (thrown: unknown) => {
    toast({ message: readerMessage(thrown) })
    return undefined
  }
  const choose = (preview: ChangePreview) =>
    run(checkoutMessage, async () => {
      const change = await api('POST /subscriptions/create', { body: orderOf(preview) }).catch(
        async (thrown: unknown) => {
          if (await reauthenticateIfRequired(thrown, reauthenticationReturnTo(paths.subscription(), preview.tier)))
            return 'reauthenticated' as const
          void client.invalidateQueries({ queryKey: ['GET /subscriptions/preview'] })
          trackFailedCheckout(preview.tier)
          throw thrown
        },
      )
      if (change === 'reauthenticated') return change
      if (change.kind === 'checkout') return leaveFor(change.url)
      if (change.kind !== 'payment_required') toast({ message: doneMessage(preview) })
      return change.subscription
    })
  const cancel = () =>
    run(
      () => 'Failed to cancel subscription',
      async () => {
        const after = await api('POST /subscriptions/cancel')
        const until = after.currentPeriodEnd ? ` You keep it until ${formatDay(after.currentPeriodEnd)}.` : ''
        toast({ message: `${plans[after.tier].name} is cancelled.${until}` })
        return after
      },
    )
  const resume = () =>
    run(explainInToast, async () => {
      const after = await api('POST /subscriptions/resume')
      toast({ message: `You stay on ${plans[after.tier].name}. Nothing was charged.` })
      return after
    })
  const openPortal = () =>
    run(explainInToast, async () => {
      const portal = await api('POST /subscriptions/portal').catch(async (thrown: unknown) => {
        if (await reauthenticateIfRequired(thrown, reauthenticationReturnTo(paths.subscription(), 'portal')))
          return 'reauthenticated' as const
        throw thrown
      })
      return portal === 'reauthenticated' ? portal : leaveFor(portal.url)
    })
  const pay = (url: string) => run(explainInToast, async () => leaveFor(url))
  return { busy, error, choose, cancel, resume, openPortal, pay, forgetError }
}

function doneMessage({ tier, change, takesEffectAt }: ChangePreview) {
  const { name } = plans[tier]
  return change === 'downgrade' ? `You move to ${name} on ${formatDay(takesEffectAt)}.` : `You’re on ${name} now.`
}

function leaveFor(url: string): 'leaving' {
  location.assign(url)
  return 'leaving'
}

/**
 * Runs one action at a time. While the browser leaves for the payment provider it stays busy, until the page is shown
 * again.
 */
function useOneAtATime(onDone: (subscription: Subscription) => void) {
  const toast = useToast()
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string | undefined }>({ busy: false })
  const running = useRef(false)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      running.current = false
      setState({ busy: false })
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  const run = async (explain: Explain, step: Step) => {
    if (running.current) return
    running.current = true
    setState({ busy: true })
    try {
      const outcome = await step()
      if (outcome === 'leaving') return
      setState({ busy: false })
      if (outcome === 'reauthenticated') toast({ message: reauthenticatedMessage })
      else onDone(outcome)
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
