import type { Affirmation, Pack } from '@glimmer/contract'
import { packs } from '@glimmer/contract/lines'
import { plans, tierForPacks } from '@glimmer/contract/plans'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { packNames } from './set-words.ts'
import classes from './sets.module.css'

const SetDialog = onDemand(() => import('./set-dialog.tsx').then((m) => m.SetDialog))

/** Five lines at once: for any day, or a pack before something hard. Packs of another plan are one quiet line. */
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
        {open &&
          packs.map((pack) => (
            <li key={pack}>
              <button type="button" className={classes.tile} onClick={() => setOpened(pack)}>
                <b>{packNames[pack]}</b>
                <span>With a plan for your calendar</span>
              </button>
            </li>
          ))}
      </ul>
      {!open && showUpsell && (
        <p className={classes.none}>
          <Link to={paths.subscription()}>
            Sets for an exam, an interview, a difficult conversation and bedtime come with {plans[tierForPacks].name}
          </Link>
        </p>
      )}
      {opened && (
        <SetDialog pack={opened === 'any' ? undefined : opened} onPick={onPick} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
