import type { LineLink } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount, useIsUnderAge } from '#member/account-context.tsx'
import { eraseStore } from '#member/offline/device-store.ts'
import { dayInWords } from '#modules/affirmations/words.ts'
import { ownRecordings } from '#modules/listening/recordings.ts'
import { MoodHistorySwitch } from '#modules/moods/mood-history-switch.tsx'
import { consent, hasOptOutSignal, setConsent } from '#platform/analytics/consent.ts'
import { WhatIsSent } from '#platform/analytics/what-is-sent.tsx'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { setStorageDisabled, useIsStorageDisabled } from '#platform/storage-disabled.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../settings.module.css'

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

const failureOf = (error: unknown) => featureMessage(error, 'We couldn’t turn the link off just now. Please try again.')

/** The lines that anybody with their link can read, listed so that none is forgotten. */
function SharedLinks() {
  const { data } = useQuery(read('GET /users/links'))
  const list = useRef<HTMLElement>(null)
  const toast = useToast()
  const revoke = useWrite('DELETE /affirmations/{id}/link', {
    onSuccess: () => toast({ message: 'The link is off. It no longer opens your line.' }),
    onError: useErrorToast(failureOf),
  })
  const turnOff = ({ affirmationId: id }: LineLink) => {
    if (revoke.isPending) return
    revoke.mutate({ params: { id } })
    // The removed row contained the focused button, so the focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }
  if (!data || data.items.length === 0) return null
  return (
    <section ref={list} className={classes.links} tabIndex={-1} aria-labelledby="shared-links">
      <h3 id="shared-links" className="subtitle">
        Lines you share by a link
      </h3>
      <ul className="lined">
        {data.items.map((link) => (
          <li key={link.affirmationId}>
            <span>
              <a href={link.url}>{typeset(link.text)}</a>
              <span className={`hint ${classes.since}`}>Shared {dayInWords(link.createdAt, new Date())}</span>
            </span>
            <Button variant="ghost" small onClick={() => turnOff(link)}>
              Turn off<VisuallyHidden>: {typeset(link.text)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const countOf = (userId: string) =>
  ownRecordings(userId)
    .all()
    .then(
      ({ size }) => size,
      () => 0,
    )

/** A switch that deletes lines and the user's own recordings from this device, and stops storing any. */
function StorageSwitch() {
  const userId = useAccount().user?._id ?? ''
  const on = useIsStorageDisabled()
  const [recordings, setRecordings] = useState(0)
  const toast = useToast()
  const empty = async () => {
    setStorageDisabled(true)
    setRecordings(0)
    const erased = await Promise.allSettled([eraseStore(), ownRecordings(userId).deleteAll()])
    const isEmpty = erased.every(({ status }) => status === 'fulfilled')
    toast({
      message: isEmpty
        ? 'This device is cleared, and won’t keep anything from now on.'
        : 'Nothing more will be kept, but this browser wouldn’t delete everything. Clearing its data will.',
    })
  }
  const press = async (next: boolean) => {
    if (!next) return setStorageDisabled(false)
    const count = await countOf(userId)
    if (count > 0) setRecordings(count)
    else await empty()
  }
  return (
    <>
      <Switch
        label="Keep nothing on this device"
        hint={`For a device you share. Your lines then need a connection, and you can’t record your voice here. What you saved to ${product.name} stays.`}
        on={on}
        onPress={(next) => void press(next)}
      />
      {recordings > 0 && (
        <Dialog title="Delete your recordings here?" onClose={() => setRecordings(0)}>
          <p>
            {recordings === 1 ? 'One recording' : `${recordings} recordings`} in your own voice would be deleted from
            this browser. What you chose to keep on {product.name} too stays there. To take them along first, close this
            and use “Save my own voice” under “Take it with you”.
          </p>
          <div className={`actions ${classes.actions}`}>
            <Button small onClick={() => void empty()}>
              Delete and keep nothing
            </Button>
            <Button variant="ghost" small onClick={() => setRecordings(0)}>
              Leave it as it is
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
