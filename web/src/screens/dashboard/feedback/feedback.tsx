import type { Affirmation, Evening, LineResponse, EveningQuestion as Question } from '@glimmer/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, Suspense, useState } from 'react'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import type { ApiError } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { TryAgain } from '#platform/ui/button.tsx'
import { LineAnswers } from './line-answers.tsx'

export interface LineQuestionProps {
  line: Affirmation
  /** The line's card, where the keyboard shortcuts work too. */
  card: RefObject<HTMLElement | null>
  isToday: boolean
  /** What is said about a line that has just replaced another. */
  news: string | undefined
  onOther: (line: Affirmation) => void
}

/**
 * Asks how the line feels, and replies kindly whatever the answer. A line that is not right is replaced. The answer can
 * be changed at any time.
 */
function Feedback({ line, card, isToday, news, onOther }: LineQuestionProps) {
  const { respond } = useResponse()
  const other = useReplacement(line, isToday, onOther)
  /** The answer given on this visit: one from an earlier day is shown, but not replied to again. */
  const [answered, setAnswered] = useState<LineResponse>()
  const answer = async (response: LineResponse) => {
    const isSaved = await respond(line, response)
    setAnswered(isSaved ? response : undefined)
    if (isSaved) other.replace(response)
  }
  const thanks = answered ? responseWords[answered].thanks : news
  return (
    <LineAnswers
      question="How does that feel?"
      words={responseWords}
      status={other.words ?? thanks}
      chosen={line.response}
      busy={other.isPending}
      onAnswer={(response) => void answer(response)}
      card={card}
    >
      {other.retry && <TryAgain variant="quiet" onClick={other.retry} />}
    </LineAnswers>
  )
}

/** Lazy, since only some users have turned it on. */
const EveningQuestion = optionalPart(() => import('./evening-question.tsx').then((m) => m.EveningQuestion))

/** The question about a line: in the evening whether the morning's line held, otherwise how it feels. */
export function LineQuestion({ line, card, ...rest }: LineQuestionProps) {
  const evening = useEvening()
  return evening?.affirmation._id === line._id ? (
    <Suspense>
      <EveningQuestion asked={evening} card={card} />
    </Suspense>
  ) : (
    <Feedback line={line} card={card} {...rest} />
  )
}

const minuteMs = 60_000

/** How long until the response changes; at least a minute, since this device's clock may be ahead. */
const untilChangeMs = (evening: Evening | undefined, now: number) =>
  evening?.changesAt ? Math.max(minuteMs, Date.parse(evening.changesAt) - now) : false

/** The evening's question, if any; it appears in an open page too, and disappears at midnight. */
function useEvening(): Question | undefined {
  const { data } = useQuery({
    ...read('GET /affirmations/evening'),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilChangeMs(state.data, Date.now()),
  })
  return data?.question ?? undefined
}

/** What follows an answer that asks for another line, and the message about it. */
interface Replacement {
  isPending: boolean
  /** Why there is none, or that it is being found. */
  words: string | undefined
  /** Retries, if that may succeed. */
  retry: (() => void) | undefined
  /** Requests the line that an answer promises, and shows it instead of this one. */
  replace: (response: LineResponse) => void
}

/**
 * The message if no other line will come: one has already come, or the line was deleted. Undefined if a retry may
 * succeed.
 */
const finalWords = ({ code, status }: ApiError) =>
  code === 'already_replaced' || status === 404 ? 'Thank you. You’ll have a new line tomorrow.' : undefined

/**
 * "Not quite" brings another line, "Too much" a gentler one: at once, free, and in place of this one. A replacement of
 * today's line is today's line from then on.
 */
function useReplacement(line: Affirmation, isToday: boolean, onOther: (line: Affirmation) => void): Replacement {
  const client = useQueryClient()
  const [requested, setRequested] = useState<LineResponse>()
  const onSuccess = (other: Affirmation) => {
    const today = read('GET /affirmations/today').queryKey
    const { day } = (isToday && client.getQueryData(today)) || {}
    if (day) client.setQueryData(today, { ...other, day })
    onOther(other)
  }
  const another = useWrite('POST /affirmations/{id}/another', { onSuccess })
  const gentler = useWrite('POST /affirmations/{id}/gentler', { onSuccess })
  const write = requested === 'too-much' ? gentler : another
  const replace = (response: LineResponse) => {
    setRequested(response)
    if (response === 'not-quite') another.mutate({ params: { id: line._id } })
    if (response === 'too-much') gentler.mutate({ params: { id: line._id } })
  }
  const final = write.error && finalWords(write.error)
  return {
    isPending: write.isPending,
    words: write.isPending
      ? 'Finding another one…'
      : write.error
        ? (final ?? 'We couldn’t find another line just now.')
        : undefined,
    retry: write.error && !final && requested ? () => replace(requested) : undefined,
    replace,
  }
}
