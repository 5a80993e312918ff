import { useSyncExternalStore } from 'react'
import { Link } from '#lib/router.tsx'
import { useIsUnderAge } from '#member/account-context.tsx'
import { MoodHistorySwitch } from '#modules/moods/mood-history-switch.tsx'
import { consent, hasOptOutSignal, setConsent } from '#platform/analytics/consent.ts'
import { WhatIsSent } from '#platform/analytics/what-is-sent.tsx'
import { paths } from '#platform/paths.ts'
import { Switch } from '#platform/ui/switch.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../settings.module.css'
import { SharedLinks } from './shared-links.tsx'
import { StorageSwitch } from './storage-switch.tsx'

/**
 * Privacy settings: whether moods are stored, which lines are shared by a link, whether usage is tracked on this device
 * and what would be sent, and whether the device stores anything.
 */
export const PrivacyChoices = () => (
  <ProfileSection id="privacy" title="Privacy">
    <div className={`stack ${classes.choices}`}>
      <MoodHistorySwitch />
      <SharedLinks />
      <Counting />
      <StorageSwitch />
    </div>
  </ProfileSection>
)

function Counting() {
  const given = useSyncExternalStore(consent.subscribe, consent.get)
  const optsOut = hasOptOutSignal()
  const isUnderAge = useIsUnderAge()
  if (isUnderAge) return <p>Nothing you do here is counted.</p>
  return (
    <>
      <Switch
        label="Share anonymous usage from this device"
        hint={
          optsOut
            ? 'Your browser asks not to be tracked, so nothing is counted here.'
            : 'Never your words, moods or notes, and never for adverts. We use a random number that isn’t linked to your account and changes when you sign out.'
        }
        on={given === 'yes' && !optsOut}
        busy={optsOut}
        onPress={(on) => setConsent(on ? 'yes' : 'no')}
      />
      <details className={`muted ${classes.list}`}>
        <summary>What is sent</summary>
        <WhatIsSent />
        <p>
          Kept for thirteen months at most. <Link to={paths.privacy()}>Privacy Policy</Link>
        </p>
      </details>
    </>
  )
}
