import type { Affirmation, Pack } from '@glimmer/contract'
import { packs } from '@glimmer/contract/lines'
import { plans, tierForPacks } from '@glimmer/contract/plans'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { LockIcon } from '#platform/ui/icons.tsx'
import { momentNames } from './moment-words.ts'
import classes from './sets.module.css'

const SetDialog = onDemand(() => import('./set-dialog.tsx').then((m) => m.SetDialog))

interface SetShelfProps {
  /** Whether plans may be spoken of now. */
  offer: boolean
  onPick: (line: Affirmation) => void
}

/** Five lines at once, for any day or for a moment ahead. Moments of another plan stay in sight under its name. */
export function SetShelf({ offer, onPick }: SetShelfProps) {
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const [opened, setOpened] = useState<Pack | 'any'>()
  const open = plans[tier].packs
  return (
    <>
      <ul className={classes.tiles} aria-label="Sets of five">
        <li>
          <button type="button" className={classes.tile} onClick={() => setOpened('any')}>
            <b>A set of five</b>
            <span>On the themes you choose</span>
          </button>
        </li>
        {(open || offer) &&
          packs.map((moment) => (
            <li key={moment}>
              <button
                type="button"
                className={classes.tile}
                aria-disabled={!open}
                onClick={() => open && setOpened(moment)}
              >
                <b>{momentNames[moment]}</b>
                {open ? (
                  <span>With a plan for your calendar</span>
                ) : (
                  <span className={classes.lock}>
                    <LockIcon /> {plans[tierForPacks].name}
                  </span>
                )}
              </button>
            </li>
          ))}
      </ul>
      {opened && (
        <SetDialog
          moment={opened === 'any' ? undefined : opened}
          offer={offer}
          onPick={onPick}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
