import type { Affirmation, Pack } from '@glimmer/contract'
import { packs } from '@glimmer/contract/lines'
import { plans, tierForPacks } from '@glimmer/contract/plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { readPages } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { packNames } from './set-words.ts'
import classes from './sets.module.css'

const SetDialog = onDemand(() => import('./set-dialog.tsx').then((m) => m.SetDialog))

/**
 * Buttons to have a set written: for any day, or a pack before something hard. One set of each pack is free to try; a
 * link names the plan that has more.
 */
export function SetTiles({ onPick }: { onPick: (line: Affirmation) => void }) {
  const showUpsell = useShowUpsell()
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const [opened, setOpened] = useState<Pack | 'any'>()
  const isOpen = plans[tier].packs
  const tried = useTriedPacks()
  const visible = packs.filter((pack) => isOpen || (tried && !tried.includes(pack)))
  return (
    <>
      <ul className={classes.tiles} aria-label="Sets of five">
        <li>
          <button type="button" className={`stack gap-xs ${classes.tile}`} onClick={() => setOpened('any')}>
            <b>A set of five</b>
            <span>On the themes you choose</span>
          </button>
        </li>
        {visible.map((pack) => (
          <li key={pack}>
            <button type="button" className={`stack gap-xs ${classes.tile}`} onClick={() => setOpened(pack)}>
              <b>{packNames[pack]}</b>
              <span>{isOpen ? 'With a plan for your calendar' : 'One to try, free'}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isOpen && showUpsell && (
        <p className="muted">
          <Link to={paths.subscription()}>More sets with {plans[tierForPacks].name}</Link>
        </p>
      )}
      {opened && (
        <SetDialog pack={opened === 'any' ? undefined : opened} onPick={onPick} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

/**
 * The packs the user has already had; undefined until known. The server has the final say on whether one can be tried.
 */
function useTriedPacks(): readonly Pack[] | undefined {
  const { data } = useInfiniteQuery(readPages('GET /affirmations/sets', { limit: 12 }))
  return data?.pages.flatMap(({ items }) => items.flatMap(({ pack }) => pack ?? []))
}
