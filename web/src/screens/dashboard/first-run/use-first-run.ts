import type { EditPreferences, User } from '@glimmer/contract'
import { type FirstRunStep, firstRunSteps } from '@glimmer/contract/lines'
import { useAccount } from '#member/account-context.tsx'
import { featureMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'

/** The question that is open; a name that is known already is not asked for. */
export function openStep({ preferences: { firstRun }, firstName }: Pick<User, 'preferences' | 'firstName'>) {
  const step = firstRunSteps.find((one) => one === firstRun)
  return step === 'name' && firstName ? 'themes' : step
}

/** The question after one, or `done`. */
export const stepAfter = (step: FirstRunStep) => firstRunSteps[firstRunSteps.indexOf(step) + 1] ?? 'done'

/** Where midnight falls for this person, as their device sees it. */
const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Where the first run stands, and how it goes on: each answer is saved with the question that comes next, so that another
 * device, or another day, goes on from there. `onDone` is called once none is open.
 */
export function useFirstRun(user: User, step: FirstRunStep, onDone: () => void) {
  const { update } = useAccount()
  const name = useWrite('PUT /users/profile', { onSuccess: update })
  const preferences = useWrite('PUT /users/preferences', {
    scope: { id: 'preferences' },
    onSuccess: ({ preferences: saved }) => update({ preferences: saved }),
  })
  const goTo = (next: FirstRunStep | 'done', answer: EditPreferences = {}) => {
    const timeZone = user.preferences.firstRun === 'name' ? { timeZone: deviceTimeZone() } : {}
    return preferences.mutateAsync({ body: { ...timeZone, ...answer, firstRun: next } }).then(
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
    /** Saves what was answered, and goes on. */
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
