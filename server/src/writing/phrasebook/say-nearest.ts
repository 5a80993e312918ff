import { type Form, type Situation, themeNames } from '@glimmer/contract'
import type { Brief } from '#ports/writer.ts'
import type { Candidate } from './choose-line.ts'

const situationNames: Readonly<Record<Situation, string>> = {
  'waking-up': 'waking up',
  'before-work': 'the time before work',
  'a-busy-day': 'a busy day',
  'an-exam': 'an exam',
  'an-interview': 'an interview',
  'a-hard-talk': 'a difficult conversation',
  'meeting-people': 'meeting people',
  'after-a-setback': 'a setback',
  'waiting-for-news': 'waiting for news',
  'time-alone': 'time alone',
  'winding-down': 'winding down',
  bedtime: 'bedtime',
}

const formNames: Readonly<Record<Form, string>> = {
  'first-person': 'line in your own voice',
  distanced: 'line by name',
  question: 'question',
  'if-then': 'plan',
}

type Asked = Pick<Brief, 'themes' | 'form' | 'situation' | 'note'>

/** A sentence that says how a line differs from the request; undefined if it does not. */
export function sayNearest(
  { theme, form, speaksTo }: Pick<Candidate, 'theme' | 'form' | 'speaksTo'>,
  asked: Asked,
): string | undefined {
  const { themes, situation, note } = asked
  const nothing = note ? 'Nothing in your theme fits your note' : 'We had nothing new in your theme'
  const about = situation ? ` about ${situationNames[situation]}` : ''
  if (!themes.includes(theme)) return `${nothing}, so this one comes from ${themeNames[theme]}.`
  if (!speaksTo) return `We had nothing new${about}, so this one is for any day.`
  if (form !== asked.form) return `We had no new ${formNames[asked.form]}${about}, so this is the closest.`
  return undefined
}
