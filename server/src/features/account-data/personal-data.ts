import type { App } from '#app.ts'
import type { PersonalData } from '#personal-data.ts'
import { affirmationData } from '../affirmations/index.ts'
import { ageData } from '../ages/index.ts'
import { avatarData } from '../avatars/index.ts'
import { collectionData } from '../collections/index.ts'
import { ladderData } from '../ladder/index.ts'
import { linkData } from '../links/index.ts'
import { moodData } from '../moods/index.ts'
import { outboxData } from '../outbox/index.ts'
import { reminderData } from '../reminders/index.ts'
import { setData } from '../sets/index.ts'
import { speechData } from '../speech/index.ts'
import { subscriptionData } from '../subscriptions/index.ts'
import { tutorialData } from '../tutorial/index.ts'
import { usageData } from '../usage/index.ts'
import { userData } from '../users/index.ts'

/** The personal data of every feature: the export and the deletion of an account walk this list. */
export const personalDataOf = (app: App): readonly PersonalData[] => [
  affirmationData,
  setData,
  collectionData,
  linkData,
  userData,
  ageData(app),
  ladderData,
  moodData,
  avatarData(app),
  speechData(app),
  usageData,
  tutorialData,
  reminderData,
  subscriptionData(app),
  outboxData,
]
