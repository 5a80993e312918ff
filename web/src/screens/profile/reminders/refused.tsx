import { Button } from '#platform/ui/button.tsx'
import classes from './reminders.module.css'
import type { Refusal } from './this-device.ts'

const words: Record<Refusal, string> = {
  denied:
    'Notifications are off for this site, and that is fine. You can allow them in your browser’s settings, or be reminded another way.',
  dismissed:
    'The browser’s question was put away, and that is fine. It asks again when you choose notifications, or you can be reminded another way.',
  unsupported: 'This browser cannot show notifications. You can be reminded another way.',
  'home-screen':
    'On an iPhone or iPad, notifications come once Glimmer is on your Home Screen: press Share, then Add to Home Screen, and open it from there.',
  failed: 'This device could not be set up for notifications just now. You can try again, or be reminded another way.',
}

/** Why this device is not reminded, kindly, and another way. */
export const Refused = ({ why, onEmail }: { why: Refusal; onEmail: (() => void) | undefined }) => (
  <div className={classes.refused}>
    <p>{words[why]}</p>
    {onEmail ? (
      <Button variant="ghost" small onClick={onEmail}>
        Remind me by e-mail
      </Button>
    ) : (
      <p>Your calendar can do it too: the button is below.</p>
    )}
  </div>
)
