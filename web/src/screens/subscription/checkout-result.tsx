import type { Subscription } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { formatDay } from '#lib/format-time.ts'
import { Navigate, useSearchParams } from '#lib/router.tsx'
import { useMedia } from '#lib/use-media.ts'
import { PlanFeatureList } from '#modules/plans/plan-feature-list.tsx'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { api } from '#platform/api/client.ts'
import { type ApiError, toApiError } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import { useNight } from '#platform/ui/scene/light.ts'
import { Backdrop, type SceneProps } from '#platform/ui/scene.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './payments.module.css'

interface CheckoutResultProps {
  title: string
  /** The higher the sun, the better the outcome. */
  sun: SceneProps['sun']
  children: ReactNode
  /** Before the link to the plan. */
  actions?: ReactNode
  /** Shown below the scene. */
  below?: ReactNode
}

/** In a narrow window, which shows only the middle of the picture, the sun is below the text; otherwise beside it. */
const wideSunX = 1120

/** The page after checkout: the outcome, over a scene, and where to go next. */
function CheckoutResult({ title, sun, children, actions, below }: CheckoutResultProps) {
  const isNarrow = useMedia('(max-width: 63.99rem)')
  return (
    <div className={classes.page}>
      <section className={`stage ${classes.result}`}>
        <Backdrop
          seed={23}
          light={useNight()}
          horizon={720}
          sun={isNarrow ? sun : { ...sun, x: wideSunX }}
          stars={80}
          shimmer
        />
        <div className={`stack ${classes.words}`}>
          <h1 className="size-l">{title}</h1>
          {children}
          {actions !== undefined && (
            <div className={`actions ${classes.actions}`}>
              {actions}
              <LinkButton variant="quiet" to={paths.subscription()}>
                See my plan
              </LinkButton>
            </div>
          )}
        </div>
      </section>
      {below}
    </div>
  )
}

const BackToLines = () => <LinkButton to={paths.dashboard()}>Back to my affirmations</LinkButton>

/** The page after the user left checkout without paying. */
export const CheckoutCancelled = () => (
  <CheckoutResult title="Nothing was charged" sun={{ x: 720, y: 690, radius: 70 }} actions={<BackToLines />}>
    <p>You left the checkout, so your plan hasn’t changed. Today’s affirmation is free, always.</p>
  </CheckoutResult>
)

const notVerified = 'Failed to verify subscription'

/** The position of the sun: high once all is well. */
const low = { x: 720, y: 712, radius: 66 }
const high = { x: 720, y: 642, radius: 82 }

/** After paying: asks the server whether the checkout succeeded; safe to reload. */
export function SubscriptionSuccess() {
  const id = useSearchParams()[0].get('session_id')
  return id ? <Verify id={id} /> : <Navigate to={paths.subscription()} replace />
}

function Verify({ id }: { id: string }) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery<Subscription, ApiError>({
    queryKey: ['POST /subscriptions/success/{id}', id],
    queryFn: () => api('POST /subscriptions/success/{id}', { params: { id } }),
    networkMode: 'always',
  })
  useEffect(() => {
    if (data) client.setQueryData(read('GET /subscriptions/current').queryKey, data)
  }, [client, data])
  const failed = !data && error && !isFetching ? error : undefined
  const outcome = data ? outcomeOf(data) : failed && notVerified
  return (
    <>
      <VisuallyHidden role="status">{outcome ?? checking}</VisuallyHidden>
      {data && <Verified subscription={data} />}
      {failed && <NotVerified error={failed} onRetry={() => void refetch()} />}
      {!outcome && (
        <CheckoutResult title="One moment" sun={low}>
          <p aria-hidden="true">{checking}</p>
        </CheckoutResult>
      )}
    </>
  )
}

const checking = 'Checking that your payment arrived…'

/** The outcome in a few words, announced to screen readers. */
const outcomeOf = ({ tier, status }: Subscription) =>
  tier === 'free' || status === 'incomplete' ? 'One more step' : `${plans[tier].name} is yours`

function Verified({ subscription }: { subscription: Subscription }) {
  const { tier, status, currentPeriodEnd, payUrl } = subscription
  if (tier === 'free' || status === 'incomplete') return <Unfinished title={outcomeOf(subscription)} payUrl={payUrl} />
  const { pricePence } = plans[tier]
  const next = currentPeriodEnd && `${priceOf(pricePence)} on ${formatDay(currentPeriodEnd)}`
  return (
    <CheckoutResult
      title={outcomeOf(subscription)}
      sun={high}
      actions={<BackToLines />}
      below={<OpenNow tier={tier} />}
    >
      <p>
        <span>{status === 'trialing' ? 'Your free days have begun. ' : 'Thank you. '}</span>
        {next && <span>{`${status === 'trialing' ? 'The first payment' : 'The next payment'} is ${next}. `}</span>}
        <span>You can cancel on your plan’s page, in two clicks.</span>
      </p>
    </CheckoutResult>
  )
}

/** What the plan has opened, each with a link. */
const OpenNow = ({ tier }: { tier: Tier }) => (
  <section className={classes.open} aria-labelledby="open-now">
    <h2 id="open-now" className="size-m">
      Open now
    </h2>
    <PlanFeatureList tier={tier} from="premium" linked />
  </section>
)

const Unfinished = ({ title, payUrl }: { title: string; payUrl: string | null }) => (
  <CheckoutResult
    title={title}
    sun={low}
    actions={payUrl && <Button onClick={() => location.assign(payUrl)}>Finish the payment</Button>}
  >
    <p>Your payment is not finished yet. Your plan begins as soon as it is; nothing is charged before that.</p>
  </CheckoutResult>
)

function NotVerified({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { code, message } = toApiError(error)
  const unpaid = code === 'checkout_unfinished'
  return (
    <CheckoutResult
      title={notVerified}
      sun={low}
      actions={
        <Button onClick={onRetry}>
          <RetryIcon /> Try Again
        </Button>
      }
    >
      <p role="alert">
        {unpaid
          ? message
          : 'If you paid, nothing is lost: your plan appears by itself as soon as the payment is known.'}
      </p>
    </CheckoutResult>
  )
}
