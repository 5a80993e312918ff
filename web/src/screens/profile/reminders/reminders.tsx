import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { read } from '#platform/api/query.ts'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { ProfileSection, SaveFailure } from '../profile-section.tsx'
import classes from '../settings.module.css'
import { ConfirmAddress, Devices, PushUnavailable, TryIt } from './devices.tsx'
import { Days, When } from './schedule.tsx'
import { TimeField } from './time-field.tsx'
import { type EveningChoice, useEveningLight, useReminders } from './use-reminders.ts'

/** Reminder settings: off by default. */
export const Reminders = () => (
  <ProfileSection id="reminders" title="Reminders" waiting={<Skeleton height="24rem" />}>
    <ReminderSettings />
  </ProfileSection>
)

function ReminderSettings() {
  const email = useAccount().user?.email
  const { data: saved } = useSuspenseQuery({
    ...read('GET /users/reminders'),
    // A user who returns from the link in the email sees the address confirmed.
    refetchOnWindowFocus: ({ state }) => state.data?.emailConfirmed === false && 'always',
  })
  const reminders = useReminders(saved)
  const { settings, obstacle, busy, invalid, failure, save, saveWithThisDevice, switchToEmail, retry } = reminders
  const choice = useEveningLight(saved, reminders)
  const comes = settings.enabled || (choice.evening.enabled && choice.evening.remind)
  const byMail = settings.channel === 'email'
  const turn = (enabled: boolean) => (enabled && !byMail ? void saveWithThisDevice({ enabled }) : save({ enabled }))
  return (
    <div className={`stack ${classes.stack}`}>
      <Switch
        label="A quiet nudge"
        hint="At the times you choose, until you’ve read your line and said how it feels."
        on={settings.enabled}
        busy={busy}
        onPress={turn}
      />
      {settings.enabled && (
        <div className={classes.when}>
          <When settings={settings} invalid={invalid} onChoose={save} />
          <Days settings={settings} onChoose={save} />
        </div>
      )}
      <EveningLight {...choice} />
      <div role="status">
        {obstacle && <PushUnavailable reason={obstacle.reason} onEmail={email ? switchToEmail : undefined} />}
      </div>
      {comes && (
        <>
          {email ? (
            <Switch
              label="Send by email instead"
              hint={`To ${email}, for when notifications are off.`}
              on={byMail}
              busy={busy}
              onPress={(mail) => (mail ? save({ channel: 'email' }) : void saveWithThisDevice({ channel: 'push' }))}
            />
          ) : (
            <p className="hint">There is no email address on your account, so reminders come as notifications.</p>
          )}
          {byMail && email && !saved.emailConfirmed && <ConfirmAddress email={email} />}
          {!byMail && <Devices devices={saved.devices} busy={busy} onAdd={() => void saveWithThisDevice({})} />}
          <Switch
            label="Show the line"
            hint="When off, it only says your line is ready. When on, others might read it on your lock screen."
            on={settings.showLine}
            busy={busy}
            onPress={(showLine) => save({ showLine })}
          />
        </>
      )}
      {failure !== undefined && <SaveFailure message={failure} onRetry={retry} />}
      <TryIt channel={settings.channel} ready={comes && (byMail ? saved.emailConfirmed : saved.devices.length > 0)} />
    </div>
  )
}

/** Switches for evening light, off by default, and for its own reminder. */
function EveningLight({ evening, busy, invalid, failure, save, remind, retry }: EveningChoice) {
  return (
    <>
      <Switch
        label="Evening light"
        hint="In the evening, Today asks whether your line helped. Tomorrow’s is chosen with your answer in mind."
        on={evening.enabled}
        busy={busy}
        onPress={(enabled) => save({ enabled })}
      />
      {evening.enabled && (
        <>
          <div className={`row gap-s ${classes.times}`}>
            <TimeField label="Ask me from" value={evening.time} error={invalid} onChoose={(time) => save({ time })} />
          </div>
          <Switch
            label="Remind me then"
            hint="Only on days you’ve read your line, and not if you’ve answered."
            on={evening.remind}
            busy={busy}
            onPress={remind}
          />
        </>
      )}
      {failure !== undefined && <SaveFailure message={failure} onRetry={retry} />}
    </>
  )
}
