import { useSyncExternalStore } from 'react'
import { Link, useLocation } from '#lib/router.tsx'
import { useIsUnderAge } from '#member/account-context.tsx'
import { consent, hasOptOutSignal, setConsent } from '#platform/analytics/consent.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './consent-banner.module.css'

/** Not the places to ask for a favour: where people look for help, and where they have just left. */
const quietPlaces: readonly string[] = [paths.help(), paths.goodbye()]

/**
 * Asks once whether what gets used may be counted, at the foot of the page, where it covers nothing and takes no focus.
 * Saying no is as easy as saying yes, and not answering is no. Nobody under 18 is asked.
 */
export function ConsentBanner() {
  const given = useSyncExternalStore(consent.subscribe, consent.get)
  const isUnderAge = useIsUnderAge()
  const { pathname } = useLocation()
  if (given || isUnderAge || hasOptOutSignal() || quietPlaces.includes(pathname)) return null
  return (
    <section className={`row ${classes.banner}`} aria-labelledby="may-we-count">
      <div>
        <h2 id="may-we-count">Share anonymous usage?</h2>
        <p className="muted small">
          It helps us fix problems. Never your words, moods or notes, and never for adverts. You can change this in
          Settings. <Link to={`${paths.privacy()}#counting`}>What is sent</Link>
        </p>
      </div>
      <div className={classes.ways}>
        <Button variant="ghost" small onClick={() => setConsent('no')}>
          No, thank you
        </Button>
        <Button variant="ghost" small onClick={() => setConsent('yes')}>
          Yes, that’s fine
        </Button>
      </div>
    </section>
  )
}
