import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useCurrentPlaylist } from '#modules/listening/playlist/current-playlist.tsx'
import { asksNotToBeCounted, consent, giveConsent } from '#platform/analytics/consent.ts'
import { paths } from '#platform/paths.ts'
import { consentInset } from '#platform/ui/bottom-inset.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './consent-banner.module.css'

/**
 * Asks once whether what gets used may be counted, without taking the focus. It comes into sight as somebody scrolls,
 * makes room for the focus, and stays out of the way of what is being listened to; saying no is as easy as saying yes,
 * and not answering is no.
 */
export function ConsentBanner() {
  const given = useSyncExternalStore(consent.subscribe, consent.get)
  const listening = useCurrentPlaylist()
  if (given || asksNotToBeCounted()) return null
  return (
    <section
      ref={listening ? undefined : consentInset}
      className={classes.place}
      data-still={listening ? true : undefined}
      aria-labelledby="may-we-count"
    >
      <div className={classes.banner}>
        <div>
          <h2 id="may-we-count">May we count what gets used?</h2>
          <p>
            It helps us mend what is broken. Never your words, moods or notes, and never for adverts. You can change
            this in Settings. <Link to={`${paths.privacy()}#counting`}>What is sent</Link>
          </p>
        </div>
        <div className={classes.ways}>
          <Button variant="ghost" small onClick={() => giveConsent('no')}>
            No, thank you
          </Button>
          <Button variant="ghost" small onClick={() => giveConsent('yes')}>
            Yes, that’s fine
          </Button>
        </div>
      </div>
    </section>
  )
}
