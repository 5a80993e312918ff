import type { Theme } from '@glimmer/contract'
import { themeNames } from '@glimmer/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './dashboard.module.css'
import { callName, greeting, longDate, welcomeBack } from './greeting-words.ts'

interface GreetingProps {
  /** The line's themes; each links to more lines about it. */
  themes: readonly Theme[]
  /** Returns to today's line; undefined if it is already shown. */
  onToday: (() => void) | undefined
}

/** A greeting for the part of the day, the date, and the themes of the line. */
export function Greeting({ themes, onToday }: GreetingProps) {
  const { user } = useAccount()
  const now = new Date()
  const name = user && callName(user)
  return (
    <header className={`row baseline ${classes.greeting}`}>
      <h1>{[greeting(now.getHours()), name].filter(Boolean).join(', ')}</h1>
      <span>
        <WelcomeBack /> <span>{longDate(now)}</span>
      </span>
      <span className={`row ${classes.themes}`}>
        {themes.map((theme) => (
          <Link key={theme} to={`${paths.library()}?theme=${theme}`}>
            {themeNames[theme]}
          </Link>
        ))}
      </span>
      {onToday && (
        <Button variant="quiet" small onClick={onToday}>
          Back to today
        </Button>
      )}
    </header>
  )
}

/** A welcome for a user who was away. */
function WelcomeBack() {
  // Reading today's line is what counts today among the days.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({ ...read('GET /users/days'), enabled })
  const words = data && welcomeBack(data)
  return words && <span className={classes.welcome}>{words}</span>
}
