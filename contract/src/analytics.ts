import * as z from 'zod'
import { errorMessages, errorNames } from './analytics-events.ts'
import { avatarKinds } from './avatars.ts'
import { routes } from './route.ts'
import { techniques } from './techniques.ts'
import { themes } from './themes.ts'
import { tutorialMilestones } from './tutorial-film.ts'
import { SubscriptionStatus } from './users.ts'
import { Theme, Tier } from './vocabulary.ts'

const event = <const Name extends string, const Shape extends z.ZodRawShape>(name: Name, properties: Shape) =>
  z.strictObject({ name: z.literal(name), properties: z.strictObject(properties) })

/** The name an engine gives a voice, or 'device': no spaces, so that no sentence fits. */
const VoiceName = z.string().regex(/^[\w.-]{1,64}$/, 'Give the name of a voice.')
/** A refused call is counted by its status. */
const Status = z.string().regex(/^Status [1-5]\d\d$/, 'Give a status.')

/**
 * Everything that is ever counted. Every property has a closed list of values: there is no room for a user's own words.
 */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  event('affirmation_generated', {
    description: z.enum(techniques),
    affirmation_themes: z.array(Theme).max(themes.length),
  }),
  event('affirmation_spoken', { voice: VoiceName }),
  event('affirmation_favorited', {}),
  event('subscription_updated', {
    previous_tier: Tier,
    tier: Tier,
    previous_status: SubscriptionStatus,
    status: SubscriptionStatus,
  }),
  event('checkout_failed', { tier: Tier }),
  event('tutorial_milestone', { percentage: z.literal(tutorialMilestones) }),
  event('avatar_saved', { kind: z.enum(avatarKinds) }),
  event('error_reported', { name: z.enum(errorNames), message: z.union([z.enum(errorMessages), Status]) }),
])
export type AnalyticsEvent = z.output<typeof AnalyticsEvent>

export const AnalyticsBatch = z.strictObject({
  /** A random id that the device generates with the consent and replaces at sign-out; it identifies no account. */
  visitor: z.uuid(),
  events: z.array(AnalyticsEvent).min(1).max(50),
})
export type AnalyticsBatch = z.output<typeof AnalyticsBatch>

const sentence = 'That is more than is counted from one place. Please try again later.'

export const analytics = routes({
  'POST /analytics/events': {
    summary: 'Record usage events, with consent; discarded if the request has DNT: 1 or Sec-GPC: 1',
    access: 'public',
    body: AnalyticsBatch,
    // More than a whole school of users produces.
    limits: [
      { name: 'events a minute', most: 600, within: 'minute', per: 'address', weight: 'events', sentence },
      { name: 'events a day', most: 20_000, within: 'day', per: 'address', weight: 'events', sentence },
    ],
  },
})
