import { product } from '@glimmer/contract/product'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCare } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { ProfileSection } from '../profile-section.tsx'
import { Answers } from './answers.tsx'
import { type OwnWords, WordsForm } from './words-form.tsx'

/** What steers a user's lines beyond their settings: off unless they turn it on. */
export const PersonalisationSection = () => (
  <ProfileSection id="goes-by" title={`What ${product.name} goes by`}>
    <Choices />
  </ProfileSection>
)

const isEmpty = ({ wanted, avoided, workingOn }: OwnWords): boolean =>
  wanted.length + avoided.length === 0 && workingOn === ''

function Choices() {
  const { data: saved } = useSuspenseQuery(read('GET /users/personalisation'))
  const { isOn, wanted, avoided, workingOn } = saved
  const own = { wanted, avoided, workingOn }
  const { save, isSaving, error } = useSave()
  return (
    <div className="stack gap-l">
      <Switch
        label="Let your words and answers steer your lines"
        hint="Off unless you turn it on. Your mood, the hour and what you ask for still come first."
        on={isOn}
        busy={isSaving}
        onPress={(on) => save({ isOn: on, ...own })}
      />
      <HelpStrip at="personalisation" />
      {isOn && <WordsForm own={own} error={error} isSaving={isSaving} onSave={(words) => save({ isOn, ...words })} />}
      {isOn && <Answers answers={saved.answers} findings={saved.findings} />}
      {!isOn && !isEmpty(own) && <p className="muted">What you wrote is still here, and steers nothing.</p>}
      {(isOn || !isEmpty(own)) && <Erase />}
    </div>
  )
}

/** Saves the switch and the words; words that may call for help bring people to talk to first. */
function useSave() {
  const client = useQueryClient()
  const care = useCare()
  const toast = useToast()
  const errorToast = useErrorToast()
  const write = useWrite('PUT /users/personalisation', {
    onSuccess({ care: softened, ...now }) {
      client.setQueryData(read('GET /users/personalisation').queryKey, now)
      care.showStrip(softened && 'personalisation')
      toast({ message: 'Saved' })
    },
    onError(error, { body }) {
      if (error.code === 'care_first')
        return care.open({ onMisread: () => write.mutate({ body: { ...body, misread: true } }) })
      if (!error.problem.errors) errorToast(error)
    },
  })
  const save = (body: OwnWords & { isOn: boolean }) => {
    if (!write.isPending) write.mutate({ body })
  }
  return { save, isSaving: write.isPending, error: write.error?.problem.errors?.[0] }
}

function Erase() {
  const toast = useToast()
  const erase = useWrite('DELETE /users/personalisation', {
    onSuccess: () => toast({ message: 'Erased. Earlier answers steer nothing any more.' }),
    onError: useErrorToast(),
  })
  return (
    <p>
      <Button variant="ghost" small aria-disabled={erase.isPending} onClick={() => erase.mutate({})}>
        Erase all of this
      </Button>
    </p>
  )
}
