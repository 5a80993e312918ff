import type { PlanOffer } from '@glimmer/contract'
import { plans, type tiers } from '@glimmer/contract/plans'
import { themeNames, themes } from '@glimmer/contract/themes'
import { expect, test } from 'vitest'
import { inWords, openedFrom, whatOpens } from './what-opens.ts'

const offer = {
  voices: [
    { name: 'Alasdair', tier: 'free' as const },
    { name: 'Clara', tier: 'free' as const },
    ...['Emma', 'George', 'Isabella', 'Fable', 'Ross'].map((name) => ({ name, tier: 'premium' as const })),
  ],
} satisfies Partial<PlanOffer>
const words = (tier: (typeof tiers)[number]) => whatOpens(tier, offer).map(inWords)

test('a plan names the themes, voices, packs and styles it adds to the one below it', () => {
  expect(words('premium')).toEqual([
    'Themes: Courage, Connection and Boundaries',
    'Before bed with five new lines every night',
    'Packs for exams, interviews and difficult conversations',
    'Voices Emma, George, Isabella and 2 more',
    'Premium styles for avatars: Open Peeps, Adventurer, Personas and 5 more',
    'Priority support from a person',
  ])
  expect(words('free')).toContain('Voices Alasdair and Clara')
})

test('every theme above Free is named by the plan that opens it', () => {
  for (const theme of themes.filter((one) => !plans.free.themes.includes(one))) {
    const tier = plans.premium.themes.includes(theme) ? 'premium' : 'pro'
    expect(words(tier).join(' ')).toContain(themeNames[theme])
  }
})

test('what a greater thing stands in for is not told again', () => {
  const all = openedFrom('free', 'pro', offer).map(inWords)
  expect(all.filter((each) => /to try|Priority/.test(each))).toEqual([])
  expect(openedFrom('free', 'free').map(inWords).join(' ')).toContain('One of each to try: exam,')
})

test('voices are named once they are known', () => {
  expect(whatOpens('premium').map(inWords).join(' ')).not.toContain('Voices')
})
