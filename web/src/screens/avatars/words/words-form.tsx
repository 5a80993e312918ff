import type { AvatarChoices, GenerateAvatar } from '@glimmer/contract'
import {
  type AvatarStyleId,
  avatarChoices,
  avatarDescriptionLength,
  avatarStyles,
  opensStyle,
} from '@glimmer/contract/avatar-styles'
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
import classes from './words.module.css'

const form = 'avatar-words'

interface WordsFormProps {
  /** How many are left this month; undefined if unlimited. */
  left: number | undefined
  /** Whether the words are stored as a draft: not once they are drawn, nor if they call for help. */
  isKept: boolean
  problem: string | undefined
  onSend: (request: GenerateAvatar) => void
}

/** A form for a few words or a few choices: either is enough. */
export function WordsForm({ left, isKept, problem, onSend }: WordsFormProps) {
  const { user } = useAccount()
  const isUnderAge = useIsUnderAge()
  const tier = user?.subscription.tier ?? 'free'
  const [description, setDescription] = useState<Description>(() => ({
    ...emptyDescription,
    words: isUnderAge ? '' : (readDraft(sessionStorage, user?._id ?? '', form).words ?? ''),
  }))
  useDraftOnUnload(form, description.words && isKept ? { words: description.words } : {})
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
  if (left === undefined) return 'As many as you like on your plan.'
  return `Uses 1 of your ${left} left this month. Only if it works.`
}

/** How the user describes the avatar they want: in their own words, or by choices. Words take precedence. */
export interface Description {
  words: string
  choices: AvatarChoices
  style: AvatarStyleId | undefined
}

export const emptyDescription: Description = { words: '', choices: {}, style: undefined }

/** Whether there is nothing to draw from. */
export const isEmpty = ({ words, choices }: Description) => words.trim() === '' && Object.keys(choices).length === 0

type Single = Exclude<keyof AvatarChoices, 'extras'>
const maxExtras = 4

/** Adds a choice, or removes it if it was already made. */
export function toggleChoice(choices: AvatarChoices, question: keyof AvatarChoices, answer: string): AvatarChoices {
  if (question === 'extras') return withExtra(choices, answer)
  const { [question]: before, ...others } = choices
  return before === answer ? others : { ...others, [question]: answer as AvatarChoices[Single] }
}

function withExtra({ extras = [], ...others }: AvatarChoices, answer: string): AvatarChoices {
  const without = extras.filter((one) => one !== answer)
  const next = without.length < extras.length ? without : [...extras, answer as (typeof extras)[number]]
  if (next.length > maxExtras) return { ...others, extras }
  return next.length === 0 ? others : { ...others, extras: next }
}

/** The description as the API expects it. */
export function requestOf({ words, choices, style }: Description): GenerateAvatar {
  const request = words.trim() === '' ? { choices } : { description: words.trim() }
  return { ...request, ...(style && { style }) }
}

type Question = keyof typeof avatarChoices

const legends: Readonly<Record<Question, string>> = {
  subject: 'Who or what?',
  feeling: 'What feeling?',
  palette: 'Which colours?',
  skin: 'Skin',
  hair: 'Hair, or what covers it',
  hairColor: 'Hair colour',
  clothesColor: 'Colour of clothes',
  extras: 'Anything else? Up to four.',
}

const asLabel = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The questions and their answers, in the contract's order. */
const questions = (Object.keys(legends) as Question[]).map((name) => ({
  name,
  legend: legends[name],
  answers: avatarChoices[name].map((value: string) => ({ value, label: asLabel(value) })),
}))

/** The styles offered with words: a few of each plan, so that the list stays short. */
const wordStyles: readonly AvatarStyleId[] = [
  'avataaars',
  'lorelei',
  'pixel-art',
  'open-peeps',
  'adventurer',
  'micah',
  'notionists',
]
