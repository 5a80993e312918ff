import type { Age } from '@glimmer/contract'
import { formatDay } from '#lib/format-time.ts'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Aside, QuietPage, QuietPageActions } from '#platform/ui/quiet-page.tsx'
import { guardianErrorMessage } from './guardian-form.tsx'

interface WaitingProps {
  guardian: NonNullable<Age['guardian']>
  onAskAnother: () => void
}

/** A pending request: where it went, how long it is valid, and buttons to resend, change or withdraw it. */
export function Waiting({ guardian: { mail, askedAt, expiresAt }, onAskAnother }: WaitingProps) {
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
        <Button variant="ghost" aria-disabled={again.isPending} onClick={() => !again.isPending && again.mutate({})}>
          Send it again
        </Button>
        <Button variant="ghost" onClick={onAskAnother}>
          Ask somebody else
        </Button>
        <Button
          variant="ghost"
          aria-disabled={takeBack.isPending}
          onClick={() => !takeBack.isPending && takeBack.mutate({})}
        >
          Take the question back
        </Button>
      </QuietPageActions>
      <Aside>
        Until then: today’s line, a calm minute, and help whenever you want it.{' '}
        <Link to={paths.dashboard()}>Go to Dashboard</Link>
      </Aside>
      <Aside>
        <Link to={paths.help()}>Need help now?</Link>
      </Aside>
    </QuietPage>
  )
}
