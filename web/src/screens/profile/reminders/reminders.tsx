import type { Reminders as Kept } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { readerMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { WhileLoading } from '#platform/boundaries/section.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { NotKept } from '../not-kept.tsx'
import { ProfileSection } from '../profile-section.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { Devices } from './devices.tsx'
import { Refused } from './refused.tsx'
import classes from './reminders.module.css'
import { TryIt } from './try-it.tsx'
import { useReminders } from './use-reminders.ts'
import { Days, When } from './when.tsx'

/** How and when somebody is reminded: off until they choose, one a day at most. */
export const Reminders = () => (
  <ProfileSection id="reminders" title="Reminders">
    <Loaded />
  </ProfileSection>
)

function Loaded() {
  const { user } = useAccount()
  const { data, error, refetch } = useQuery({
    ...read('GET /users/reminders'),
    // Whoever comes back from the link in their mail finds it taken in.
    refetchOnWindowFocus: ({ state }) => state.data?.emailConfirmed === false && 'always',
  })
  if (data) return <Choices kept={data} email={user?.email ?? null} />
  if (!error)
    return (
      <WhileLoading>
        <Skeleton className={classes.waiting} />
      </WhileLoading>
    )
  return (
    <div className={classes.stack}>
      <p role="alert">{readerMessage(error)}</p>
      <div>
        <Button variant="ghost" small onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    </div>
  )
}

function Choices({ kept, email }: { kept: Kept; email: string | null }) {
  const { settings, refusal, busy, wrong, failure, keep, withThisDevice, byEmail, again } = useReminders(kept)
  const byMail = settings.channel === 'email'
  const turn = (enabled: boolean) => (enabled && !byMail ? void withThisDevice({ enabled }) : keep({ enabled }))
  return (
    <div className={classes.stack}>
      <Switch
        label="A quiet nudge"
        hint="One a day, only when you have not been yet."
        on={settings.enabled}
        busy={busy}
        onPress={turn}
      />
      <div role="status">{refusal && <Refused why={refusal} onEmail={email ? byEmail : undefined} />}</div>
      {settings.enabled && (
        <>
          <div className={classes.when}>
            <When settings={settings} wrong={wrong} onChoose={keep} />
            <Days settings={settings} onChoose={keep} />
          </div>
          {email ? (
            <Switch
              label="Send by e-mail instead"
              hint={`To ${email}, for when notifications are off.`}
              on={byMail}
              busy={busy}
              onPress={(mail) => (mail ? keep({ channel: 'email' }) : void withThisDevice({ channel: 'push' }))}
            />
          ) : (
            <p className={classes.hint}>
              There is no e-mail address on your account, so reminders come as notifications.
            </p>
          )}
          {byMail && email && !kept.emailConfirmed && <ConfirmAddress email={email} />}
          {!byMail && <Devices devices={kept.devices} busy={busy} onAdd={() => void withThisDevice({})} />}
          <Switch
            label="Show the line"
            hint="Off, it only says that your line is ready. On, others may read it on your lock screen."
            on={settings.showLine}
            busy={busy}
            onPress={(showLine) => keep({ showLine })}
          />
        </>
      )}
      {failure && <NotKept failure={failure} again={again} />}
      <TryIt
        channel={settings.channel}
        ready={settings.enabled && (byMail ? kept.emailConfirmed : kept.devices.length > 0)}
      />
    </div>
  )
}
