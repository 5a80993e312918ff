import type { AnswerEvening, EveningQuestion as Asked, LineResponse } from '@glimmer/contract'
import { eveningQuestion } from '@glimmer/contract/lines'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { responseWords } from '#modules/affirmations/line-response.ts'
import { generalMessage, readerMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { Answers } from './answers.tsx'
import { Tomorrow, TomorrowsTheme } from './tomorrow.tsx'

/** The possible answers in words: the same three as by day, said of a line that was carried for a day. */
const eveningWords: Record<LineResponse, { name: string }> = {
  true: { name: 'It held' },
  'not-quite': { name: 'A little' },
  'too-much': { name: 'Not today' },
}

/**
 * In the evening, asks whether the morning's line held. The line stays; the answer, and what the user asks for, influence
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
    <Answers
      question={eveningQuestion(readInMorning)}
      words={eveningWords}
      status={answer ? 'Thank you.' : earlier}
      pressed={answer}
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
