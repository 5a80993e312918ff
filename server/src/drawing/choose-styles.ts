import { type AvatarChoices, type AvatarStyleId, type AvatarSubject, avatarStyles } from '@glimmer/contract'
import { shuffle } from './seeded-choice.ts'
import { readStyleOptions, undrawable } from './style-options.ts'

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

/** The styles that can draw everything that was chosen, or what the nearest of them cannot draw. */
async function covering(styles: readonly AvatarStyleId[], choices: AvatarChoices) {
  const known = await Promise.all(
    styles.map(async (style) => ({ style, missing: undrawable(choices, await readStyleOptions(style)) })),
  )
  const fewest = Math.min(...known.map(({ missing }) => missing.length))
  const best = known.filter(({ missing }) => missing.length === fewest)
  return { styles: best.map(({ style }) => style), missing: best[0]?.missing ?? [] }
}

/** The styles of the proposals, or what none of them can draw: those who asked for it are asked again. */
export type ChosenStyles = { ok: true; styles: AvatarStyleId[] } | { ok: false; missing: readonly string[] }

/**
 * Chooses the styles of `count` proposals among those open: styles made for the subject, else those that can draw all of
 * it. A single style was asked for by name, and draws what it can.
 */
export async function chooseStyles(
  open: readonly [AvatarStyleId, ...AvatarStyleId[]],
  choices: AvatarChoices,
  seed: string,
  count: number,
): Promise<ChosenStyles> {
  const { subject = 'person' } = choices
  const made = (stylesFor[subject] ?? []).filter((style) => open.includes(style))
  const near = open.filter(
    (style) => avatarStyles[style].subject === nearest[subject] && !specialStyles.includes(style),
  )
  const able = made.length > 0 ? { styles: made, missing: [] } : await covering(near, choices)
  if (subject === 'person' && open.length > 1 && able.missing.length > 0) return { ok: false, missing: able.missing }
  const [first = open[0], ...rest] = made.length > 0 ? made : shuffle(able.styles, seed)
  const styles = [first, ...rest]
  return { ok: true, styles: Array.from({ length: count }, (_, index) => styles[index % styles.length] ?? first) }
}
