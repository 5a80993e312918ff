import { useEffect } from 'react'
import { useNavigate } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { onRefusedByAge } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'

/**
 * Leads to the question, or to asking a grown-up, whenever a call is refused for want of them: in another tab, or on
 * another device, an answer may have changed. What is for adults alone is said where it was asked for.
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
