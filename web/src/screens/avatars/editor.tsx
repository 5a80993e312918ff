import type { Avatar, User } from '@glimmer/contract'
import { avatarStyles } from '@glimmer/contract/avatar-styles'
import { Activity, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { isGentle } from '#modules/care/upsell-pause.ts'
import { useOnline } from '#platform/api/connection.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './avatars.module.css'
import { headingId, SavedRow } from './saved/saved-row.tsx'
import { useAvatarRemoval } from './saved/use-avatar-removal.ts'
import { useKeep } from './saved/use-keep.ts'
import type { Shown } from './shown.ts'
import { Stage } from './studio/avatar-stage.tsx'
import { BuildPanel } from './studio/build-panel.tsx'
import type { History } from './studio/history.ts'
import { Tools } from './studio/tools.tsx'
import { useStudio, type Work } from './studio/use-studio.ts'
import { Tabs } from './tabs.tsx'

const WordsPanel = lazy(() => import('./words/words-panel.tsx').then((m) => ({ default: m.WordsPanel })))
const PhotoPanel = lazy(() => import('./photo/photo-panel.tsx').then((m) => ({ default: m.PhotoPanel })))

const ways = [
  { value: 'build', label: 'Build it' },
  { value: 'words', label: 'From words' },
  { value: 'photo', label: 'Your picture' },
] as const
type Way = (typeof ways)[number]['value']

const openWay = 'avatar-way'
/** What was open before a reload. */
const wayLeft = (person: string): Way =>
  ways.find(({ value }) => value === readDraft(sessionStorage, person, openWay).way)?.value ?? 'build'

/** The picture and what is saved stay in view on the left; the ways to make one are on the right. */
export function Editor({ user, begun }: { user: User; begun: History<Work> }) {
  const studio = useStudio(user._id, begun)
  const [way, setWay] = useState<Way>(() => wayLeft(user._id))
  useEffect(() => saveDraft(sessionStorage, user._id, openWay, way === 'build' ? {} : { way }), [user._id, way])
  const [offer] = useState(() => !isGentle(localStorage))
  const [shown, setShown] = useState<Shown>()
  const [managing, setManaging] = useState(false)
  const removal = useAvatarRemoval()
  const manage = () => {
    setManaging(true)
    document.getElementById(headingId)?.focus()
  }
  const keep = useKeep({ makeRoom: removal.flush, onManage: manage })
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
            picture={shown?.imageUrl ?? studio.open.draw(studio.face)}
            alt={shown?.alt ?? `Your avatar, in the style ${avatarStyles[studio.open.id].name}`}
          >
            {way === 'build' && <Tools studio={studio} />}
          </Stage>
          <Section waiting={<Skeleton className={classes.savedWaiting} />}>
            <SavedRow keep={keep} removal={removal} managing={managing} onManage={setManaging} onEdit={edit} />
          </Section>
        </div>
        <div className={classes.right}>
          <Tabs label="How to make it" tabs={ways} chosen={way} onChoose={setWay} />
          <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${way}`}>
            <Panel open={way === 'build'}>
              <BuildPanel studio={studio} tier={user.subscription.tier} keep={keep} offer={offer} />
            </Panel>
            <Panel open={way === 'words'}>
              <WordsPanel keep={keep} offer={offer} onBuild={() => setWay('build')} onShow={setShown} />
            </Panel>
            <Panel open={way === 'photo'}>
              <PhotoPanel keep={keep} onShow={setShown} />
            </Panel>
          </div>
        </div>
      </div>
    </>
  )
}

/** Begun when it is first opened; from then on what stands in it waits there while another is open. */
function Panel({ open, children }: { open: boolean; children: ReactNode }) {
  const [begun, setBegun] = useState(open)
  if (open && !begun) setBegun(true)
  return (
    begun && (
      <Activity mode={open ? 'visible' : 'hidden'}>
        <Suspense fallback={<Skeleton className={classes.panelWaiting} />}>{children}</Suspense>
      </Activity>
    )
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
