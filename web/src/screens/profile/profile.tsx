import type { ComponentType } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { AboutYou } from './about/about-you.tsx'
import { Banner } from './banner.tsx'
import { DaysShownUp } from './days/days-shown-up.tsx'
import { InPage } from './in-page.tsx'
import { YourData } from './leaving/your-data.tsx'
import { YourLines } from './lines/your-lines.tsx'
import { YourPlan } from './plan/your-plan.tsx'
import { PrivacyChoices } from './privacy/privacy-choices.tsx'
import classes from './profile.module.css'
import { Reminders } from './reminders/reminders.tsx'
import { TutorialAgain } from './tutorial-again.tsx'
import { VoiceSection } from './voice/voice-section.tsx'

/** A part of the page: its place in the navigation, and what stands there under the same id. */
export interface Part {
  id: string
  title: string
  Content: ComponentType
}

/** What there is to see and change, in the order of the page: one line adds it and leads there. */
const parts: readonly Part[] = [
  { id: 'about-you', title: 'About you', Content: AboutYou },
  { id: 'your-lines', title: 'Your lines', Content: YourLines },
  { id: 'voice', title: 'Voice', Content: VoiceSection },
  { id: 'your-plan', title: 'Your plan', Content: YourPlan },
  { id: 'reminders', title: 'Reminders', Content: Reminders },
  { id: 'privacy', title: 'Privacy', Content: PrivacyChoices },
  { id: 'your-data', title: 'Your data', Content: YourData },
]

/** Everything a person may know and decide about themselves here. */
export function Profile() {
  const { user } = useAccount()
  if (!user) return null
  return (
    <div className={classes.page}>
      <Banner user={user} />
      <OfflineNote>These are your settings as they were last seen. Changes wait for a connection.</OfflineNote>
      <DaysShownUp />
      <div className={classes.settings}>
        <InPage parts={parts} />
        <div className={classes.parts}>
          {parts.map(({ id, Content }) => (
            <Content key={id} />
          ))}
          <TutorialAgain />
        </div>
      </div>
    </div>
  )
}
