import { useState } from 'react'
import { useOnline } from '../../../app/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawn } from '../../../ui/icons.tsx'
import { ProfileSection } from '../profile-section.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import classes from './leaving.module.css'

const BinIcon = () => (
  <Drawn>
    <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5" />
  </Drawn>
)

/** The first of the two steps it takes to leave for good. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const online = useOnline()
  return (
    <ProfileSection id="delete-account" title="Delete account" className={classes.card}>
      <p>Everything goes, from every place it is kept. It cannot be undone, so we offer your export first.</p>
      <div className={classes.export}>
        <Button variant="ghost" small className={classes.danger} disabled={!online} onClick={() => setAsking(true)}>
          <BinIcon />
          Delete account
        </Button>
        {!online && <p className={classes.said}>Deleting needs a connection.</p>}
      </div>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </ProfileSection>
  )
}
