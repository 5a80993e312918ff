import type { User } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { product } from '@glimmer/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatMonth } from '#lib/format-time.ts'
import { Link, useLocation } from '#lib/router.tsx'
import { useMedia } from '#lib/use-media.ts'
import type { UserWithAge } from '#member/account.ts'
import { useAccount } from '#member/account-context.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { useSeesPlans } from '#member/upsell-pause.ts'
import { UserPicture } from '#member/user-picture.tsx'
import { hasTutorial, openTutorial } from '#modules/tutorial/tutorial.tsx'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChevronIcon, PencilIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { useNight } from '#platform/ui/scene/light.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import { AboutYou } from './about/about-you.tsx'
import { fullName } from './about/names.ts'
import { Elsewhere } from './elsewhere/elsewhere.tsx'
import { YourData } from './leaving/your-data.tsx'
import { YourLines } from './lines/your-lines.tsx'
import { PersonalisationSection } from './personalisation/personalisation-section.tsx'
import { YourPlan } from './plan/your-plan.tsx'
import { PrivacyChoices } from './privacy/privacy-choices.tsx'
import classes from './profile.module.css'
import { Reminders } from './reminders/reminders.tsx'
import { UnderAgeSection } from './under-age/under-age-section.tsx'
import { VoiceSection } from './voice/voice-section.tsx'

/** The sections in page order; `id` is the anchor that the navigation and other pages link to. */
const everySection = [
  { id: 'about-you', title: 'About you', Content: AboutYou },
  { id: 'your-lines', title: 'Your lines', Content: YourLines },
  { id: 'goes-by', title: `What ${product.name} goes by`, Content: PersonalisationSection },
  { id: 'voice', title: 'Voice', Content: VoiceSection },
  { id: 'your-plan', title: 'Your plan', Content: YourPlan },
  { id: 'looked-after', title: 'Looked after', Content: UnderAgeSection },
  { id: 'reminders', title: 'Reminders', Content: Reminders },
  { id: 'elsewhere', title: 'Elsewhere', Content: Elsewhere },
  { id: 'privacy', title: 'Privacy', Content: PrivacyChoices },
  { id: 'your-data', title: 'Your data', Content: YourData },
]

/**
 * The sections for the user's age group; a user who has not given their age yet can only export their data and leave.
 */
function sectionsFor({ age }: UserWithAge) {
  const closed = {
    'your-plan': age?.band === 'teen',
    'looked-after': age?.band !== 'teen' && !age?.turnedAdultOn,
  }
  if (age === null) return everySection.filter(({ id }) => id === 'your-data')
  return everySection.filter(({ id }) => !closed[id as keyof typeof closed])
}

/**
 * The settings: what a user can see and change about themselves. Every section is a page of its own, with an address: on
 * a phone the list of sections leads to it, elsewhere it is beside the list, which begins with the first. The others stay
 * rendered, with what was typed in them.
 */
export function Profile() {
  const { user } = useAccount()
  const { hash } = useLocation()
  const isPhone = useMedia('(max-width: 44rem)')
  const sections = user ? sectionsFor(user) : []
  const opened = sections.find(({ id }) => `#${id}` === hash)?.id
  useFocusOnOpen(isPhone, opened)
  if (!user) return null
  const showsList = !isPhone || opened === undefined
  const shown = isPhone ? opened : (opened ?? sections[0]?.id)
  return (
    <div className={`page stack ${classes.page}`}>
      {showsList && <Banner user={user} />}
      <OfflineNote>
        These are your settings as we last saw them. You can change them when you’re back online.
      </OfflineNote>
      <div className={classes.settings}>
        {showsList && <SectionNav sections={sections} shown={shown} />}
        {!showsList && (
          <>
            <h1 className="visually-hidden">Settings</h1>
            <Link className={classes.back} to={paths.profile()}>
              <ChevronIcon />
              All settings
            </Link>
          </>
        )}
        <div className="stack">
          {sections.map(({ id, Content }) => (
            <div key={id} hidden={id !== shown}>
              <Content />
            </div>
          ))}
          {!opened && hasTutorial() && <WatchTutorial />}
        </div>
      </div>
    </div>
  )
}

/** Moves the focus to the title of a section that was opened, and on a phone back to its link in the list. */
function useFocusOnOpen(isPhone: boolean, opened: string | undefined) {
  const before = useRef(opened)
  useEffect(() => {
    const left = before.current
    before.current = opened
    if (left === opened || (!isPhone && !opened)) return
    const next = opened
      ? document.getElementById(`${opened}-title`)
      : document.querySelector<HTMLElement>(`nav a[href$="#${left}"]`)
    if (!next) return
    if (opened) next.tabIndex = -1
    next.focus({ preventScroll: true })
  }, [isPhone, opened])
}

const WatchTutorial = () => (
  <p className={classes.tutorial}>
    <Button variant="ghost" small onClick={openTutorial}>
      <PlayIcon />
      Watch the tutorial again
    </Button>
  </p>
)

/** The user's name, joining date and plan; the picture links to the avatar editor. */
const Banner = ({ user }: { user: User }) => (
  <header className={`stage ${classes.banner}`}>
    <Backdrop
      className={classes.scene}
      seed={7}
      light={useNight()}
      horizon={692}
      sun={{ x: 1060, y: 660, radius: 68 }}
      stars={110}
    />
    <Link className={classes.avatar} to={paths.profileAvatar()} aria-label="Change your avatar">
      <span className={`middle ${classes.picture}`}>
        <UserPicture user={user} />
      </span>
      <span className={`middle ${classes.pencil}`}>
        <PencilIcon />
      </span>
    </Link>
    <div className={classes.words}>
      <h1>{fullName(user)}</h1>
      <p>
        Joined {formatMonth(user.createdAt)}
        {useSeesPlans() && <span>{` · ${plans[user.subscription.tier].name} plan`}</span>}
      </p>
      <GardenLine />
    </div>
  </header>
)

/** On how many days the user came, and the way to the garden that shows them. */
function GardenLine() {
  const { data } = useQuery(read('GET /users/days'))
  return (
    <p>
      <Link to={paths.garden()}>See your garden</Link>
      {data && data.days > 0 && (
        <span>
          {' '}
          · {data.days === 1 ? '1 day' : `${data.days} days`} with {product.name}
        </span>
      )}
    </p>
  )
}

interface SectionNavProps {
  sections: readonly { id: string; title: string }[]
  /** The section beside the list; undefined where each is a page that the list leads to. */
  shown: string | undefined
}

/** Links to the sections; the one that is shown is marked. */
export function SectionNav({ sections, shown }: SectionNavProps) {
  return (
    <nav className={`stack ${shown ? classes.nav : classes.list}`} aria-label="Settings">
      {sections.map(({ id, title }) => (
        <Link key={id} to={`${paths.profile()}#${id}`} aria-current={id === shown ? 'page' : undefined}>
          {title}
          {!shown && <ChevronIcon />}
        </Link>
      ))}
    </nav>
  )
}
