import { useState } from 'react'
import { Chip } from '#platform/ui/chip.tsx'
import classes from './ladder.module.css'

/** The five rungs of believability, with a line for each. */
const rungs = [
  { name: 'Notice', line: 'I notice I’m tired, so I can go gently.' },
  { name: 'Allow', line: 'I’m allowed to rest before it’s finished.' },
  { name: 'Learn', line: 'I’m learning to ask for help.' },
  { name: 'Do', line: 'I’ve got through mornings like this before.' },
  { name: 'Own', line: 'I am someone who keeps small promises.' },
] as const

/** How far a line reaches is the reader's to say: something one can try before signing up. */
export function Ladder() {
  const [rung, setRung] = useState<(typeof rungs)[number]>(rungs[1])
  return (
    <section className={classes.ladder} aria-labelledby="ladder">
      <h2 id="ladder">Choose how far a line reaches</h2>
      <p className={classes.line} aria-live="polite">
        {rung.line}
      </p>
      <fieldset className={classes.rungs}>
        <legend>From what is here now to what is becoming yours</legend>
        {rungs.map((each) => (
          <Chip key={each.name} pressed={each === rung} onClick={() => setRung(each)}>
            {each.name}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
