import { observable } from '#lib/observable.ts'
import { type Answer, keepAnswer, readAnswer } from './consent.ts'

/** The answer as every part of the page sees it. */
export const answer = observable<Answer | undefined>(readAnswer())

/** Takes an answer; it holds from this moment on. */
export function give(given: Answer) {
  keepAnswer(given)
  answer.set(readAnswer())
}
