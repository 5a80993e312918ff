import { type Theme, themes } from './themes.ts'

export const tiers = ['free', 'premium', 'pro'] as const
export type Tier = (typeof tiers)[number]

/** What is metered each month. */
export const features = ['affirmations', 'speech', 'avatars'] as const
export type Feature = (typeof features)[number]

export interface Plan {
  name: string
  /** Pence per month, VAT included. */
  pricePence: number
  /** How many a month; null is unlimited. */
  limits: Record<Feature, number | null>
  themes: readonly Theme[]
  /** Whether packs, sets for something hard that is ahead, can be written. */
  packs: boolean
  /** How many of the engine's voices the plan includes; null is all of them. */
  voices: number | null
  /** Whether the breathing of a moment may last for minutes. */
  longerSessions: boolean
  /** Whether early access can be turned on. */
  earlyAccess: boolean
}

/** What each plan costs and includes: the only place where this is defined. */
export const plans: Record<Tier, Plan> = {
  free: {
    name: 'Free',
    pricePence: 0,
    limits: { affirmations: 10, speech: 5, avatars: 2 },
    themes: themes.slice(0, 7),
    packs: false,
    voices: 2,
    longerSessions: false,
    earlyAccess: false,
  },
  premium: {
    name: 'Premium',
    pricePence: 499,
    limits: { affirmations: 15, speech: 15, avatars: 5 },
    themes: themes.slice(0, 10),
    packs: true,
    voices: null,
    longerSessions: false,
    earlyAccess: false,
  },
  pro: {
    name: 'Pro',
    pricePence: 999,
    limits: { affirmations: null, speech: null, avatars: null },
    themes,
    packs: true,
    voices: null,
    longerSessions: true,
    earlyAccess: true,
  },
}

/** The cheapest plan that includes a theme. */
export const tierForTheme = (theme: Theme): Tier => tiers.find((tier) => plans[tier].themes.includes(theme)) ?? 'pro'

/** The cheapest plan that includes a voice, by its index in the list of voices. */
export const tierForVoice = (place: number): Tier =>
  tiers.find((tier) => place < (plans[tier].voices ?? Number.POSITIVE_INFINITY)) ?? 'pro'

/** The cheapest plan with packs. */
export const tierForPacks: Tier = tiers.find((tier) => plans[tier].packs) ?? 'pro'

/**
 * How long a user may change their mind: from the day they subscribe, and again from the first payment after a trial.
 * The payment is refunded within as many days, less the days used.
 */
export const coolingOff = { days: 14 } as const

/** The consent asked for before paying, word for word; its version is stored with the time it was given. */
export const immediateStart = {
  version: '2026-11',
  text: 'Start my plan now. I understand that if I cancel within 14 days, I pay for the days I have had.',
} as const
