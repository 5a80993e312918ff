import type { PlanOffer } from '@glimmer/contract'
import { plans, type tiers } from '@glimmer/contract/plans'
import { themeNames, themes } from '@glimmer/contract/themes'
import { expect, test } from 'vitest'
import { featuresFrom, featureText, planFeatures } from './plan-features.ts'

const offer = {
  voices: [
    { name: 'Alasdair', tier: 'free' as const },
    { name: 'Clara', tier: 'free' as const },
    ...['Emma', 'George', 'Isabella', 'Fable', 'Ross'].map((name) => ({ name, tier: 'premium' as const })),
  ],
} satisfies Partial<PlanOffer>
const words = (tier: (typeof tiers)[number]) => planFeatures(tier, offer).map(featureText)

test('lists the themes, voices, packs and styles a plan adds', () => {
  expect(words('premium')).toEqual([
    'Themes: Courage, Connection and Boundaries',
    'Before bed with five new lines every night',
    'Packs for exams, interviews and difficult conversations',
    'Voices Emma, George, Isabella and 2 more',
    'Premium styles for avatars: Open Peeps, Adventurer, Personas and 5 more',
    'Priority support with an answer within 1 working day',
  ])
  expect(words('pro')).toContain('Premium support with an answer the same working day')
  expect(words('free')).toContain('Voices Alasdair and Clara')
})

test('lists every paid theme at the plan that includes it', () => {
  for (const theme of themes.filter((one) => !plans.free.themes.includes(one))) {
    const tier = plans.premium.themes.includes(theme) ? 'premium' : 'pro'
    expect(words(tier).join(' ')).toContain(themeNames[theme])
  }
})

test('lists each kind once for several plans', () => {
  const all = featuresFrom('free', 'premium', offer).map(featureText)
  for (const kind of [/^Voices /, /styles for avatars/, /themes/i, /support/])
    expect(all.filter((each) => kind.test(each))).toHaveLength(1)
  expect(all).toContain('10 themes, from Calm to Boundaries')
  expect(all).toContain('Voices Alasdair, Clara, Emma and 4 more')
  expect(featuresFrom('free', 'pro', offer).filter((each) => /themes/i.test(featureText(each)))).toHaveLength(1)
})

test('leaves out what a larger item includes', () => {
  const all = featuresFrom('free', 'pro', offer).map(featureText)
  expect(all.filter((each) => /to try|Priority/.test(each))).toEqual([])
  expect(featuresFrom('free', 'free').map(featureText).join(' ')).toContain('One of each to try: exam,')
})

test('names the voices once they are loaded', () => {
  expect(planFeatures('premium').map(featureText).join(' ')).not.toContain('Voices')
})
