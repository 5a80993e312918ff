import { useEffect } from 'react'
import { session } from '#auth/session.ts'
import { useNavigate } from '#lib/router/address.ts'
import { paths } from '#platform/paths.ts'
import { Loading } from '#platform/ui/loading.tsx'

/** The answer in an address can be used once, however often the screen is drawn. */
let completing: Promise<{ returnTo: string }> | undefined

/** Where the provider sends the browser back to: takes the answer and moves on. The address, with its code, is replaced. */
export function SignInCallback() {
  const navigate = useNavigate()
  useEffect(() => {
    completing ??= session.completeSignIn(location.href)
    completing
      .then(({ returnTo }) => navigate(returnTo, { replace: true }))
      .catch(async () => {
        // An old answer, met again by the back button, ends well for somebody who is signed in all the same.
        await session.start()
        const here = session.getState().status === 'signed-in'
        navigate(here ? paths.dashboard() : paths.signIn(), { replace: true, state: { unfinished: !here } })
      })
      .finally(() => {
        completing = undefined
      })
  }, [navigate])
  return <Loading />
}
