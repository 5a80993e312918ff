import { useEffect } from 'react'
import { session } from '#auth/session.ts'
import { useNavigate } from '#lib/router.tsx'
import { paths } from '#platform/paths.ts'
import { Loading } from '#platform/ui/skeleton.tsx'

/** The authorization response in the URL can be used only once, however often the screen renders. */
let completing: Promise<{ returnTo: string }> | undefined

/** The redirect target of the provider: completes the sign-in and navigates on, replacing the URL with the code. */
export function SignInCallback() {
  const navigate = useNavigate()
  useEffect(() => {
    completing ??= session.completeSignIn(location.href)
    completing
      .then(({ returnTo }) => navigate(returnTo, { replace: true }))
      .catch(async () => {
        // A used response, reached again with the back button, still ends well if the user is signed in.
        await session.start()
        const isSignedIn = session.getState().status === 'signed-in'
        navigate(isSignedIn ? paths.dashboard() : paths.signIn(), { replace: true, state: { unfinished: !isSignedIn } })
      })
      .finally(() => {
        completing = undefined
      })
  }, [navigate])
  return <Loading />
}
