import type { Affirmation, LineResponse } from '@glimmer/contract'
import { type RefObject, useState } from 'react'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import { Button } from '#platform/ui/button.tsx'
import { Answers } from './answers.tsx'
import { useReplacement } from './use-replacement.ts'

export interface LineQuestionProps {
  line: Affirmation
  /** The line's card: the keys work there too. */
  card: RefObject<HTMLElement | null>
  isToday: boolean
  /** Whether the line has just come in the place of another. */
  isOther: boolean
  onOther: (line: Affirmation) => void
}

/**
 * Asks how the line feels, and replies kindly whichever the answer is. One that is not right gives way to another. The
 * answer can be changed at any time.
 */
export function Feedback({ line, card, isToday, isOther, onOther }: LineQuestionProps) {
  const { respond } = useResponse()
  const other = useReplacement(line, isToday, onOther)
  /** What was answered here and now: an answer from another day is shown, and not replied to again. */
  const [answered, setAnswered] = useState<LineResponse>()
  const answer = async (response: LineResponse) => {
    const isSaved = await respond(line, response)
    setAnswered(isSaved ? response : undefined)
    if (isSaved) other.replace(response)
  }
  const thanks = answered ? responseWords[answered].thanks : isOther ? 'Here’s another one, free.' : undefined
  return (
    <Answers
      question="How does that feel?"
      status={other.words ?? thanks}
      pressed={line.response}
      busy={other.isPending}
      hints
      onAnswer={(response) => void answer(response)}
      card={card}
    >
      {other.retry && (
        <Button variant="quiet" small onClick={other.retry}>
          Try Again
        </Button>
      )}
    </Answers>
  )
}
