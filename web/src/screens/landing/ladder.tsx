import { useState } from 'react'
import { levelExamples } from '#modules/affirmations/level-examples.ts'
import { Chip } from '#platform/ui/chip.tsx'
import classes from './features.module.css'

/** The believability ladder to try before signing up: choosing a level shows a line of that level. */
export function Ladder() {
  const [chosen, setChosen] = useState<(typeof levelExamples)[number]>(levelExamples[1])
  return (
    <section className={classes.ladder} aria-labelledby="ladder">
      <h2 id="ladder">How bold should it be?</h2>
      <p className={classes.line} aria-live="polite">
        {chosen.line}
      </p>
      <fieldset className={classes.levels}>
        <legend>From gentle to bold</legend>
        {levelExamples.map((each) => (
          <Chip key={each.name} pressed={each === chosen} onClick={() => setChosen(each)}>
            {each.name}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
