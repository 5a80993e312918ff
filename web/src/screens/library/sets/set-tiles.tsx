import type { Affirmation, Pack } from '@glimmer/contract'
import { packs } from '@glimmer/contract/lines'
import { plans, tierForPacks } from '@glimmer/contract/plans'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { LockIcon } from '#platform/ui/icons.tsx'
import { packNames } from './set-words.ts'
import classes from './sets.module.css'

const SetDialog = onDemand(() => import('./set-dialog.tsx').then((m) => m.SetDialog))

/** Five lines at once: for any day, or a pack before something hard. Packs of another plan are shown with its name. */
export function SetTiles({ onPick }: { onPick: (line: Affirmation) => void }) {
  const showUpsell = useShowUpsell()
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
        {(open || showUpsell) &&
          packs.map((pack) => (
            <li key={pack}>
              <button
                type="button"
                className={classes.tile}
                aria-disabled={!open}
                onClick={() => open && setOpened(pack)}
              >
                <b>{packNames[pack]}</b>
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
        <SetDialog pack={opened === 'any' ? undefined : opened} onPick={onPick} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
