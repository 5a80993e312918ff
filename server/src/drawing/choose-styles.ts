import { type AvatarChoices, type AvatarStyleId, type AvatarSubject, avatarStyles } from '@glimmer/contract'
import { shuffle } from './seeded-choice.ts'
import { coverage, readStyleOptions } from './style-options.ts'

type Subject = NonNullable<AvatarChoices['subject']>

/** The styles made for a subject, best first. */
const stylesFor: Partial<Record<Subject, readonly AvatarStyleId[]>> = {
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

const specialStyles = Object.values(stylesFor).flat()

/**
 * The styles close to the best coverage: a style that cannot draw a requested scarf is not offered beside one that can.
 */
async function bestCovering(styles: readonly AvatarStyleId[], choices: AvatarChoices): Promise<AvatarStyleId[]> {
  const scores = await Promise.all(styles.map(async (style) => coverage(choices, await readStyleOptions(style))))
  const best = Math.max(...scores)
  return styles.filter((_, index) => (scores[index] ?? 0) >= best * 0.6)
}

/**
 * Chooses the styles of `count` proposals among those open: styles made for the subject, else those that can draw most
 * of it.
 */
export async function chooseStyles(
  open: readonly [AvatarStyleId, ...AvatarStyleId[]],
  choices: AvatarChoices,
  seed: string,
  count: number,
): Promise<AvatarStyleId[]> {
  const { subject = 'person' } = choices
  const made = (stylesFor[subject] ?? []).filter((style) => open.includes(style))
  const near = open.filter(
    (style) => avatarStyles[style].subject === nearest[subject] && !specialStyles.includes(style),
  )
  const [first = open[0], ...rest] = made.length > 0 ? made : shuffle(await bestCovering(near, choices), seed)
  const styles = [first, ...rest]
  return Array.from({ length: count }, (_, index) => styles[index % styles.length] ?? first)
}
