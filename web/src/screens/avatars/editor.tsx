import type { Avatar, User } from '@glimmer/contract'
import { avatarStyles } from '@glimmer/contract/avatar-styles'
import { Activity, type KeyboardEvent, lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAfterFirstRender } from '#lib/after-first-render.ts'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { useOnline } from '#platform/api/connection.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './avatars.module.css'
import { headingId, SavedRow } from './saved/saved-row.tsx'
import { useAvatarDelete, useAvatarSaver } from './saved/use-avatar-saver.ts'
import { AvatarStage, type StagePicture } from './studio/avatar-stage.tsx'
import { BuildPanel, BuildWaiting } from './studio/build-panel.tsx'
import { Toolbar } from './studio/toolbar.tsx'
import { type History, useStudio } from './studio/use-studio.ts'

const WordsPanel = lazy(() => import('./words/words-panel.tsx').then((m) => ({ default: m.WordsPanel })))
const PhotoPanel = lazy(() => import('./photo/photo-panel.tsx').then((m) => ({ default: m.PhotoPanel })))

const tabs = [
  { value: 'build', label: 'Build it' },
  { value: 'words', label: 'From words' },
  { value: 'photo', label: 'Your picture' },
] as const
type Tab = (typeof tabs)[number]['value']

const tabDraft = 'avatar-way'
/** The tab that was open before a reload. */
const storedTab = (person: string): Tab =>
  tabs.find(({ value }) => value === readDraft(sessionStorage, person, tabDraft).way)?.value ?? 'build'

/** The picture and the saved avatars stay visible on the left; the ways to make one are tabs on the right, or above. */
export function Editor({ user, initial }: { user: User; initial: History }) {
  const studio = useStudio(user._id, initial)
  const [tab, setTab] = useState<Tab>(() => storedTab(user._id))
  useEffect(() => saveDraft(sessionStorage, user._id, tabDraft, tab === 'build' ? {} : { way: tab }), [user._id, tab])
  const [preview, setPreview] = useState<StagePicture>()
  const [managing, setManaging] = useState(false)
  const deletion = useAvatarDelete()
  const manage = () => {
    setManaging(true)
    document.getElementById(headingId)?.focus()
  }
  // The picture is drawn first: a slow phone needs time for the hundred small ones beside it.
  const drawsAll = useAfterFirstRender()
  const saver = useAvatarSaver({ makeRoom: deletion.flush, onManage: manage })
  const edit = ({ config }: Avatar) => {
    if (!config) return
    setTab('build')
    void studio.edit(config)
  }
  return (
    <>
      <Offline />
      <div className={classes.editor}>
        <Tabs label="How to make it" tabs={tabs} chosen={tab} onChoose={setTab} />
        <div className={`stack gap-l ${classes.left}`}>
          <AvatarStage
            picture={preview?.imageUrl ?? studio.style.draw(studio.draft)}
            alt={preview?.alt ?? `Your avatar, in the style ${avatarStyles[studio.style.id].name}`}
          >
            {tab === 'build' && <Toolbar studio={studio} />}
          </AvatarStage>
          <Section waiting={<Skeleton height="9.6rem" />}>
            <SavedRow saver={saver} deletion={deletion} managing={managing} onManage={setManaging} onEdit={edit} />
          </Section>
        </div>
        <div id="tab-panel" className={classes.right} role="tabpanel" aria-labelledby={`tab-${tab}`}>
          <Panel open={tab === 'build'}>
            {drawsAll ? <BuildPanel studio={studio} tier={user.subscription.tier} saver={saver} /> : <BuildWaiting />}
          </Panel>
          <Panel open={tab === 'words'}>
            <WordsPanel saver={saver} onBuild={() => setTab('build')} onShow={setPreview} />
          </Panel>
          <Panel open={tab === 'photo'}>
            <PhotoPanel saver={saver} onShow={setPreview} />
          </Panel>
        </div>
      </div>
    </>
  )
}

/** Mounts when first opened, and keeps its state while another panel is open. */
function Panel({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    opened && (
      <Activity mode={open ? 'visible' : 'hidden'}>
        <Section waiting={<Skeleton height="26rem" />}>{children}</Section>
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
          <b>You’re offline.</b> You can keep building, and save when you’re back online.
        </p>
      )}
    </div>
  )
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (tab: T) => void
}

/** Tabs, one open at a time; the arrow keys move between them. */
function Tabs<T extends string>({ label, tabs, chosen, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex(({ value }) => value === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    list.current?.querySelector<HTMLElement>(`#tab-${next.value}`)?.focus()
  }
  return (
    <div ref={list} className={`tabs ${classes.tabs}`} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ value, label: words }) => (
        <button
          key={value}
          id={`tab-${value}`}
          type="button"
          role="tab"
          aria-selected={value === chosen}
          aria-controls="tab-panel"
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
