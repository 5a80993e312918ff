import type { Form } from '@glimmer/contract'
import { randomFrom } from './random.ts'

/** How often a question or a plan is replaced by a line in the first person. */
const restShare = 0.3

/** Days of a week of the user's own on which a line says their name. */
const daysByName: readonly number[] = [0, 3]

const dayMs = 24 * 60 * 60 * 1000

const isByName = (who: string, day: string): boolean =>
  daysByName.includes((Date.parse(day) / dayMs + Math.floor(7 * randomFrom(`week|${who}`).next())) % 7)

/**
 * The form of the line of a day (YYYY-MM-DD): what comes daily loses its effect. Questions and plans are used on about
 * two days in three, lines by name on two days in seven, with plain lines between.
 */
export function formOfDay(form: Form, who: string, day: string): Form {
  if (form === 'distanced') return isByName(who, day) ? form : 'first-person'
  const rests = form !== 'first-person' && randomFrom(`form|${who} ${day}`).next() < restShare
  return rests ? 'first-person' : form
}
