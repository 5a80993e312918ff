import { useEffect } from 'react'
import { useNavigate } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { onRefusedByAge } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'

/**
 * Leads to the age question, or to asking a grown-up, whenever a call is refused because one of these is missing: the
 * answer may have changed in another tab or on another device. Refusals of what only adults may do are shown where the
 * call was made.
 */
export function useFollowAge() {
  const { update } = useAccount()
  const navigate = useNavigate()
  useEffect(
    () =>
      onRefusedByAge((code) => {
        if (code === 'age_needed') update({ age: null })
        if (code === 'guardian_needed') navigate(paths.askGrownUp())
      }),
    [update, navigate],
  )
}
