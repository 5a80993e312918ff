import { product } from '@glimmer/contract/product'
import { pathMatcher } from '#lib/router/match-path.ts'
import { paths } from '#platform/paths.ts'

const descriptions: Readonly<Record<string, string>> = {
  [paths.home()]:
    'One line a day, written for you and spoken in a voice you like. Daily affirmations that are personal, believable and yours to keep.',
  [paths.pricing()]: 'Today’s affirmation is free on every plan. See what’s in Free, Premium and Pro.',
  [paths.privacy()]: 'What Glimmer keeps about you, why, for how long, and the rights you have over it.',
  [paths.terms()]: 'The terms on which Glimmer is offered: who may use it, plans, payment and care.',
  [paths.about()]: 'What Glimmer is, how a line is written, and what the evidence does and does not say.',
  [paths.howLinesAreWritten()]:
    'The rules every line has to pass, with examples, and the critic itself to try on a line of your own.',
  [paths.help()]: 'Talk to a person now: numbers to call or text in the United Kingdom, free, any time.',
  [paths.contact()]: 'Write to the people who run Glimmer. A person answers.',
  [paths.sharedLine()]: 'A line to read and to hear.',
  [paths.signIn()]: `Sign in to continue to ${product.name}.`,
  [paths.signUp()]: `Join ${product.name} for daily affirmations.`,
}

/** The meta description of a prerendered page, for search engines, if it has one. Not used once the app runs. */
export const descriptionOf = (path: string): string | undefined =>
  Object.entries(descriptions).find(([pattern]) => pathMatcher(pattern)(path))?.[1]
