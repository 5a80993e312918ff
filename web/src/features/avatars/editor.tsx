import type { Avatar, AvatarProposal, User } from '@glimmer/contract'
import { avatarStyles } from '@glimmer/contract/avatar-styles'
import { lazy, Suspense, useState } from 'react'
import { Section } from '../../app/errors/section.tsx'
import { isGentle } from '../../app/help/gentle.ts'
import { useOnline } from '../../app/online.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './avatars.module.css'
import { SavedRow } from './saved/saved-row.tsx'
import { useKeep } from './saved/use-keep.ts'
import { BuildPanel } from './studio/build-panel.tsx'
import { Stage } from './studio/stage.tsx'
import { Tools } from './studio/tools.tsx'
import { useStudio, type Work } from './studio/use-studio.ts'
import { useUndoKeys } from './studio/use-undo-keys.ts'
import { Tabs } from './tabs.tsx'

const WordsPanel = lazy(() => import('./words/words-panel.tsx').then((m) => ({ default: m.WordsPanel })))
const PhotoPanel = lazy(() => import('./photo/photo-panel.tsx').then((m) => ({ default: m.PhotoPanel })))

const ways = [
  { value: 'build', label: 'Build it' },
  { value: 'words', label: 'From words' },
  { value: 'photo', label: 'Your picture' },
] as const
type Way = (typeof ways)[number]['value']

/** The picture and what is saved stay in view on the left; the ways to make one are on the right. */
export function Editor({ user, first }: { user: User; first: Work }) {
  const studio = useStudio(first)
  const keep = useKeep()
  const [way, setWay] = useState<Way>('build')
  const [offer] = useState(() => !isGentle(localStorage))
  const [proposal, setProposal] = useState<AvatarProposal>()
  const tier = user.subscription.tier
  useUndoKeys(studio)
  const edit = ({ config }: Avatar) => {
    if (!config) return
    setWay('build')
    void studio.goOnWith(config)
  }
  return (
    <>
      <Offline />
      <div className={classes.editor}>
        <div className={classes.left}>
          <Stage
            picture={proposal?.imageUrl ?? studio.open.draw(studio.face)}
            alt={proposal?.alt ?? `Your avatar, in the style ${avatarStyles[studio.open.id].name}`}
          >
            {way === 'build' && <Tools studio={studio} />}
          </Stage>
          <Section waiting={<Skeleton className={classes.savedWaiting} />}>
            <SavedRow keep={keep} onEdit={edit} />
          </Section>
        </div>
        <div className={classes.right}>
          <Tabs label="How to make it" tabs={ways} chosen={way} onChoose={setWay} />
          <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${way}`}>
            <Suspense fallback={<Skeleton className={classes.panelWaiting} />}>
              {way === 'build' && <BuildPanel studio={studio} tier={tier} keep={keep} offer={offer} />}
              {way === 'words' && (
                <WordsPanel keep={keep} offer={offer} onBuild={() => setWay('build')} onShow={setProposal} />
              )}
              {way === 'photo' && <PhotoPanel keep={keep} />}
            </Suspense>
          </div>
        </div>
      </div>
    </>
  )
}

const Offline = () => {
  const online = useOnline()
  return (
    <div role="status" className={classes.offline}>
      {!online && (
        <p>
          <b>You’re offline.</b> You can go on building; saving waits for a connection.
        </p>
      )}
    </div>
  )
}
