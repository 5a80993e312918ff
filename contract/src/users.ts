import * as z from 'zod'
import { Age } from './ages.ts'
import { EmailAddress } from './email-address.ts'
import { firstRunSteps, oneLine } from './lines.ts'
import { tidyName } from './names.ts'
import { CareHint, Misread } from './own-words.ts'
import { routes } from './route.ts'
import { themes } from './themes.ts'
import { Form, Level, NameRespelling, Pace, Theme, Tier, Value } from './vocabulary.ts'

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }))
  } catch {
    return false
  }
}

/** An IANA name, such as Europe/London. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone such as Europe/London.')

/** The next question of the first run; `done` once none is open. */
export const FirstRun = z.enum([...firstRunSteps, 'done'])
export type FirstRun = z.output<typeof FirstRun>

export const Preferences = z.object({
  themes: z.array(Theme),
  form: Form,
  level: Level,
  /** The voice that speaks lines; the plan's first if unset. */
  voice: z.string().optional(),
  /** How fast every voice speaks; `even` if unset. */
  pace: Pace.optional(),
  /** IANA name, such as Europe/London: decides when midnight is for today's line. */
  timeZone: z.string(),
  /** Whether the mood of each day is stored; off if unset. */
  keepMoods: z.boolean().optional(),
  /** Whether features in early access are shown, on a plan that includes them; off if unset. */
  earlyAccess: z.boolean().optional(),
  /** The next question of the first run; unset if there is none. */
  firstRun: FirstRun.optional(),
})
export type Preferences = z.output<typeof Preferences>

export const EditPreferences = z.strictObject({
  ...Preferences.partial().shape,
  themes: z.array(Theme).max(themes.length).optional(),
  voice: z.string().min(1).max(64).optional(),
  timeZone: TimeZone.optional(),
})
export type EditPreferences = z.output<typeof EditPreferences>

export const subscriptionStatuses = ['active', 'canceled', 'trialing', 'past_due', 'incomplete'] as const
export const SubscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>

/** What an account holds about its user. The columns have the same names, and the export contains every field. */
export const profileFields = {
  email: z.string().nullable(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** How voices pronounce the first name, spelt the way it sounds; null if as written. */
  respelling: z.string().nullable(),
  imageUrl: z.string().nullable(),
  avatar: z.string().nullable(),
  imagePath: z.string().nullable(),
  preferences: Preferences,
}

export const User = z.object({
  _id: z.uuid(),
  /** The subject at the identity provider. */
  oidcId: z.string(),
  ...profileFields,
  createdAt: z.iso.datetime(),
  subscription: z.object({ tier: Tier, status: SubscriptionStatus }),
})
export type User = z.output<typeof User>

/** The user as returned at sign-in; `age` is null until they have stated it. */
export const SignedInUser = User.extend({
  age: Age.nullable(),
  /** Whether they are one of the operators, who have a screen of their own. */
  isOperator: z.literal(true).optional(),
})
export type SignedInUser = z.output<typeof SignedInUser>

export const reasonLength = 280
/** A value the user holds dear, and why in their own words, stored for them alone. */
export const ChosenValue = z.strictObject({
  value: Value,
  reason: z
    .string()
    .trim()
    .max(reasonLength, `Keep it under ${reasonLength} characters.`)
    .regex(oneLine, 'Keep it to one line.')
    .default(''),
})
export type ChosenValue = z.output<typeof ChosenValue>

export const maxValues = 5
export const ChooseValues = z.strictObject({
  values: z
    .array(ChosenValue)
    .max(maxValues, 'Choose up to five.')
    .refine((chosen) => new Set(chosen.map(({ value }) => value)).size === chosen.length, 'Choose each one once.'),
  misread: Misread.optional(),
})
export type ChooseValues = z.output<typeof ChooseValues>

/** Where a user is on the believability ladder in one theme; other themes are at `preferences.level`. */
export const LadderStep = z.object({ theme: Theme, level: Level })
export type LadderStep = z.output<typeof LadderStep>

/** The user with what only they can see. */
export const Profile = SignedInUser.extend({ ladder: z.array(LadderStep), values: z.array(ChosenValue) })
export type Profile = z.output<typeof Profile>

const name = z.string().overwrite(tidyName).max(60, 'Keep it under 60 characters.')
/** A field that is left out if it cannot be used: what a provider knows of somebody never refuses their sign-in. */
const ifUsable = <T extends z.ZodType>(field: T) => field.nullish().catch(undefined)
/** What the browser knows of the user from the identity provider; empty and missing names are the same. */
const synced = {
  email: ifUsable(EmailAddress),
  username: ifUsable(name),
  firstName: ifUsable(name),
  lastName: ifUsable(name),
  imageUrl: ifUsable(z.url({ protocol: /^https?$/ }).max(2000)),
}
export const SyncOidcUser = z.strictObject({ oidcId: z.string().min(1).max(255), ...synced })
export type SyncedUser = Omit<z.output<typeof SyncOidcUser>, 'oidcId'>

export const EditProfile = z.strictObject({
  username: name.min(1, 'Please give a name we can call you by.').optional(),
  firstName: name.nullable().optional(),
  lastName: name.nullable().optional(),
  respelling: NameRespelling.nullable().optional(),
  /** The id of a saved avatar to use; null removes it. */
  avatar: z.uuid('There is no such avatar.').toLowerCase().nullable().optional(),
})
export type EditProfile = z.output<typeof EditProfile>

export const FreshSignIn = z.strictObject({
  /** From a sign-in requested with OpenID Connect `max_age`, so that it contains the time of the sign-in. */
  idToken: z.string().min(1).max(16_000),
})

export const users = routes({
  'POST /users/sync-oidc-user': {
    summary: 'Create or update the user from the OpenID Connect provider',
    access: 'token-only',
    body: SyncOidcUser,
    reply: SignedInUser,
    problems: ['identity_mismatch', 'account_deleted', 'not_found'],
  },
  'POST /users/fresh-sign-in': {
    summary: 'Confirm a fresh sign-in, for providers whose access tokens do not carry its time',
    access: 'token-only',
    body: FreshSignIn,
    problems: ['not_synced', 'identity_unavailable'],
  },
  'GET /users/profile': {
    summary: 'Get the profile, with values and ladder steps',
    ages: 'any',
    reply: Profile,
  },
  'PUT /users/values': {
    summary: "Replace the user's values, up to five; values that are left out are removed",
    body: ChooseValues,
    reply: z.object({ values: z.array(ChosenValue), care: CareHint.optional() }),
    problems: ['care_first'],
  },
  'PUT /users/profile': {
    summary: 'Update the profile',
    ages: 'waiting',
    body: EditProfile,
    reply: User,
    problems: ['not_found'],
  },
  'PUT /users/preferences': {
    summary: 'Update preferences; fields that are left out keep their value',
    ages: 'waiting',
    body: EditPreferences,
    reply: z.object({ preferences: Preferences }),
    problems: ['theme_locked', 'voice_locked'],
  },
})
