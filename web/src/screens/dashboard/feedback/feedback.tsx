import type { Affirmation, LineResponse } from '@glimmer/contract'
import { type RefObject, useState } from 'react'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import { TryAgain } from '#platform/ui/button.tsx'
import { Answers } from './answers.tsx'
import { useReplacement } from './use-replacement.ts'

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
export function Feedback({ line, card, isToday, news, onOther }: LineQuestionProps) {
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
    <Answers
      question="How does that feel?"
      words={responseWords}
      status={other.words ?? thanks}
      pressed={line.response}
      busy={other.isPending}
      onAnswer={(response) => void answer(response)}
      card={card}
    >
      {other.retry && <TryAgain variant="quiet" onClick={other.retry} />}
    </Answers>
  )
}
