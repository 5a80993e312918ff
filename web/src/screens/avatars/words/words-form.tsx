import type { GenerateAvatar } from '@glimmer/contract'
import { avatarDescriptionLength, avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import { plans } from '@glimmer/contract/plans'
import { type FormEvent, useState } from 'react'
import { useAccount, useIsUnderAge } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { useSeesPlans } from '#member/upsell-pause.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips, type ChoiceChipsProps } from '#platform/ui/choices.tsx'
import { Field } from '#platform/ui/field.tsx'
import { SparkIcon } from '#platform/ui/tool-icons.tsx'
import {
  type Description,
  emptyDescription,
  isEmpty,
  questions,
  requestOf,
  toggleChoice,
  wordStyles,
} from './description.ts'
import classes from './words.module.css'

const form = 'avatar-words'

interface WordsFormProps {
  /** How many are left this month; Infinity if unlimited, undefined until known. */
  left: number | undefined
  /** The words have been drawn, so they are no longer stored as a draft. */
  drawn: boolean
  problem: string | undefined
  onSend: (request: GenerateAvatar) => void
}

/** A form for a few words or a few choices: either is enough. */
export function WordsForm({ left, drawn, problem, onSend }: WordsFormProps) {
  const { user } = useAccount()
  const isUnderAge = useIsUnderAge()
  const tier = user?.subscription.tier ?? 'free'
  const [description, setDescription] = useState<Description>(() => ({
    ...emptyDescription,
    words: isUnderAge ? '' : (readDraft(sessionStorage, user?._id ?? '', form).words ?? ''),
  }))
  useDraftOnUnload(form, description.words && !drawn ? { words: description.words } : {})
  const [missing, setMissing] = useState(false)
  const seesPlans = useSeesPlans()
  const offered = wordStyles.filter((id) => seesPlans || opensStyle(tier, id))
  const styles = offered.map((id) => {
    const { name, tier: from } = avatarStyles[id]
    return { value: id, label: name, lockedBy: opensStyle(tier, id) ? undefined : plans[from].name }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(isEmpty(description))
    if (!isEmpty(description)) onSend(requestOf(description))
  }
  return (
    <form className={`stack ${classes.form}`} onSubmit={submit} noValidate>
      <h2>Describe how you picture yourself</h2>
      {isUnderAge ? (
        missing && isEmpty(description) && <p role="alert">Choose at least one below.</p>
      ) : (
        <Field
          label="In your words"
          multiline
          rows={3}
          maxLength={avatarDescriptionLength}
          value={description.words}
          error={missing && isEmpty(description) ? 'Write a few words, or choose below.' : undefined}
          hint={`${description.words.length} of ${avatarDescriptionLength} characters. Please describe yourself, not a real person you know. We don’t keep your words.`}
          onChange={(event) => setDescription({ ...description, words: event.target.value })}
        />
      )}
      <details className={`unfold ${classes.choices}`} open={isUnderAge}>
        <summary>{isUnderAge ? 'Choose from a list' : 'Or choose from a list'}</summary>
        {description.words.trim() !== '' && (
          <p className="hint">We’ll use your own words first. Clear the box above to use these instead.</p>
        )}
        {questions.map(({ name, legend, answers }) => (
          <ChipGroup
            key={name}
            legend={legend}
            choices={answers}
            chosen={[description.choices[name] ?? []].flat()}
            onToggle={(answer) =>
              setDescription({ ...description, choices: toggleChoice(description.choices, name, answer) })
            }
          />
        ))}
      </details>
      <ChipGroup
        legend="Style"
        choices={styles}
        chosen={description.style ? [description.style] : []}
        onToggle={(style) => {
          const next = wordStyles.find((id) => id === style)
          setDescription({ ...description, style: next === description.style ? undefined : next })
        }}
      />
      <div className={`row ${classes.submit}`}>
        <Button type="submit">
          <SparkIcon /> Draw three
        </Button>
        <p className="hint">{costOf(left)}</p>
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

const ChipGroup = <T extends string>({ legend, ...chips }: ChoiceChipsProps<T> & { legend: string }) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <ChoiceChips {...chips} />
  </fieldset>
)

function costOf(left: number | undefined) {
  if (left === undefined) return 'Uses 1 of this month’s portraits. Only if it works.'
  if (left === Number.POSITIVE_INFINITY) return 'As many as you like on your plan.'
  return `Uses 1 of your ${left} left this month. Only if it works.`
}
