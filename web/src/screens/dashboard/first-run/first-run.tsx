import type { User } from '@glimmer/contract'
import { type FirstRunStep, firstRunSteps } from '@glimmer/contract/lines'
import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { Beside } from '../line-card.tsx'
import { ChooseThemes } from './choose-themes.tsx'
import { ChooseVoice } from './choose-voice.tsx'
import classes from './first-run.module.css'
import { HowLinesSpeak } from './how-lines-speak.tsx'
import { NameQuestion } from './name-question.tsx'
import { openStep, useFirstRun } from './use-first-run.ts'

interface FirstRunProps extends Pick<Beside, 'hear' | 'isPlaying'> {
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
  const shown = useRef(step)
  useEffect(() => {
    // Not on mount, since the line comes first.
    if (shown.current !== step) card.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  const at = firstRunSteps.indexOf(step)
  return (
    <section ref={card} className={classes.card} data-questions aria-label="Getting started" tabIndex={-1}>
      <header className={classes.head}>
        <p className={classes.dots}>
          <VisuallyHidden>
            Question {at + 1} of {firstRunSteps.length}
          </VisuallyHidden>
          {firstRunSteps.map((one, place) => (
            <i key={one} data-done={place <= at || undefined} data-here={place === at || undefined} />
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
