import type { EveningQuestion as Asked, LineResponse, Theme } from '@glimmer/contract'
import { eveningQuestion } from '@glimmer/contract/lines'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { responseWords } from '#modules/affirmations/line-response.ts'
import { generalMessage, readerMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { Answers } from './answers.tsx'
import { TomorrowsTheme } from './tomorrows-theme.tsx'

const thanks = 'Thank you. We’ll choose tomorrow’s line with this in mind.'

/**
 * In the evening, asks whether the morning's line held. The line stays; the answer influences the choice of tomorrow's.
 */
export function EveningQuestion({ asked, card }: { asked: Asked; card: RefObject<HTMLElement | null> }) {
  const { day, affirmation, readInMorning, answer } = asked
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
  const pending = write.isPending ? write.variables.body.response : undefined
  const say = (response: LineResponse, theme: Theme | null) => write.mutate({ body: { day, response, theme } })
  const earlier = answer === null && byDay ? `Earlier you said: ${responseWords[byDay].name}.` : undefined
  return (
    <Answers
      question={eveningQuestion(readInMorning)}
      status={write.isSuccess ? thanks : earlier}
      pressed={pending ?? answer}
      busy={write.isPending}
      onAnswer={(response) => say(response, asked.theme)}
      card={card}
      after={answer && <TomorrowsTheme theme={asked.theme} onChoose={(theme) => say(answer, theme)} />}
    />
  )
}
