import type { EditPreferences, Theme, User } from '@glimmer/contract'
import { type FirstRunStep, firstRunSteps } from '@glimmer/contract/lines'
import { plans } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { levelExamples } from '#modules/affirmations/words.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choices.tsx'
import { Field } from '#platform/ui/field.tsx'
import { RadioCard } from '#platform/ui/radio-card.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { LineCardControls } from '../line-card.tsx'
import { ChooseVoice } from './choose-voice.tsx'
import classes from './first-run.module.css'
import { type FirstRunAnswers, openStep, useFirstRun } from './use-first-run.ts'

interface FirstRunProps extends Pick<LineCardControls, 'hear' | 'isPlaying'> {
  user: User
  /** Called when no question is left: the line has the page to itself. */
  onDone: () => void
}

/** Four short questions beside the first line, one at a time; each can be skipped. */
export function FirstRun({ user, ...rest }: FirstRunProps) {
  const step = openStep(user)
  return step ? <Question user={user} step={step} {...rest} /> : null
}

function Question({ user, step, onDone, hear, isPlaying }: FirstRunProps & { step: FirstRunStep }) {
  const answers = useFirstRun(user, step, onDone)
  const card = useRef<HTMLElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    // Not on mount, since the line comes first.
    if (lastStep.current !== step) card.current?.focus({ preventScroll: true })
    lastStep.current = step
  }, [step])
  const at = firstRunSteps.indexOf(step)
  return (
    <section
      ref={card}
      className={`box stack gap-s ${classes.card}`}
      data-questions
      aria-label="Getting started"
      tabIndex={-1}
    >
      <header className={classes.head}>
        <p className={classes.dots}>
          <VisuallyHidden>
            Question {at + 1} of {firstRunSteps.length}
          </VisuallyHidden>
          {firstRunSteps.map((one, index) => (
            <i key={one} data-done={index <= at || undefined} data-here={index === at || undefined} />
          ))}
        </p>
        <Button variant="plain" small onClick={answers.skip}>
          Skip
        </Button>
      </header>
      {step === 'name' && <NameQuestion answers={answers} />}
      {step === 'themes' && <ChooseThemes user={user} answers={answers} />}
      {step === 'lines' && <HowLinesSpeak firstName={user.firstName} answers={answers} />}
      {step === 'voice' && <ChooseVoice answers={answers} hear={hear} isPlaying={isPlaying} />}
      {answers.problem && (
        <p className={classes.problem} role="alert">
          {answers.problem}
        </p>
      )}
      {step !== 'voice' && (
        <Button variant="plain" small className={classes.skipAll} onClick={answers.skipAll}>
          Skip all of this
        </Button>
      )}
    </section>
  )
}

/** Asks what lines should be about. */
function ChooseThemes({ user, answers }: { user: User; answers: FirstRunAnswers }) {
  // Another device may choose meanwhile, so only a choice made here is sent.
  const [edited, setEdited] = useState<readonly Theme[]>()
  const chosen = edited ?? user.preferences.themes
  const open = plans[user.subscription.tier].themes
  const next = () => answers.answer(edited && { themes: [...edited] })
  const toggle = (theme: Theme) => setEdited(open.filter((each) => chosen.includes(each) !== (each === theme)))
  return (
    <div className={`stack gap-sm ${classes.question}`}>
      <fieldset>
        <legend>What would help?</legend>
        <p>Choose any. You can change this later.</p>
        <ChoiceChips
          choices={open.map((value) => ({ value, label: themeNames[value] }))}
          chosen={chosen}
          onToggle={toggle}
        />
      </fieldset>
      <Button wide aria-disabled={answers.isPending} onClick={next}>
        Continue
      </Button>
    </div>
  )
}

const maxLength = 60

/** Asks for the user's first name. */
function NameQuestion({ answers }: { answers: FirstRunAnswers }) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answers.isPending) return
    if (name.trim()) void answers.answerName(name.trim())
    else answers.skip()
  }
  return (
    <form className={`stack gap-sm ${classes.question}`} onSubmit={submit}>
      <h2>What shall we call you?</h2>
      <p>For the greeting, and now and then in a line.</p>
      <Field
        label="Your name"
        hint="Any name you like. You can change it in Settings."
        autoComplete="given-name"
        maxLength={maxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" wide aria-disabled={answers.isPending}>
        Continue
      </Button>
    </form>
  )
}

interface Example {
  line: string
  note: string
  sets: EditPreferences
}

const lineAt = (wanted: 2 | 4) => levelExamples.find(({ level }) => level === wanted)?.line ?? ''

/** The same thought in two variants: first in the first person or addressed to the user, then gentle or bold. */
const pairs = (firstName: string | null): readonly (readonly Example[])[] => [
  [
    { line: 'I can take this one step at a time.', note: 'As yourself', sets: { form: 'first-person' } },
    {
      line: `${firstName ? `${firstName}, you` : 'You'} can take this one step at a time.`,
      note: firstName ? 'To you, by name' : 'To you',
      sets: { form: 'distanced' },
    },
  ],
  [
    { line: lineAt(2), note: 'Gentle', sets: { level: 2 } },
    { line: lineAt(4), note: 'Bold', sets: { level: 4 } },
  ],
]

/** Asks twice which of two lines the user would rather hear; that sets the form and the level of lines. */
function HowLinesSpeak({ firstName, answers }: { firstName: string | null; answers: FirstRunAnswers }) {
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<EditPreferences>({})
  const all = pairs(firstName)
  const examples = all[at] ?? []
  const isLast = at === all.length - 1
  const isChosen = ({ sets }: Example) =>
    sets.form !== undefined ? sets.form === chosen.form : sets.level === chosen.level
  const goOn = () => (isLast ? answers.answer(chosen) : setAt(at + 1))
  return (
    <div className={`stack gap-sm ${classes.question}`}>
      <fieldset>
        <legend>How should lines speak?</legend>
        <p>
          Choose the one you’d rather hear ({at + 1} of {all.length}).
        </p>
        <div className={`stack gap-sm ${classes.options}`}>
          {examples.map((example) => (
            <RadioCard
              key={example.note}
              inset
              name={`speak-${at}`}
              value={example.note}
              title={example.line}
              note={example.note}
              checked={isChosen(example)}
              onChoose={() => setChosen({ ...chosen, ...example.sets })}
            />
          ))}
        </div>
      </fieldset>
      <Button wide aria-disabled={answers.isPending} onClick={goOn}>
        Continue
      </Button>
    </div>
  )
}
