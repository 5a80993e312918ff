import type { Form } from '@glimmer/contract'
import { randomFrom } from './random.ts'

/** How often a question or a plan is replaced by a line in the first person. */
const restShare = 0.3

/** Days of a week of the user's own, counted from the day they joined, on which a line says their name. */
const daysByName: readonly number[] = [0, 3]

const dayMs = 24 * 60 * 60 * 1000

/** Who a line is for, and the local day they joined, which begins their weeks. */
export interface DailyReader {
  id: string
  joinedOn: string
}

function isByName(joinedOn: string, day: string): boolean {
  const days = (Date.parse(day) - Date.parse(joinedOn)) / dayMs
  return daysByName.includes(((days % 7) + 7) % 7)
}

/**
 * The form of the line of a day (YYYY-MM-DD): what comes daily loses its effect. Questions and plans are used on about
 * two days in three, lines by name on two days in seven, the first among them, with plain lines between.
 */
export function formOfDay(form: Form, { id, joinedOn }: DailyReader, day: string): Form {
  if (form === 'distanced') return isByName(joinedOn, day) ? form : 'first-person'
  const rests = form !== 'first-person' && randomFrom(`form|${id} ${day}`).next() < restShare
  return rests ? 'first-person' : form
}
