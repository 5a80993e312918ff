import type { EditPreferences } from '@glimmer/contract'
import { useState } from 'react'
import { levelExamples } from '#modules/affirmations/words.ts'
import { Button } from '#platform/ui/button.tsx'
import { Option } from '#platform/ui/option.tsx'
import classes from './first-run.module.css'
import type { FirstRunAnswers } from './use-first-run.ts'

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
export function HowLinesSpeak({ firstName, answers }: { firstName: string | null; answers: FirstRunAnswers }) {
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
            <Option
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
