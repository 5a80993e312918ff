import type { Age } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDay } from '#lib/format-time.ts'
import { Link, Navigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useInstallation } from '#platform/api/installation.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Aside, QuietPage, QuietPageActions } from '#platform/ui/quiet-page.tsx'
import { GuardianForm, guardianErrorMessage } from './guardian-form.tsx'

/** How often to check for the guardian's answer while the page is open. */
const lookEveryMs = 30_000

/** The current age record: the guardian answers elsewhere, so it is refetched. */
function useFreshAge(): Age | null | undefined {
  const { user, update } = useAccount()
  const { data, isFetchedAfterMount } = useQuery({
    ...read('GET /users/profile'),
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  // Cached data may be older than the response that led here.
  const fresh = isFetchedAfterMount ? data?.age : undefined
  useEffect(() => {
    if (fresh) update({ age: fresh })
  }, [fresh, update])
  return user?.age
}

/** Whom a teen asks for agreement, the state of the request, and what is open until then. */
export function GuardianRequest() {
  const age = useFreshAge()
  const [isAskingAgain, setIsAskingAgain] = useState(false)
  const guardian = age?.guardian
  const needsThisPage = age?.band === 'teen' && (!age.hasAccess || guardian?.state === 'approved')
  // An approved request still has its page, which says so once. No agreement is needed for an adult, or for a user who is old enough by this installation's settings.
  if (!needsThisPage) return <Navigate to={paths.dashboard()} replace />
  if (guardian?.state === 'approved') return <SaidYes />
  if (!guardian || isAskingAgain) return <Ask onAsked={() => setIsAskingAgain(false)} />
  if (guardian.state === 'asked') return <Waiting guardian={guardian} onAskAnother={() => setIsAskingAgain(true)} />
  return <Answered age={age} state={guardian.state} onAsk={() => setIsAskingAgain(true)} />
}

function Ask({ onAsked }: { onAsked: () => void }) {
  const under = useInstallation()?.guardianUnder ?? 18
  return (
    <QuietPage title="Ask a grown-up" takesFocus>
      <p>
        You’re under {under}, so a parent or guardian says yes before {product.name} keeps things for you. We send them
        one mail that explains what {product.name} does. They can’t see anything you do here, now or later.
      </p>
      <GuardianForm onAsked={onAsked} />
      <Aside>Until then: today’s line, a calm minute, and help whenever you want it.</Aside>
      <Help />
    </QuietPage>
  )
}

const SaidYes = () => (
  <QuietPage title="Everything is open now" takesFocus>
    <p>Your grown-up said yes. Everything is open now.</p>
    <QuietPageActions>
      <LinkButton to={paths.dashboard()}>Go to Dashboard</LinkButton>
    </QuietPageActions>
    <Help />
  </QuietPage>
)

type Ended = Exclude<NonNullable<Age['guardian']>['state'], 'asked' | 'approved'>

const titles: Record<Ended, string> = {
  outdated: 'A new yes is needed',
  expired: 'Nobody has answered yet',
  declined: 'They said no for now',
  withdrawn: 'The agreement was taken back',
}

const words: Record<Ended, string> = {
  outdated: `What ${product.name} does has changed since your grown-up said yes, so we ask once more. Nothing of yours is lost.`,
  expired: 'Nobody has answered yet. You can ask again, or ask somebody else.',
  declined: 'They said no for now. It may help to talk about it.',
  withdrawn: 'The agreement was taken back.',
}

function Answered({ age: { closesOn }, state, onAsk }: { age: Age; state: Ended; onAsk: () => void }) {
  return (
    <QuietPage title={titles[state]} takesFocus>
      <p>
        {words[state]}
        {closesOn && (
          <span>
            {` Today’s line stays open, and you can take what’s yours with you; the account closes on ${formatDay(`${closesOn}T12:00:00`)} unless a grown-up who looks after you agrees before.`}
          </span>
        )}
      </p>
      <QuietPageActions>
        <Button variant="ghost" onClick={onAsk}>
          {state === 'expired' || state === 'outdated' ? 'Ask again, or somebody else' : 'Ask a grown-up'}
        </Button>
        <LinkButton variant="ghost" to={paths.dashboard()}>
          Not now
        </LinkButton>
      </QuietPageActions>
      <Aside>
        <Link to={`${paths.profile()}#your-data`}>Take what’s yours with you</Link>
      </Aside>
      <Help />
    </QuietPage>
  )
}

const Help = () => (
  <Aside>
    <Link to={paths.help()}>Need help now?</Link>
  </Aside>
)

interface WaitingProps {
  guardian: NonNullable<Age['guardian']>
  onAskAnother: () => void
}

/** A pending request: where it went, how long it is valid, and buttons to resend, change or withdraw it. */
function Waiting({ guardian: { mail, askedAt, expiresAt }, onAskAnother }: WaitingProps) {
  const { update } = useAccount()
  const takeOver = { onSuccess: (age: Age) => update({ age }) }
  const again = useWrite('POST /users/guardian/again', takeOver)
  const takeBack = useWrite('DELETE /users/guardian', takeOver)
  const error = again.error ?? takeBack.error
  return (
    <QuietPage title="We’ve asked" takesFocus>
      <p>
        The mail went to {mail} on {formatDay(askedAt)}. It waits until {formatDay(expiresAt)}.
      </p>
      <p role="status">{again.isSuccess && 'It is on its way once more.'}</p>
      {error && <p role="alert">{guardianErrorMessage(error)}</p>}
      <QuietPageActions>
        <Button variant="ghost" aria-disabled={again.isPending} onClick={() => again.mutate({})}>
          Send it again
        </Button>
        <Button variant="ghost" onClick={onAskAnother}>
          Ask somebody else
        </Button>
        <Button variant="ghost" aria-disabled={takeBack.isPending} onClick={() => takeBack.mutate({})}>
          Take the question back
        </Button>
      </QuietPageActions>
      <Aside>
        Until then: today’s line, a calm minute, and help whenever you want it.{' '}
        <Link to={paths.dashboard()}>Go to Dashboard</Link>
      </Aside>
      <Help />
    </QuietPage>
  )
}
