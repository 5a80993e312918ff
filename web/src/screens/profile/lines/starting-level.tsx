import type { Level } from '@glimmer/contract'
import classes from './starting-level.module.css'

/** The five steps, each with a line that stands on it. WRITING, "Believability ladder". */
const steps: readonly { level: Level; name: string; line: string }[] = [
  { level: 1, name: 'Notice', line: 'I notice I’m tired, so I can go gently.' },
  { level: 2, name: 'Allow', line: 'I’m allowed to rest before it’s finished.' },
  { level: 3, name: 'Learn', line: 'I’m learning to ask for help.' },
  { level: 4, name: 'Do', line: 'I’ve got through mornings like this before.' },
  { level: 5, name: 'Own', line: 'I am someone who keeps small promises.' },
]

/** How far a line may reach to begin with; answers move it from there. */
export const Reach = ({ chosen, onChoose }: { chosen: Level; onChoose: (level: Level) => void }) => (
  <fieldset>
    <legend>How far they reach</legend>
    <p className={classes.hint}>
      Some days a small step is the true one. Saying “true” or “too much” moves this for you. Choosing a step here
      starts every theme from it.
    </p>
    <div className={classes.ladder}>
      {steps.map(({ level, name, line }) => (
        <label key={level} className={classes.rung}>
          <input type="radio" name="level" value={level} checked={level === chosen} onChange={() => onChoose(level)} />
          <span className={classes.step} aria-hidden="true">
            <i className={classes[`to${level}`]} />
          </span>
          <span className={classes.words}>
            <b>{name}</b>
            <span>{line}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
