import type { Mood } from '@glimmer/contract'
import { forms, moods, situations, values } from '@glimmer/contract/lines'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAccount, useIsUnderAge } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { MoodFace, moodNames } from '#modules/affirmations/mood-face.tsx'
import { SlowNote } from '#modules/affirmations/slow-note.tsx'
import { useWriter } from '#modules/affirmations/use-writer.ts'
import { mineFirst, valueName } from '#modules/affirmations/values/values.ts'
import { formNames, levelExamples, situationNames, themeChoices } from '#modules/affirmations/words.ts'
import { MoreThemes } from '#modules/plans/more-themes.tsx'
import { isOnline, useConnectionProblem, useOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { dialogInset } from '#platform/ui/bottom-inset.ts'
import { Button } from '#platform/ui/button.tsx'
import { Choices, Question } from '#platform/ui/choices.tsx'
import { NoteField } from '#platform/ui/field.tsx'
import classes from './composer.module.css'
import { costOf, maxNoteLength, maxThemes, toggleTheme, useNoteHint } from './draft.ts'
import type { Compose } from './use-compose.ts'

const formChoices = forms.map((value) => ({ value, label: formNames[value] }))
const levelChoices = levelExamples.map(({ level, name }) => ({ value: `${level}` as const, label: name }))
const situationChoices = situations.map((value) => ({ value, label: situationNames[value] }))

/** Two questions, and more behind them for who wants them. Only the themes are required. */
export function ComposeForm({ compose, left }: { compose: Compose; left: number | undefined }) {
  const { draft, change, chooseMood, writing, problem, send } = compose
  const showUpsell = useShowUpsell()
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(draft.themes.length === 0)
    if (isOnline()) send()
  }
  const message = missing && draft.themes.length === 0 ? 'Choose at least one theme first.' : problem
  return (
    <form className={`stack ${classes.form}`} onSubmit={submit}>
      <Moods chosen={draft.mood} onToggle={chooseMood} />
      <Choices
        legend="What should it be about?"
        hint={
          <>
            One theme, or up to {maxThemes}.{showUpsell && <MoreThemes tier={tier} />}
          </>
        }
        choices={themeChoices(tier, false)}
        chosen={draft.themes}
        onToggle={(theme) => change(toggleTheme(draft, theme))}
      />
      <MoreChoices draft={draft} change={change} />
      <Actions
        writing={writing}
        problem={message}
        label={problem ? 'Try Again' : 'Write my line'}
        cost={costOf(draft, left)}
      />
    </form>
  )
}

/** The choices behind "Make it more yours". */
function MoreChoices({ draft, change }: Pick<Compose, 'draft' | 'change'>) {
  const isUnderAge = useIsUnderAge()
  const { data: profile } = useQuery(read('GET /users/profile'))
  const mine = profile?.values ?? []
  const noteHint = useNoteHint()
  const [begunWithNote] = useState(draft.note !== '')
  return (
    <details className={`unfold ${classes.more}`} open={begunWithNote}>
      <summary>Make it more yours</summary>
      <Choices
        legend="What’s happening?"
        choices={situationChoices}
        chosen={[draft.situation]}
        onToggle={(situation) => change({ ...draft, situation: situation === draft.situation ? undefined : situation })}
      />
      <Choices
        legend="What matters to you here?"
        hint={mine.length > 0 ? 'Yours come first. Choose none, and we’ll use one of them.' : undefined}
        choices={mineFirst(values, mine).map((value) => ({ value, label: valueName(value) }))}
        chosen={[draft.value]}
        onToggle={(value) => change({ ...draft, value: value === draft.value ? undefined : value })}
      />
      <Choices
        legend="How should it speak?"
        hint="Choose none to follow your settings."
        choices={formChoices}
        chosen={[draft.form]}
        onToggle={(form) => change({ ...draft, form: form === draft.form ? undefined : form })}
      />
      <Choices
        legend="How bold should it be?"
        hint="From gentle to bold. If you choose none, we’ll keep to your usual step."
        choices={levelChoices}
        chosen={[draft.level && `${draft.level}`]}
        onToggle={(chosen) => {
          const level = levelExamples.find((each) => `${each.level}` === chosen)?.level
          change({ ...draft, level: level === draft.level ? undefined : level })
        }}
      />
      {!isUnderAge && (
        <NoteField
          label="A note for the writer"
          hint={noteHint}
          value={draft.note}
          max={maxNoteLength}
          onChange={(note) => change({ ...draft, note })}
        />
      )}
    </details>
  )
}

interface ActionsProps {
  writing: boolean
  problem: string | undefined
  label: string
  cost: string | undefined
}

/** The button, what pressing it uses, and what is in the way. */
function Actions({ writing, problem, label, cost }: ActionsProps) {
  const { busy } = useWriter()
  const online = useOnline()
  const unreachable = useConnectionProblem()
  return (
    <footer ref={dialogInset} className={`stack gap-sm ${classes.actions}`}>
      {problem && <p role="alert">{problem}</p>}
      <SlowNote writing={writing} />
      <Button type="submit" wide aria-disabled={writing || !online}>
        {writing ? `${busy} your line...` : label}
      </Button>
      {online ? cost && <p className="muted">{cost}</p> : <p>{unreachable} What you choose stays here.</p>}
    </footer>
  )
}

interface MoodsProps {
  chosen: Mood | undefined
  onToggle: (mood: Mood) => void
}

/** Asks how today is: five faces, of which none has to be chosen. */
const Moods = ({ chosen, onToggle }: MoodsProps) => (
  <Question legend="How is today so far?" hint="Choose the closest, or none. Nothing is scored.">
    <div className={classes.faces}>
      {moods.map((mood) => (
        <button
          key={mood}
          type="button"
          className={`stack gap-s ${classes.face}`}
          aria-pressed={mood === chosen}
          onClick={() => onToggle(mood)}
        >
          <MoodFace mood={mood} />
          {moodNames[mood]}
        </button>
      ))}
    </div>
  </Question>
)
