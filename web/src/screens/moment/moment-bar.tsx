import { useState } from 'react'
import { HelpLink } from '#modules/care/help-link.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon } from '#platform/ui/icons.tsx'
import { SlidersIcon } from '#platform/ui/tool-icons.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './moment.module.css'
import { type Step, stepNames, steps } from './steps.ts'

const SoundDialog = onDemand(() => import('#modules/listening/sound-dialog.tsx').then((m) => m.SoundDialog))

/** Shown on every step: a button to leave, the progress, the sounds, and help. */
export function MomentBar({ step, onLeave }: { step: Step; onLeave: () => void }) {
  const [mixing, setMixing] = useState(false)
  const current = steps.indexOf(step)
  return (
    <header className={classes.bar}>
      <IconButton variant="quiet" label="Leave the moment" icon={<CloseIcon />} onClick={onLeave} />
      <ol className={classes.steps} aria-label={`Step ${current + 1} of ${steps.length}`}>
        {steps.map((one, index) => (
          <li
            key={one}
            className={index < current ? classes.done : undefined}
            aria-current={one === step ? 'step' : undefined}
          >
            <VisuallyHidden>{stepNames[one]}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <div className={classes.momentBarActions}>
        <IconButton variant="quiet" label="Sound" icon={<SlidersIcon />} onClick={() => setMixing(true)} />
        <HelpLink />
      </div>
      {mixing && <SoundDialog onClose={() => setMixing(false)} />}
    </header>
  )
}
