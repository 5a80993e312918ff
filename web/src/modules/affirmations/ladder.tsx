import type { Level } from '@glimmer/contract'
import { themeNames } from '@glimmer/contract/themes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'
import classes from './affirmations.module.css'

/** What the lines of each level do, in words, so that users never see a level as a number. */
const levelWords: Record<Level, string> = {
  1: 'lines that notice, and ask for nothing',
  2: 'lines that give permission',
  3: 'lines for something you are learning',
  4: 'lines about what you do, or have done',
  5: 'lines that say who you are by what you do',
}

/** The user's level in each theme, as reached by their answers, in plain words. */
export function Ladder() {
  const { data: profile } = useSuspenseQuery(read('GET /users/profile'))
  return (
    <div className={`stack ${classes.ladder}`}>
      {profile.ladder.length > 0 && (
        <dl className="stack gap-sm">
          {profile.ladder.map(({ theme, level }) => (
            <div key={theme}>
              <dt>{themeNames[theme]}</dt>
              <dd className="muted">{levelWords[level]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="muted">
        {profile.ladder.length > 0 ? 'Other themes begin' : 'You begin'} with {levelWords[profile.preferences.level]}.
        Say “true” twice and lines get bolder. Say “too much” and they soften.
      </p>
    </div>
  )
}
