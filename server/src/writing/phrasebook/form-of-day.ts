import type { Form } from '@glimmer/contract'
import { randomFrom } from './random.ts'

/** How often a question or a plan gives way to a line in the first person. */
const restShare = 0.3

/** Questions and plans wear off where they come every day: about two days in three they are given, plain lines between. */
export const formOfDay = (form: Form, seed: string): Form =>
  (form === 'question' || form === 'if-then') && randomFrom(`form|${seed}`).next() < restShare ? 'first-person' : form
