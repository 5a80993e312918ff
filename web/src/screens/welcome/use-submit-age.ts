import type { BirthMonth } from '@glimmer/contract'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { clearBrowserData } from '#member/offline/erase-device.ts'
import { reauthenticatedMessage, reauthenticateIfRequired } from '#member/reauthenticate.ts'
import { blockTooYoung } from '#modules/care/too-young-block.ts'
import { ownRecordings } from '#modules/listening/recordings.ts'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'

export type AgeSubmission = ReturnType<typeof useSubmitAge>

/**
 * Sends the answer, or its correction. A user who is too young leaves the page, and their data is deleted from this
 * browser. Where the answer requires a recent sign-in, they confirm who they are and give it again.
 * @param returnTo the page that asks.
 */
export function useSubmitAge(route: 'POST /users/age' | 'PUT /users/age', returnTo: string) {
  const { user, update } = useAccount()
  const [problem, setProblem] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const submission = useWrite(route)

  /** The account has been deleted: deletes its data from this device, and reloads the app at the sign-up page. */
  const turnBack = async () => {
    setLeaving(true)
    await clearBrowserData(() => ownRecordings(user?._id ?? '').deleteAll())
    blockTooYoung()
    location.replace(paths.signUp())
  }
  const explain = async (thrown: unknown) => {
    try {
      const isConfirmed = await reauthenticateIfRequired(thrown, returnTo)
      setProblem(isConfirmed ? reauthenticatedMessage : readerMessage(thrown))
    } catch {
      // The provider is unreachable: the server's own message says what is needed.
      setProblem(readerMessage(thrown))
    }
  }
  const send = async (birth: BirthMonth) => {
    setProblem(undefined)
    try {
      update({ age: await submission.mutateAsync({ body: birth }) })
    } catch (thrown) {
      if (toApiError(thrown).code === 'too_young') await turnBack()
      else await explain(thrown)
    }
  }
  return { send, problem, busy: submission.isPending || leaving, forgetProblem: () => setProblem(undefined) }
}
