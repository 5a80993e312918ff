import type { App } from '#app.ts'
import type { PersonalData } from '#personal-data.ts'
import { accessTokenPersonalData } from '../access-tokens/index.ts'
import { affirmationPersonalData } from '../affirmations/index.ts'
import { agePersonalData } from '../ages/index.ts'
import { avatarPersonalData } from '../avatars/index.ts'
import { collectionPersonalData } from '../collections/index.ts'
import { ladderPersonalData } from '../ladder/index.ts'
import { linkPersonalData } from '../links/index.ts'
import { moodPersonalData } from '../moods/index.ts'
import { outboxPersonalData } from '../outbox/index.ts'
import { personalisationPersonalData } from '../personalisation/index.ts'
import { reminderPersonalData } from '../reminders/index.ts'
import { setPersonalData } from '../sets/index.ts'
import { speechPersonalData } from '../speech/index.ts'
import { subscriptionPersonalData } from '../subscriptions/index.ts'
import { supportPersonalData } from '../support/index.ts'
import { tutorialPersonalData } from '../tutorial/index.ts'
import { usagePersonalData } from '../usage/index.ts'
import { userPersonalData } from '../users/index.ts'

/** The personal data of every feature: the export and the deletion of an account walk this list. */
export const personalDataOf = (app: App): readonly PersonalData[] => [
  affirmationPersonalData,
  setPersonalData,
  collectionPersonalData,
  linkPersonalData(app),
  accessTokenPersonalData,
  userPersonalData,
  agePersonalData(app),
  ladderPersonalData,
  moodPersonalData,
  personalisationPersonalData,
  avatarPersonalData(app),
  speechPersonalData(app),
  usagePersonalData,
  tutorialPersonalData,
  reminderPersonalData,
  subscriptionPersonalData(app),
  supportPersonalData,
  outboxPersonalData,
]
