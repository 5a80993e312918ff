import type { Form } from '@glimmer/contract'
import { randomFrom } from './random.ts'

/** How often a question or a plan is replaced by a line in the first person. */
const restShare = 0.3

/** Daily questions and plans lose their effect: they are used on about two days in three, with plain lines between. */
export const formOfDay = (form: Form, seed: string): Form =>
  (form === 'question' || form === 'if-then') && randomFrom(`form|${seed}`).next() < restShare ? 'first-person' : form
