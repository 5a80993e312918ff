import type { AnswerEvening, EveningQuestion as Asked, LineResponse, Theme } from '@glimmer/contract'
import { eveningQuestion, type TomorrowsChoice, tomorrowsChoices } from '@glimmer/contract/lines'
import { plans } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { responseWords } from '#modules/affirmations/line-response.ts'
import { generalMessage, readerMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './feedback.module.css'
import { LineAnswers } from './line-answers.tsx'

/** The possible answers in words: the same three as by day, said of a line that was carried for a day. */
const eveningWords: Record<LineResponse, { name: string }> = {
  true: { name: 'It helped' },
  'not-quite': { name: 'A little' },
  'too-much': { name: 'Not today' },
}

/**
 * In the evening, asks whether the morning's line helped. The line stays; the answer, and what the user asks for, influence
 * the choice of tomorrow's.
 */
export function EveningQuestion({ asked, card }: { asked: Asked; card: RefObject<HTMLElement | null> }) {
  const { day, affirmation, readInMorning } = asked
  const client = useQueryClient()
  const toast = useToast()
  const write = useWrite('PUT /affirmations/evening', {
    // Run one at a time, so that the last answer reaches the server last.
    scope: { id: 'evening' },
    onSuccess: (now) => client.setQueryData(read('GET /affirmations/evening').queryKey, now),
    onError(error) {
      if (generalMessage(error)) toast({ message: readerMessage(error) })
      // The evening may be over, or the question was turned off elsewhere.
      void client.invalidateQueries({ queryKey: read('GET /affirmations/evening').queryKey })
    },
  })
  const byDay = affirmation.response
  const pending = write.isPending ? write.variables.body : undefined
  const answer = pending?.response ?? asked.answer
  const tomorrow = pending ? (pending.tomorrow ?? null) : asked.tomorrow
  const theme = pending ? (pending.theme ?? null) : asked.theme
  const say = (changes: Partial<AnswerEvening> & { response: LineResponse }) =>
    write.mutate({ body: { day, tomorrow, theme, ...changes } })
  const earlier = answer === null && byDay ? `Earlier you said: ${responseWords[byDay].name}.` : undefined
  return (
    <LineAnswers
      question={eveningQuestion(readInMorning)}
      words={eveningWords}
      status={answer ? 'Thank you.' : earlier}
      chosen={answer}
      busy={write.isPending}
      onAnswer={(response) => say({ response })}
      card={card}
      after={
        answer && (
          <>
            <Tomorrow
              choice={tomorrow}
              isNew={!write.isIdle}
              onChoose={(next) => say({ response: answer, tomorrow: next })}
            />
            <TomorrowsTheme theme={theme} onChoose={(next) => say({ response: answer, theme: next })} />
          </>
        )
      }
    />
  )
}

const words: Record<TomorrowsChoice, string> = { 'more-like-this': 'More like this', gentler: 'Something gentler' }

interface TomorrowProps {
  /** Null if Glimmer chooses. */
  choice: TomorrowsChoice | null
  /** Whether it has just appeared, and so must be seen. */
  isNew: boolean
  onChoose: (choice: TomorrowsChoice | null) => void
}

/** Asks what tomorrow's line should be like. */
function Tomorrow({ choice, isNew, onChoose }: TomorrowProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <section ref={section} aria-labelledby={id} data-grows="evening">
      <h3 id={id} className={classes.tomorrow}>
        And tomorrow?
      </h3>
      <div className={classes.answers}>
        {[...tomorrowsChoices, null].map((each) => (
          <button
            key={each}
            type="button"
            className={`veil ${classes.answer}`}
            aria-pressed={choice === each}
            onClick={() => onChoose(each)}
          >
            {each ? words[each] : 'You choose'}
          </button>
        ))}
      </div>
      <p className={classes.promise}>We’ll choose tomorrow’s line with this in mind.</p>
    </section>
  )
}

interface TomorrowsThemeProps {
  theme: Theme | null
  onChoose: (theme: Theme | null) => void
}

/** Chooses the theme of tomorrow's line. An early-access feature, for users who turned that on. */
function TomorrowsTheme({ theme, onChoose }: TomorrowsThemeProps) {
  const { user } = useAccount()
  const plan = plans[user?.subscription.tier ?? 'free']
  if (!plan.earlyAccess || !user?.preferences.earlyAccess) return null
  return (
    <SelectField
      label="Tomorrow’s theme"
      value={theme ?? ''}
      onChange={({ target }) => onChoose(plan.themes.find((each) => each === target.value) ?? null)}
    >
      <option value="">Any of yours</option>
      {plan.themes.map((each) => (
        <option key={each} value={each}>
          {themeNames[each]}
        </option>
      ))}
    </SelectField>
  )
}
