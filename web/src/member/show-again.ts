import { useEffect, useState } from 'react'
import { session } from '#auth/session.ts'
import { useSearchParams } from '#lib/router/address.ts'
import { toApiError } from '#platform/api/errors.ts'

const parameter = 'again'

/** The address to come back to, with what was asked for: the dialog opens there, and nothing runs by itself. */
export const backTo = (path: string, what: string) => `${path}?${parameter}=${what}`

/**
 * Where a call was refused because it matters and the sign-in is old, has the person show once more who they are:
 * mostly that leaves the page. Answers whether that was why; rejects when the provider cannot be reached.
 */
export async function showAgain(thrown: unknown, returnTo: string): Promise<boolean> {
  if (toApiError(thrown).code !== 'fresh_sign_in') return false
  await session.showAgain({ returnTo })
  return true
}

/** What is said to somebody who comes back from showing who they are. */
export const pressOnceMore = 'Thank you. Please press the button again.'

/** What the person comes back for, of these; a reload of the page forgets it. */
export function useShownAgain<What extends string>(...all: What[]): What | undefined {
  const [search, setSearch] = useSearchParams()
  const [what] = useState(() => all.find((each) => each === search.get(parameter)))
  useEffect(() => {
    if (!what) return
    setSearch(
      (now) => {
        now.delete(parameter)
        return now
      },
      { replace: true },
    )
  }, [what, setSearch])
  return what
}
