import type { EditPreferences, User } from '@glimmer/contract'
import { type FirstRunStep, firstRunSteps } from '@glimmer/contract/lines'
import { deviceZone } from '#lib/calendar.ts'
import { useAccount } from '#member/account-context.tsx'
import { featureMessage, toApiError } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'

/** The current question; a name that is already known is not asked for. */
export function openStep({ preferences: { firstRun }, firstName }: Pick<User, 'preferences' | 'firstName'>) {
  const step = firstRunSteps.find((one) => one === firstRun)
  return step === 'name' && firstName ? 'themes' : step
}

/** The question after one, or `done`. */
export const stepAfter = (step: FirstRunStep) => firstRunSteps[firstRunSteps.indexOf(step) + 1] ?? 'done'

/** Whether the server refused only the time zone, which may be newer than those it knows. */
const refusesTimeZone = (error: unknown) =>
  Boolean(toApiError(error).problem.errors?.every(({ path }) => path === 'timeZone'))

/**
 * Saves an answer, and with the first one the device's time zone, which decides when the user's day begins: unless the
 * device has none, or the server refuses it.
 */
export async function saveAnswer<Saved>(
  save: (answer: EditPreferences) => Promise<Saved>,
  answer: EditPreferences,
  timeZone: string | undefined,
): Promise<Saved> {
  if (timeZone === undefined) return save(answer)
  return save({ timeZone, ...answer }).catch((error: unknown) => {
    if (refusesTimeZone(error)) return save(answer)
    throw error
  })
}

/**
 * The state of the first run and its actions. Each answer is saved together with the next question, so that another
 * device, or another day, continues there. `onDone` is called when no question is left.
 */
export function useFirstRun(user: User, step: FirstRunStep, onDone: () => void) {
  const { update } = useAccount()
  const name = useWrite('PUT /users/profile', { onSuccess: update })
  const preferences = useWrite('PUT /users/preferences', {
    scope: { id: 'preferences' },
    onSuccess: ({ preferences: saved }) => update({ preferences: saved }),
  })
  const goTo = (next: FirstRunStep | 'done', answer: EditPreferences = {}) => {
    const timeZone = user.preferences.firstRun === 'name' ? deviceZone() : undefined
    const save = (body: EditPreferences) => preferences.mutateAsync({ body })
    return saveAnswer(save, { ...answer, firstRun: next }, timeZone).then(
      () => (next === 'done' ? onDone() : undefined),
      () => undefined,
    )
  }
  return {
    isPending: name.isPending || preferences.isPending,
    problem: name.error
      ? featureMessage(name.error, 'Profile update failed')
      : preferences.error
        ? featureMessage(preferences.error, 'Preferences update failed')
        : undefined,
    /** Saves the answer, and continues. */
    answer: (answer?: EditPreferences) => void goTo(stepAfter(step), answer),
    async answerName(firstName: string) {
      const saved = await name.mutateAsync({ body: { firstName } }).catch(() => undefined)
      if (saved) await goTo(stepAfter(step))
    },
    skip: () => void goTo(stepAfter(step)),
    skipAll: () => void goTo('done'),
  }
}
export type FirstRunAnswers = ReturnType<typeof useFirstRun>
