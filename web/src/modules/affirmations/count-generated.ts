import type { Affirmation } from '@glimmer/contract'
import { track } from '#platform/analytics/track.ts'

/** Counts lines that were written for the person, each by its technique and themes alone. */
export function countGenerated(lines: readonly Pick<Affirmation, 'description' | 'themes'>[]): void {
  for (const { description, themes: affirmation_themes } of lines)
    track({ name: 'affirmation_generated', properties: { description, affirmation_themes } })
}
