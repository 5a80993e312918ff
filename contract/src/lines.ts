import * as z from 'zod'

/** The shapes a line can take; WRITING "How a line is written". */
export const forms = ['first-person', 'distanced', 'question', 'if-then'] as const
export const Form = z.enum(forms).meta({ id: 'Form' })
export type Form = z.output<typeof Form>

/** The believability ladder: 1 notice, 2 allow, 3 learn, 4 do or evidence, 5 own. */
export const Level = z.int().min(1).max(5).meta({ id: 'Level' })
export type Level = z.output<typeof Level>

/** Who wrote the line. */
export const origins = ['curated', 'ai', 'own'] as const
export const Origin = z.enum(origins).meta({ id: 'Origin' })
export type Origin = z.output<typeof Origin>

/** Five faces, lowest first. */
export const moods = ['heavy', 'low', 'steady', 'good', 'bright'] as const
export const Mood = z.enum(moods).meta({ id: 'Mood' })
export type Mood = z.output<typeof Mood>

/** What a person may hold dear: one makes a line concrete. */
export const values = [
  'kindness',
  'honesty',
  'curiosity',
  'patience',
  'courage',
  'friendship',
  'learning',
  'fairness',
  'creativity',
  'health',
  'nature',
  'humour',
  'independence',
  'rest',
  'care',
] as const
export const Value = z.enum(values).meta({ id: 'Value' })
export type Value = z.output<typeof Value>

/** What is going on around the line. */
export const situations = [
  'waking-up',
  'before-work',
  'a-busy-day',
  'an-exam',
  'an-interview',
  'a-hard-talk',
  'meeting-people',
  'after-a-setback',
  'waiting-for-news',
  'time-alone',
  'winding-down',
  'bedtime',
] as const
export const Situation = z.enum(situations).meta({ id: 'Situation' })
export type Situation = z.output<typeof Situation>
