import { useState } from 'react'
import { useOnline } from '#platform/api/connection.ts'
import { Button } from '#platform/ui/button.tsx'
import { BinIcon } from '#platform/ui/tool-icons.tsx'
import { ProfileSection } from '../profile-section.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import classes from './leaving.module.css'

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
