import type { GenerateAvatar } from '@glimmer/contract'
import { avatarDescriptionLength, avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import { plans } from '@glimmer/contract/plans'
import { type FormEvent, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { SparkIcon } from '#platform/ui/icons.tsx'
import { AnswerChips } from './answer-chips.tsx'
import { questions, wordStyles } from './questions.ts'
import { isEmpty, noWish, requestOf, toggled, type Wish } from './wish.ts'
import classes from './words-form.module.css'

const form = 'avatar-words'

interface WordsFormProps {
  /** How many are left this month, without end on some plans; nothing while that is not known. */
  left: number | undefined
  /** The words have become pictures, and are forgotten. */
  drawn: boolean
  problem: string | undefined
  onSend: (request: GenerateAvatar) => void
}

/** A few words, or a few choices: either is enough. */
export function WordsForm({ left, drawn, problem, onSend }: WordsFormProps) {
  const { user } = useAccount()
  const tier = user?.subscription.tier ?? 'free'
  const [wish, setWish] = useState<Wish>(() => ({
    ...noWish,
    words: readDraft(sessionStorage, user?._id ?? '', form).words ?? '',
  }))
  useDraftOnUnload(form, wish.words && !drawn ? { words: wish.words } : {})
  const [missing, setMissing] = useState(false)
  const styles = wordStyles.map((id) => {
    const { name, tier: from } = avatarStyles[id]
    return { value: id, label: name, lockedBy: opensStyle(tier, id) ? undefined : plans[from].name }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(isEmpty(wish))
    if (!isEmpty(wish)) onSend(requestOf(wish))
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2>Say how you picture yourself</h2>
      <Field
        label="In your words"
        multiline
        rows={3}
        maxLength={avatarDescriptionLength}
        value={wish.words}
        error={missing && isEmpty(wish) ? 'Write a few words, or choose below.' : undefined}
        hint={`${wish.words.length} of ${avatarDescriptionLength} characters. Please describe yourself, not a real person you know. Your words are not kept.`}
        onChange={(event) => setWish({ ...wish, words: event.target.value })}
      />
      <details className={classes.choices}>
        <summary>Or choose from a list</summary>
        {wish.words.trim() !== '' && <p>Your words go first: the choices count once the field above is empty.</p>}
        {questions.map(({ name, legend, answers }) => (
          <AnswerChips
            key={name}
            legend={legend}
            answers={answers}
            chosen={[wish.choices[name] ?? []].flat()}
            onToggle={(answer) => setWish({ ...wish, choices: toggled(wish.choices, name, answer) })}
          />
        ))}
      </details>
      <AnswerChips
        legend="Style"
        answers={styles}
        chosen={wish.style ? [wish.style] : []}
        onToggle={(style) => {
          const next = wordStyles.find((id) => id === style)
          setWish({ ...wish, style: next === wish.style ? undefined : next })
        }}
      />
      <div className={classes.send}>
        <Button type="submit">
          <SparkIcon /> Draw three
        </Button>
        <p>{costOf(left)}</p>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

function costOf(left: number | undefined) {
  if (left === undefined) return 'Uses 1 of this month’s AI avatars. Only if it works.'
  if (left === Number.POSITIVE_INFINITY) return 'As many as you like on your plan.'
  return `Uses 1 of your ${left} left this month. Only if it works.`
}
