import type { Level } from '@glimmer/contract'
import { levelExamples } from '#modules/affirmations/level-examples.ts'
import classes from './lines.module.css'

/** The level at which lines begin in every theme; the user's answers move it from there. */
export const StartingLevel = ({ chosen, onChoose }: { chosen: Level; onChoose: (level: Level) => void }) => (
  <fieldset>
    <legend>How bold they are</legend>
    <p className={classes.hint}>
      From gentle to bold. Your answers change this. Choose a step to set every theme to it.
    </p>
    <div className={classes.ladder}>
      {levelExamples.map(({ level, name, line }) => (
        <label key={level} className={classes.level}>
          <input type="radio" name="level" value={level} checked={level === chosen} onChange={() => onChoose(level)} />
          <span className={classes.step} aria-hidden="true">
            <i className={classes[`step${level}`]} />
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
