import { useEffect, useState } from 'react'
import { session } from '#auth/session.ts'
import { useNavigate, useSearchParams } from '#lib/router.tsx'
import { toApiError } from '#platform/api/errors.ts'

const parameter = 'again'

/** The address to return to after confirming the sign-in. Its parameter only says which dialog to open. */
export const reauthenticationReturnTo = (path: string, what: string) => `${path}?${parameter}=${what}`

/**
 * Where a call was refused because it requires a recent sign-in, has the user confirm who they are, which mostly leaves
 * the page. Returns whether that was the reason; rejects when the provider cannot be reached.
 */
export async function reauthenticateIfRequired(thrown: unknown, returnTo: string): Promise<boolean> {
  if (toApiError(thrown).code !== 'fresh_sign_in') return false
  await session.reauthenticate({ returnTo })
  return true
}

/** Shown to a user who returns from confirming who they are. */
export const reauthenticatedMessage = 'Thank you. Please press the button again.'

/** Which of these actions the user returns for, if any. It is removed from the address, so a reload forgets it. */
export function useReauthenticationPurpose<What extends string>(...all: What[]): What | undefined {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [what] = useState(() => all.find((each) => each === search.get(parameter)))
  useEffect(() => {
    if (!what) return
    const { pathname, search, hash } = location
    const rest = new URLSearchParams(search)
    rest.delete(parameter)
    navigate(`${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`, { replace: true })
  }, [what, navigate])
  return what
}
