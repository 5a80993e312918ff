import type { Affirmation, Form, Situation } from '@glimmer/contract'
import { plans, type Tier, tierForTheme } from '@glimmer/contract/plans'
import { techniques, usesAtAnyHour, usesByHour } from '@glimmer/contract/techniques'
import { type Theme, themeNames, themes } from '@glimmer/contract/themes'
import type { Choice } from '#platform/ui/choices.tsx'

export const situationNames: Record<Situation, string> = {
  'waking-up': 'Waking up',
  'before-work': 'Before work',
  'a-busy-day': 'A busy day',
  'an-exam': 'An exam',
  'an-interview': 'An interview',
  'a-hard-talk': 'A difficult conversation',
  'meeting-people': 'Meeting people',
  'after-a-setback': 'After a setback',
  'waiting-for-news': 'Waiting for news',
  'time-alone': 'Time alone',
  'winding-down': 'Winding down',
  bedtime: 'Bedtime',
}

/** How a line addresses the user. */
export const formNames: Record<Form, string> = {
  'first-person': 'In my own voice',
  distanced: 'By my name',
  question: 'As a question',
  'if-then': 'As a plan',
}

/** "Calm and Focus", "Calm, Focus and Sleep". */
export const themeList = (themes: readonly Theme[]) =>
  new Intl.ListFormat('en-GB').format(themes.map((theme) => themeNames[theme]))

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const dayMs = 86_400_000

/** The day a line was created, inside a sentence: "today", "Tuesday" within the last week, otherwise "8 Nov". */
export function dayInWords(iso: string, now: Date): string {
  const then = new Date(iso)
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / dayMs)
  if (days <= 0) return 'today'
  return days < 7 ? weekday.format(then) : day.format(then)
}

/** The same on its own: "Today". */
export const shortDate = (iso: string, now: Date): string => dayInWords(iso, now).replace(/^t/, 'T')

/** What a line is about and when it came: "Sleep · Tuesday"; the day alone if it has no theme. */
export const aboutLine = ({ themes, createdAt }: Pick<Affirmation, 'themes' | 'createdAt'>, now: Date): string =>
  themes.length > 0 ? `${themeList(themes)} · ${dayInWords(createdAt, now)}` : shortDate(createdAt, now)

/** Who wrote a line, and whether for this user. */
export function originOf({ madeBy, model }: Pick<Affirmation, 'madeBy' | 'model'>): string {
  if (madeBy === 'you') return 'Your own'
  return madeBy === 'model' ? `Written for you by ${model}, an AI` : 'Written with AI’s help, picked for you'
}

/**
 * What to do with a line, where that was written for it, or for the situation that the user named. What would suit any
 * line says nothing about this one, so most lines are shown without such a sentence.
 */
export function hintOf({ origin, description }: Pick<Affirmation, 'origin' | 'description'>): string {
  const ending = techniques.map((each) => `${each}.`).find((each) => description.includes(each))
  if (origin === 'own' || ending === undefined) return description
  const [use = '', rest = ''] = description.split(ending)
  const isForAnyLine = origin === 'curated' || usesOfAnyLine.some((each) => use.includes(each))
  return isForAnyLine ? rest.trim() : `${use.trim().replace(/,$/, '')}.${rest}`
}

const usesOfAnyLine: readonly string[] = [...Object.values(usesByHour).flat(), ...usesAtAnyHour]

/** The five levels of the believability ladder, each with an example line. */
export const levelExamples = [
  { level: 1, name: 'Notice', line: 'I notice I’m tired, so I can go gently.' },
  { level: 2, name: 'Allow', line: 'I’m allowed to rest before it’s finished.' },
  { level: 3, name: 'Learn', line: 'I’m learning to ask for help.' },
  { level: 4, name: 'Do', line: 'I’ve got through mornings like this before.' },
  { level: 5, name: 'Own', line: 'I am someone who keeps small promises.' },
] as const

/**
 * The themes open to a plan, and, with `showUpsell`, the themes of higher plans with the name of the plan that opens
 * them.
 */
export function themeChoices(tier: Tier, showUpsell: boolean): Choice<Theme>[] {
  const open = plans[tier].themes
  return themes.flatMap((value) => {
    const choice = { value, label: themeNames[value] }
    if (open.includes(value)) return choice
    return showUpsell ? { ...choice, lockedBy: plans[tierForTheme(value)].name } : []
  })
}
