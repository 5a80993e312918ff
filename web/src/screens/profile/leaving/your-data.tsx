import { useState } from 'react'
import { useReauthenticationPurpose } from '#member/reauthenticate.ts'
import { useOnline } from '#platform/api/connection.ts'
import { Button } from '#platform/ui/button.tsx'
import { BinIcon } from '#platform/ui/tool-icons.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../settings.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { OwnVoiceDownload } from './own-voice.tsx'

/** Exporting everything stored about the user, and deleting the account. */
export const YourData = () => (
  <div className={classes.columns}>
    <TakeItWithYou />
    <DeleteAccount />
  </div>
)

/** Everything stored about the user, as one file. */
const TakeItWithYou = () => (
  <ProfileSection id="your-data" title="Take it with you" className={classes.card}>
    <p className="muted">Every line, favourite, recording and avatar, in one file.</p>
    <ExportButton />
    <OwnVoiceDownload />
  </ProfileSection>
)

/** The first of the two steps that delete the account. */
function DeleteAccount() {
  const [isReauthenticated, setIsReauthenticated] = useState(useReauthenticationPurpose('delete') !== undefined)
  const [confirming, setConfirming] = useState(isReauthenticated)
  const online = useOnline()
  const close = () => {
    setConfirming(false)
    setIsReauthenticated(false)
  }
  return (
    <ProfileSection id="delete-account" title="Delete account" className={classes.card}>
      <p className="muted">
        This deletes everything, everywhere we keep it. It can’t be undone, so we’ll offer you a copy first.
      </p>
      <div className={`stack start gap-sm ${classes.exportRow}`}>
        <Button variant="ghost" small className={classes.danger} disabled={!online} onClick={() => setConfirming(true)}>
          <BinIcon />
          Delete account
        </Button>
        {!online && <p className={`stack ${classes.status}`}>Deleting needs a connection.</p>}
      </div>
      {confirming && <DeleteDialog isReauthenticated={isReauthenticated} onClose={close} />}
    </ProfileSection>
  )
}
