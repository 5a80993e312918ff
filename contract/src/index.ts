import { accessTokens } from './access-tokens.ts'
import { accountData } from './account-data.ts'
import { admin } from './admin.ts'
import { affirmations } from './affirmations.ts'
import { ages } from './ages.ts'
import { analytics } from './analytics.ts'
import { avatars } from './avatars.ts'
import { collections } from './collections.ts'
import { config } from './config.ts'
import { days } from './days.ts'
import { evening } from './evening.ts'
import { heroImages } from './hero-images.ts'
import { importing } from './import-lines.ts'
import { library } from './library.ts'
import { moodsByDay } from './moods.ts'
import { operations } from './operations.ts'
import { personalisation } from './personalisation.ts'
import { reminders } from './reminders.ts'
import { sets } from './sets.ts'
import { sharing } from './sharing.ts'
import { sharedSpeech, speech } from './speech.ts'
import { subscriptions } from './subscriptions.ts'
import { support } from './support.ts'
import { tutorial } from './tutorial.ts'
import { usage } from './usage.ts'
import { users } from './users.ts'
import { videos } from './videos.ts'

export * from './access-tokens.ts'
export * from './account-data.ts'
export * from './admin.ts'
export * from './affirmations.ts'
export * from './ages.ts'
export * from './analytics.ts'
export * from './analytics-events.ts'
export * from './avatar-styles.ts'
export * from './avatars.ts'
export * from './collections.ts'
export * from './config.ts'
export * from './day-range.ts'
export * from './days.ts'
export * from './evening.ts'
export * from './hero-images.ts'
export * from './import-lines.ts'
export * from './library.ts'
export * from './line-size.ts'
export * from './lines.ts'
export * from './moods.ts'
export * from './operations.ts'
export * from './own-words.ts'
export * from './personalisation.ts'
export * from './plans.ts'
export * from './problems.ts'
export * from './product.ts'
export * from './reminders.ts'
export * from './route.ts'
export * from './sets.ts'
export * from './sharing.ts'
export * from './speech.ts'
export * from './subscriptions.ts'
export * from './support.ts'
export * from './support-terms.ts'
export * from './techniques.ts'
export * from './themes.ts'
export * from './tutorial.ts'
export * from './tutorial-film.ts'
export * from './usage.ts'
export * from './users.ts'
export * from './videos.ts'
export * from './voice-sample.ts'

/** Every endpoint of the product. */
export const api = {
  ...users,
  ...ages,
  ...usage,
  ...affirmations,
  ...importing,
  ...evening,
  ...days,
  ...sets,
  ...collections,
  ...library,
  ...sharing,
  ...accessTokens,
  ...moodsByDay,
  ...personalisation,
  ...speech,
  ...sharedSpeech,
  ...subscriptions,
  ...support,
  ...avatars,
  ...accountData,
  ...reminders,
  ...tutorial,
  ...videos,
  ...analytics,
  ...heroImages,
  ...config,
  ...operations,
  ...admin,
}
export type Api = typeof api
