import type { User } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { read } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './avatars.module.css'
import { Editor } from './editor.tsx'
import { presetStyle } from './studio/avatar-draft.ts'
import { BuildWaiting } from './studio/build-panel.tsx'
import { fetchStyle } from './studio/fetch-style.ts'
import { type History, loadInitialHistory } from './studio/use-studio.ts'

// The ready-made avatars appear on every visit, and a slow phone needs time to parse their style; start loading it while
// the account is being fetched.
void fetchStyle(presetStyle).catch(() => undefined)

/** The avatar editor, at both of its URLs: build one, have one drawn from words, or upload a picture. */
export function Avatars() {
  const { user } = useAccount()
  return (
    <div className={`page ${classes.page}`}>
      <header className={`stack gap-s ${classes.title}`}>
        <h1>Make one that feels like you</h1>
        <p className="muted">
          Build as many as you like: only pictures from words count. Nothing is saved until you say so.
        </p>
      </header>
      {user && (
        <Section waiting={<Waiting />}>
          <Loading user={user} />
        </Section>
      )}
    </div>
  )
}

/** Loads the editor's initial state: the user's current avatar, or a first one. */
function Loading({ user }: { user: User }) {
  const client = useQueryClient()
  const [initial] = useState(() => {
    const saved = user.avatar === null ? undefined : client.fetchQuery(read('GET /avatars/saved'))
    const current = Promise.resolve(saved).then((reply) => reply?.items.find(({ isCurrent }) => isCurrent)?.config)
    return loadInitialHistory(user._id, current)
  })
  return (
    <Suspense fallback={<Waiting />}>
      <Loaded user={user} initial={initial} />
    </Suspense>
  )
}

const Loaded = ({ user, initial }: { user: User; initial: Promise<History> }) => (
  <Editor user={user} initial={use(initial)} />
)

const Waiting = () => (
  <div className={classes.editor}>
    <Skeleton className={classes.stageWaiting} />
    <BuildWaiting />
  </div>
)
