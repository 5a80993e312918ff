import { type AvatarChoices, type AvatarStyleId, type AvatarSubject, avatarStyles } from '@glimmer/contract'
import { shuffle } from './seeded-choice.ts'
import { coverage } from './style-options/options-of.ts'

type Subject = NonNullable<AvatarChoices['subject']>

/** The styles made for a subject, best first. */
const madeFor: Partial<Record<Subject, readonly AvatarStyleId[]>> = {
  robot: ['bottts'],
  plant: ['sprouts'],
  landscape: ['landscape'],
  planet: ['planets'],
}

/** The subject to draw instead if the plan includes no style made for it. */
const nearest: Record<Subject, AvatarSubject> = {
  person: 'person',
  animal: 'creature',
  robot: 'creature',
  plant: 'creature',
  landscape: 'creature',
  planet: 'creature',
}

const spokenFor = Object.values(madeFor).flat()

/**
 * The styles close to the best coverage: a style that cannot draw a requested scarf is not offered beside one that can.
 */
function bestCovering(styles: readonly AvatarStyleId[], choices: AvatarChoices): AvatarStyleId[] {
  const best = Math.max(...styles.map((style) => coverage(choices, style)))
  return styles.filter((style) => coverage(choices, style) >= best * 0.6)
}

/**
 * Chooses the styles of `count` proposals among those open: styles made for the subject, else those that can draw most
 * of it.
 */
export function chooseStyles(
  open: readonly [AvatarStyleId, ...AvatarStyleId[]],
  choices: AvatarChoices,
  seed: string,
  count: number,
): AvatarStyleId[] {
  const { subject = 'person' } = choices
  const made = (madeFor[subject] ?? []).filter((style) => open.includes(style))
  const near = open.filter((style) => avatarStyles[style].subject === nearest[subject] && !spokenFor.includes(style))
  const [first = open[0], ...rest] = made.length > 0 ? made : shuffle(bestCovering(near, choices), seed)
  const styles = [first, ...rest]
  return Array.from({ length: count }, (_, place) => styles[place % styles.length] ?? first)
}
