import type { Milestone, Theme } from '@glimmer/contract'
import { themes as allThemes } from '@glimmer/contract/themes'
import { randomFrom, seedFrom } from '#lib/random.ts'

/** What distinguishes the picture of a milestone from the next one's. */
interface MilestoneScene {
  seed: string
  theme: Theme | undefined
  sun: { x: number; y: number; radius: number }
}

/** Where the water begins. */
export const horizon = 680

/**
 * A picture for each milestone, in their order. The theme is one of its lines' that no other picture has; where all of
 * them are taken, as for somebody with a single theme, another one.
 */
export function scenesOf(milestones: readonly Pick<Milestone, 'kind' | 'days' | 'lines'>[]): MilestoneScene[] {
  const usedThemes = new Set<Theme>()
  // The oldest first: its picture stays as it is when another milestone is reached.
  const scenes = milestones.toReversed().map(({ kind, days, lines }) => {
    const lineThemes = lines.flatMap(({ affirmation }) => affirmation.themes)
    const theme = [...lineThemes, ...allThemes].find((one) => !usedThemes.has(one)) ?? lineThemes[0]
    if (theme) usedThemes.add(theme)
    const seed = `${kind}-${days}`
    const random = randomFrom(seedFrom(seed))
    const radius = 82 + random() * 26
    // To the right, clear of the button.
    return { seed, theme, sun: { x: 780 + random() * 330, y: horizon - 10 - random() * 80, radius } }
  })
  return scenes.toReversed()
}

const months = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "A postcard from your first week", "A month in lines"; later months are numbered. */
export function milestoneTitle({ kind, days }: Pick<Milestone, 'kind' | 'days'>): string {
  if (kind === 'week') return 'A postcard from your first week'
  const month = days / 30
  if (month === 1) return 'A month in lines'
  const which = months[month - 1]
  return which ? `Your ${which} month in lines` : `Month ${month} in lines`
}
