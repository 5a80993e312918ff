import type { PlanOffer } from '@glimmer/contract'
import { avatarStyles } from '@glimmer/contract/avatar-styles'
import { type Feature, plans, type Tier, tierForPacks, tiers } from '@glimmer/contract/plans'
import { type Theme, themeNames } from '@glimmer/contract/themes'
import { paths } from '#platform/paths.ts'

/** Something a plan opens, by name; `to` is the path of its screen. */
export interface Opened {
  before?: string
  names: readonly string[]
  after?: string
  to: string
  /** From this plan on it is replaced by something greater. */
  until?: Tier
}

const list = new Intl.ListFormat('en-GB')

export const namesOf = ({ names }: Opened) => list.format(names)

/** As one phrase: "Packs for exams and interviews". */
export const inWords = (opened: Opened): string =>
  [opened.before, namesOf(opened), opened.after].filter(Boolean).join(' ')

const planBelow = (tier: Tier): Tier | undefined => tiers[tiers.indexOf(tier) - 1]

/** The themes a plan adds to the one below it. */
function themesOf(tier: Tier): readonly Theme[] {
  const below = planBelow(tier)
  return plans[tier].themes.filter((theme) => !below || !plans[below].themes.includes(theme))
}

/** How many items are named before the rest are only counted. */
const named = 3

/** The first few items by name, and how many more there are. */
function someOf(all: readonly string[]): readonly string[] {
  if (all.length <= named + 1) return all
  return [...all.slice(0, named), `${all.length - named} more`]
}

function voicesOf(tier: Tier, { voices = [] }: Partial<PlanOffer>): readonly Opened[] {
  const names = voices.filter((voice) => voice.tier === tier).map(({ name }) => name)
  return names.length > 0 ? [{ before: 'Voices', names: someOf(names), to: `${paths.profile()}#voice` }] : []
}

const stylesOf = (tier: Tier) => {
  const names = Object.values(avatarStyles).flatMap((style) => (style.tier === tier ? [style.name] : []))
  return `for avatars: ${list.format(someOf(names))}`
}

const toThemes = (theme: Theme | undefined) => `${paths.library()}?theme=${theme}`
const sets = `${paths.library()}?show=sets`

const free = (offer: Partial<PlanOffer>): readonly Opened[] => {
  const own = themesOf('free')
  const [first, last] = [own[0], own.at(-1)].map((theme) => (theme ? themeNames[theme] : ''))
  return [
    {
      before: `${own.length} themes, from`,
      names: [first ?? ''],
      after: `to ${last}`,
      to: toThemes(own[0]),
    },
    { names: ['The whole library'], after: 'in them, free to browse', to: paths.library() },
    {
      before: 'One of each to try:',
      names: ['exam', 'interview', 'difficult conversation', 'before bed'],
      to: sets,
      until: tierForPacks,
    },
    ...voicesOf('free', offer),
    { names: ['Basic styles'], after: stylesOf('free'), to: paths.avatarEditor() },
  ]
}

const premium = (offer: Partial<PlanOffer>): readonly Opened[] => {
  const own = themesOf('premium')
  return [
    { before: 'Themes:', names: own.map((theme) => themeNames[theme]), to: toThemes(own[0]) },
    { names: ['Before bed'], after: 'with five new lines every night', to: paths.beforeBed() },
    { before: 'Packs for', names: ['exams', 'interviews', 'difficult conversations'], to: sets },
    ...voicesOf('premium', offer),
    { names: ['Premium styles'], after: stylesOf('premium'), to: paths.avatarEditor() },
    { names: ['Priority support'], after: 'from a person', to: paths.contact(), until: 'pro' },
  ]
}

const pro = (offer: Partial<PlanOffer>): readonly Opened[] => {
  const own = themesOf('pro')
  return [
    {
      names: ['All styles and themes'],
      after: `including ${list.format(own.map((theme) => themeNames[theme]))}`,
      to: toThemes(own[0]),
    },
    ...voicesOf('pro', offer),
    { before: 'Longer sessions:', names: ['2 or 5 minutes'], after: 'of breathing', to: paths.moment() },
    { names: ['Early access'], after: 'to what is being tried', to: `${paths.profile()}#your-plan` },
    { names: ['Premium support'], after: 'from a person', to: paths.contact() },
  ]
}

/**
 * What a plan opens besides its allowances and what the plan below it has. Voices are included once `offer` is known.
 */
export const whatOpens = (tier: Tier, offer: Partial<PlanOffer> = {}): readonly Opened[] =>
  ({ free, premium, pro })[tier](offer)

/** What a plan and those below it open, down to `from`. */
export const openedFrom = (from: Tier, tier: Tier, offer?: Partial<PlanOffer>): readonly Opened[] =>
  tiers
    .slice(tiers.indexOf(from), tiers.indexOf(tier) + 1)
    .flatMap((each) => whatOpens(each, offer))
    .filter(({ until }) => !until || tiers.indexOf(tier) < tiers.indexOf(until))

const metered: Record<Feature, string> = {
  affirmations: 'AI affirmations',
  speech: 'lines spoken aloud',
  avatars: 'AI avatars',
}

/** "15 AI affirmations, 15 lines spoken aloud and 5 AI avatars a month". */
export function allowanceWords(tier: Tier): string {
  const { limits } = plans[tier]
  const features: Feature[] = ['affirmations', 'speech', 'avatars']
  if (features.every((feature) => limits[feature] === null))
    return `Unlimited ${list.format(features.map((feature) => metered[feature]))}`
  return `${list.format(features.map((feature) => `${limits[feature] ?? 'unlimited'} ${metered[feature]}`))} a month`
}
