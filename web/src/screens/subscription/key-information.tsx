import type { ChangePreview } from '@glimmer/contract'
import classes from './key-information.module.css'
import { keyInformation } from './quote-words.ts'

/** The terms of what is about to be agreed, right above its button. */
export const KeyInformation = ({ preview }: { preview: ChangePreview }) => (
  <dl className={classes.terms} aria-label="Key information">
    {keyInformation(preview).map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)
