import type { User } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysBefore, localDay } from '#lib/calendar.ts'
import { useAccount } from '#member/account-context.tsx'
import { usePreferences } from '#member/use-preferences.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { Button, TryAgain } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'

/** The switch for storing each day's mood, off by default. Turning it off offers to delete the stored moods. */
export function MoodHistorySwitch() {
  const { user } = useAccount()
  return user ? <Choice user={user} /> : null
}

const lookBackDays = 366

function Choice({ user }: { user: User }) {
  const { preferences, choose, failure, retry } = usePreferences(user.preferences, 'keep-moods')
  const [asking, setAsking] = useState(false)
  const on = preferences.keepMoods === true
  const to = localDay(new Date())
  const range = { from: daysBefore(to, lookBackDays), to }
  const { data: kept } = useQuery({ ...read('GET /users/moods', { query: range }), enabled: on })
  return (
    <div className="stack gap-sm">
      <Switch
        label="Keep moods here"
        hint="Off unless you turn it on. For you alone: never scored, never compared, never counted."
        on={on}
        onPress={(keepMoods) => {
          choose({ keepMoods })
          if (!keepMoods && kept?.items.length !== 0) setAsking(true)
        }}
      />
      {failure && (
        <p role="alert">
          {failure} <TryAgain onClick={retry} />
        </p>
      )}
      {asking && <Leftovers onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Asks what to do with the moods stored so far. */
function Leftovers({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const erase = useWrite('DELETE /users/moods', {
    onSuccess: () => {
      toast({ message: 'Your moods are deleted.' })
      onClose()
    },
    onError: useErrorToast(),
  })
  return (
    <Dialog title="Delete the moods kept so far?" onClose={onClose}>
      <div className="stack gap-l">
        <p>We’ve stopped keeping moods. The ones so far are still here, unless you delete them.</p>
        <div className="actions">
          <Button small aria-disabled={erase.isPending} onClick={() => erase.mutate({})}>
            Delete them
          </Button>
          <Button variant="ghost" small onClick={onClose}>
            Keep them
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
