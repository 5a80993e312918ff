import type { Affirmation, AffirmationSet, Pack } from '@glimmer/contract'
import { packs } from '@glimmer/contract/lines'
import { plans, tierForPacks } from '@glimmer/contract/plans'
import { typeset } from '@glimmer/lib/typeset'
import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { shortDate } from '#modules/affirmations/words.ts'
import { ListenButton } from '#modules/listening/listen-button.tsx'
import { readPages } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { CardScene } from '../card-scene.tsx'
import cards from '../cards.module.css'
import { LoadMore } from '../lines.tsx'
import { SetLines } from './set-lines.tsx'
import { packNames, setTitle } from './set-words.ts'
import classes from './sets.module.css'

/** Sets of five lines: buttons to have one written, and the existing sets. */
export const Sets = ({ onPick }: { onPick: (line: Affirmation) => void }) => (
  <div className={`stack gap-l ${classes.sets}`}>
    <SetTiles onPick={onPick} />
    <Section waiting={<Skeleton height="8rem" />}>
      <WrittenSets onPick={onPick} />
    </Section>
  </div>
)

const SetDialog = onDemand(() => import('./set-dialog.tsx').then((m) => m.SetDialog))

/**
 * Buttons to have a set written: for any day, or a pack before something hard. One set of each pack is free to try; a
 * link names the plan that has more.
 */
function SetTiles({ onPick }: { onPick: (line: Affirmation) => void }) {
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

/** The user's sets, latest first; each can be opened again in its current state. */
function WrittenSets({ onPick }: { onPick: (line: Affirmation) => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages('GET /affirmations/sets', { limit: 12 }),
  )
  const [opened, setOpened] = useState<string>()
  const sets: AffirmationSet[] = data.pages.flatMap(({ items }) => items)
  const open = sets.find(({ _id }) => _id === opened)
  if (sets.length === 0) return <p className="muted">Your sets will appear here.</p>
  return (
    <>
      <h3>Your sets</h3>
      <ul className={cards.cards} aria-label="Your sets">
        {sets.map((set) => (
          <li key={set._id} className={`raised ${cards.card}`}>
            <CardScene seed={set._id} theme={set.lines[0]?.affirmation.themes[0]} />
            <div className={`stack gap-sm ${cards.words}`}>
              <button type="button" className={`bare ${cards.text}`} onClick={() => setOpened(set._id)}>
                {setTitle(set)}
              </button>
              <p className="muted">{set.lines[0] && typeset(set.lines[0].affirmation.text)}</p>
              <div className={`row spread muted ${cards.meta}`}>
                <span>{shortDate(set.createdAt, new Date())}</span>
                <span className={cards.actions}>
                  <ListenButton
                    title={setTitle(set)}
                    load={async () => set.lines.map(({ affirmation }) => affirmation)}
                  />
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && <LoadMore what="sets" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
      {open && (
        <Dialog title={setTitle(open)} onClose={() => setOpened(undefined)}>
          <SetLines
            set={open}
            title={setTitle(open)}
            onPick={(line) => {
              setOpened(undefined)
              onPick(line)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
