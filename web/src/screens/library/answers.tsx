import type { Affirmation } from '@glimmer/contract'
import { lineResponses } from '@glimmer/contract/lines'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import { Chip } from '#platform/ui/choices.tsx'
import classes from './library.module.css'

/** How a line feels; the answer can be given and changed at any time. */
export function Answers({ line }: { line: Affirmation }) {
  const { respond, isPending } = useResponse()
  return (
    <fieldset className={classes.answers}>
      <legend>How does that feel?</legend>
      {lineResponses.map((response) => (
        <Chip
          key={response}
          pressed={line.response === response}
          onClick={() => !isPending && line.response !== response && void respond(line, response)}
        >
          {responseWords[response].name}
        </Chip>
      ))}
    </fieldset>
  )
}
