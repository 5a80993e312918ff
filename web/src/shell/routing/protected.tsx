import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from '#lib/router.tsx'
import { account } from '#member/account.ts'
import { type AccountStatus, useAccount } from '#member/account-context.tsx'
import { useOfflineCopies } from '#member/offline/use-offline-copies.ts'
import { queryClientFor, releaseClient } from '#member/query-client.ts'
import { CareProvider } from '#modules/care/care-provider.tsx'
import { startAfterFirstResponse } from '#platform/api/after-first-response.ts'
import { api, onRefusedByAge } from '#platform/api/client.ts'
import { type ServerStatus, useConnectionProblem } from '#platform/api/connection.ts'
import { refetchAfterWrites } from '#platform/api/invalidations.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './protected.module.css'
import { useScrollAfterReload } from './scroll-restoration.ts'

interface ProtectedProps {
  children?: ReactNode
  /** Whether the screen is made of what the offline copies hold. The others show nothing without the server. */
  worksOffline?: boolean | undefined
}

/**
 * Shows its children to a signed-in user who has said their age; otherwise redirects, or says what is being waited for.
 */
export function Protected({ children, worksOffline = false }: ProtectedProps) {
  const { status, user, slow } = useAccount()
  const { pathname, search, hash } = useLocation()
  if (status === 'signed-out') {
    return <Navigate to={paths.signIn()} replace state={{ returnTo: pathname + search + hash }} />
  }
  if (status === 'loading') return <Waiting>Loading...</Waiting>
  if (status === 'syncing') return <Waiting>Setting up your account...</Waiting>
  if (status === 'failed') return <SyncFailed />
  if (status === 'signed-in' && user?.age === null && !beforeTheAnswer.includes(pathname + hash))
    return <Navigate to={paths.age()} replace state={{ returnTo: pathname + search + hash }} />
  return (
    <MemberScreens
      key={user?._id}
      person={user?.oidcId ?? null}
      server={serverStatus(status, slow)}
      worksOffline={worksOffline}
    >
      {children}
    </MemberScreens>
  )
}

const serverStatus = (status: AccountStatus, slow = false): ServerStatus =>
  status !== 'offline' ? 'answering' : slow ? 'slow' : 'unreachable'

/** Open before the user has said their age: the question itself, and exporting or deleting their data. */
const beforeTheAnswer: readonly string[] = [paths.age(), `${paths.profile()}#your-data`]

interface MemberScreensProps {
  person: string | null
  server: ServerStatus
  worksOffline: boolean
  children: ReactNode
}

/** The screens of a signed-in user, with their query cache. Another user starts with an empty one. */
function MemberScreens({ person, server, worksOffline, children }: MemberScreensProps) {
  const [client] = useState(() => queryClientFor(person))
  const { pathname } = useLocation()
  const { update, user } = useAccount()
  const timeZone = user?.preferences.timeZone
  useEffect(() => releaseClient(client), [client])
  useEffect(() => refetchAfterWrites(client), [client])
  useEffect(
    () =>
      startAfterFirstResponse(client, () =>
        import('#member/cross-tab-sync.ts').then((m) => m.followOtherTabs(client, update)),
      ),
    [client, update],
  )
  useEffect(
    () =>
      startAfterFirstResponse(client, () =>
        import('#member/follow-plan.ts').then((m) => m.followPlan(client, account)),
      ),
    [client],
  )
  const accountId = user?._id
  useEffect(() => {
    if (accountId === undefined) return
    return startAfterFirstResponse(client, () =>
      import('#member/push-subscription.ts').then((m) => m.followSubscription(accountId)),
    )
  }, [client, accountId])
  useEffect(() => {
    if (!user) return
    return startAfterFirstResponse(client, () =>
      import('#modules/listening/keep-week.ts').then((m) => m.keepWeek(client, user)),
    )
  }, [client, user])
  const isInMoment = useEffectEvent(() => pathname === paths.moment())
  useEffect(() => {
    if (timeZone === undefined) return
    return startAfterFirstResponse(client, () =>
      import('#member/follow-days.ts').then((m) => m.followDays(client, { timeZone, isBusy: isInMoment })),
    )
  }, [client, timeZone])
  useFollowTravel(client, timeZone)
  useFollowAge()
  useScrollAfterReload()
  if (!useOfflineCopies(client, server)) return <Waiting>Loading...</Waiting>
  return (
    <QueryClientProvider client={client}>
      <CareProvider>
        {server === 'answering' || worksOffline ? children : <WithoutServer server={server} />}
      </CareProvider>
    </QueryClientProvider>
  )
}

/** In place of a screen that needs the server: waits while the server may still respond. */
function WithoutServer({ server }: { server: ServerStatus }) {
  const { error } = useAccount()
  if (server === 'slow') return <Waiting>Loading...</Waiting>
  return error === undefined ? <NeedsConnection /> : <SyncFailed />
}

/** Shown instead of a screen that needs the server. The screen appears by itself once the server responds. */
const NeedsConnection = () => (
  <div className={`stack centred ${classes.waiting}`}>
    <h1>This page needs a connection</h1>
    <p role="status">{useConnectionProblem()} It will open when you’re back online.</p>
    <div className="row center">
      <LinkButton to={paths.dashboard()}>Go to Today</LinkButton>
      <LinkButton variant="ghost" to={paths.help()}>
        Need help now?
      </LinkButton>
    </div>
  </div>
)

/** After this time the user is told that it takes longer than usual. */
const slowAfterMs = 8_000

function Waiting({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={`stack centred ${classes.waiting}`} role="status">
      <span className={classes.light} aria-hidden="true" />
      <p>
        {children}
        {isSlow && <small>Still here. This is taking a little longer than usual.</small>}
      </p>
    </div>
  )
}

function SyncFailed() {
  const { error, retry, signOut } = useAccount()
  const [failed, setFailed] = useState<string>()
  const leave = () => signOut().catch((thrown: Error) => setFailed(thrown.message))
  return (
    <div className={`stack centred ${classes.waiting}`}>
      <div role="alert">
        <h1>{failed ?? error}</h1>
      </div>
      <div className="row center">
        <Button onClick={retry}>Try Again</Button>
        <Button variant="ghost" onClick={() => void leave()}>
          Logout
        </Button>
      </div>
    </div>
  )
}

/** Asks once whether the days should follow a device that has been in another time zone for a day. */
function useFollowTravel(client: QueryClient, timeZone: string | undefined) {
  const { update } = useAccount()
  const toast = useToast()
  const follow = useEffectEvent((zone: string) => {
    api('PUT /users/preferences', { body: { timeZone: zone } }).then(
      ({ preferences }) => {
        update({ preferences })
        toast({ message: 'Your days follow the time here now.' })
      },
      () => toast({ message: 'Preferences update failed' }),
    )
  })
  useEffect(() => {
    if (timeZone === undefined) return
    return startAfterFirstResponse(client, () =>
      import('#member/travel.ts').then(({ followTravel, placeOf }) =>
        followTravel(timeZone, (zone) =>
          toast({
            message: `It’s ${placeOf(zone)} time here. Shall your days and reminders follow it?`,
            action: { label: 'Follow it', onPress: () => follow(zone) },
          }),
        ),
      ),
    )
  }, [client, timeZone, toast])
}

/**
 * Leads to the age question, or to asking a grown-up, whenever a call is refused because one of these is missing: the
 * answer may have changed in another tab or on another device. Refusals of what only adults may do are shown where the
 * call was made.
 */
function useFollowAge() {
  const { update } = useAccount()
  const navigate = useNavigate()
  useEffect(
    () =>
      onRefusedByAge((code) => {
        if (code === 'age_needed') update({ age: null })
        if (code === 'guardian_needed') navigate(paths.askGrownUp())
      }),
    [update, navigate],
  )
}
