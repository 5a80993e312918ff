import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { eraseStore } from '#member/offline/device-store.ts'
import { ownRecordings } from '#modules/listening/recordings.ts'
import { setStorageDisabled, useIsStorageDisabled } from '#platform/storage-disabled.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from '../settings.module.css'

const countOf = (userId: string) =>
  ownRecordings(userId)
    .all()
    .then(
      ({ size }) => size,
      () => 0,
    )

/** A switch that deletes lines and the user's own recordings from this device, and stops storing any. */
export function StorageSwitch() {
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
        hint="For a device you share. Your lines then need a connection, and you can’t record your voice here. What you saved to Glimmer stays."
        on={on}
        onPress={(next) => void press(next)}
      />
      {recordings > 0 && (
        <Dialog title="Delete your recordings here?" onClose={() => setRecordings(0)}>
          <p>
            {recordings === 1 ? 'One recording' : `${recordings} recordings`} in your own voice would be deleted from
            this browser. What you chose to keep on Glimmer too stays there. To take them along first, close this and
            use “Save my own voice” under “Take it with you”.
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
