import type { PlanOffer } from '@glimmer/contract'
import { avatarStyles } from '@glimmer/contract/avatar-styles'
import { type Feature, plans, type Tier, tierForPacks, tiers } from '@glimmer/contract/plans'
import { answerTime } from '@glimmer/contract/support-terms'
import { type Theme, themeNames } from '@glimmer/contract/themes'
import { paths } from '#platform/paths.ts'

/** Something a plan opens, by name; `to` is the path of its screen. */
export interface PlanFeature {
  before?: string
  names: readonly string[]
  after?: string
  to: string
}

const list = new Intl.ListFormat('en-GB')

export const namesOf = ({ names }: PlanFeature) => list.format(names)

/** As one phrase: "Packs for exams and interviews". */
export const featureText = (feature: PlanFeature): string =>
  [feature.before, namesOf(feature), feature.after].filter(Boolean).join(' ')

/** The plans from one to another, both included. */
type Span = readonly Tier[]

/** The themes these plans add to the one below them. */
function themesOf(span: Span): readonly Theme[] {
  const below = tiers[tiers.indexOf(span[0] ?? 'free') - 1]
  const last = span.at(-1) ?? 'free'
  return plans[last].themes.filter((theme) => !below || !plans[below].themes.includes(theme))
}

/** How many items are named before the rest are only counted. */
const maxNamed = 3

/** The first few items by name, and how many more there are. */
function someOf(all: readonly string[]): readonly string[] {
  if (all.length <= maxNamed + 1) return all
  return [...all.slice(0, maxNamed), `${all.length - maxNamed} more`]
}

const toThemes = (theme: Theme | undefined) => `${paths.library()}?theme=${theme}`

function themesRow(span: Span): PlanFeature {
  const themes = themesOf(span)
  const to = toThemes(themes[0])
  const names = themes.map((theme) => themeNames[theme])
  if (span.includes('pro')) {
    const added = themesOf(['pro']).map((theme) => themeNames[theme])
    return { names: ['All styles and themes'], after: `including ${list.format(added)}`, to }
  }
  if (!span.includes('free')) return { before: 'Themes:', names, to }
  return { before: `${themes.length} themes, from`, names: [names[0] ?? ''], after: `to ${names.at(-1)}`, to }
}

function voicesRow(span: Span, { voices = [] }: Partial<PlanOffer>): readonly PlanFeature[] {
  const names = voices.filter(({ tier }) => span.includes(tier)).map(({ name }) => name)
  return names.length > 0 ? [{ before: 'Voices', names: someOf(names), to: `${paths.profile()}#voice` }] : []
}

/** The avatar styles; Pro names them with the themes. */
function stylesRow(span: Span): readonly PlanFeature[] {
  if (span.includes('pro')) return []
  const names = Object.values(avatarStyles).flatMap(({ tier, name }) => (span.includes(tier) ? [name] : []))
  const which = span.length > 1 ? 'Basic and premium styles' : span[0] === 'free' ? 'Basic styles' : 'Premium styles'
  return [{ names: [which], after: `for avatars: ${list.format(someOf(names))}`, to: paths.avatarEditor() }]
}

const sets = `${paths.library()}?show=sets`

function packsRows(span: Span): readonly PlanFeature[] {
  if (span.includes(tierForPacks))
    return [
      { names: ['Before bed'], after: 'with five new lines every night', to: paths.beforeBed() },
      { before: 'Packs for', names: ['exams', 'interviews', 'difficult conversations'], to: sets },
    ]
  if (!span.includes('free')) return []
  return [
    { before: 'One of each to try:', names: ['exam', 'interview', 'difficult conversation', 'before bed'], to: sets },
  ]
}

function supportRow(span: Span): readonly PlanFeature[] {
  const row = (kind: string, tier: Tier) => [
    { names: [kind], after: `with an answer ${answerTime[tier]}`, to: paths.contact() },
  ]
  if (span.includes('pro')) return row('Premium support', 'pro')
  return span.includes('premium') ? row('Priority support', 'premium') : []
}

const proRows = (span: Span): readonly PlanFeature[] =>
  span.includes('pro')
    ? [
        { before: 'Longer sessions:', names: ['2 or 5 minutes'], after: 'of breathing', to: paths.moment() },
        { names: ['Early access'], after: 'to what we’re trying', to: `${paths.profile()}#your-plan` },
      ]
    : []

/**
 * What a plan and those below it open, down to `from`, besides the allowances: each kind of thing once. Voices are
 * included once `offer` is known.
 */
export function featuresFrom(from: Tier, tier: Tier, offer: Partial<PlanOffer> = {}): readonly PlanFeature[] {
  const span = tiers.slice(tiers.indexOf(from), tiers.indexOf(tier) + 1)
  return [
    themesRow(span),
    ...(span.includes('free')
      ? [{ names: ['The whole library'], after: 'in them, free to browse', to: paths.library() }]
      : []),
    ...packsRows(span),
    ...voicesRow(span, offer),
    ...stylesRow(span),
    ...proRows(span),
    ...supportRow(span),
  ]
}

/** What a plan opens besides its allowances and what the plan below it has. */
export const planFeatures = (tier: Tier, offer?: Partial<PlanOffer>): readonly PlanFeature[] =>
  featuresFrom(tier, tier, offer)

const metered: Record<Feature, string> = {
  affirmations: 'lines chosen and written for you',
  speech: 'lines spoken aloud',
  avatars: 'portraits drawn from your words',
}

/** "15 lines chosen and written for you, 15 lines spoken aloud and 5 portraits drawn from your words a month". */
export function allowanceWords(tier: Tier): string {
  const { limits } = plans[tier]
  const features: Feature[] = ['affirmations', 'speech', 'avatars']
  if (features.every((feature) => limits[feature] === null))
    return `Unlimited ${list.format(features.map((feature) => metered[feature]))}`
  return `${list.format(features.map((feature) => `${limits[feature] ?? 'unlimited'} ${metered[feature]}`))} a month`
}
