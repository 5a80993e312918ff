import type { Affirmation } from '@glimmer/contract'
import { track } from '#platform/analytics/track.ts'

/** Tracks each newly written line by its technique and themes only, without its text. */
export function countGenerated(lines: readonly Pick<Affirmation, 'description' | 'themes'>[]): void {
  for (const { description, themes: affirmation_themes } of lines)
    track({ name: 'affirmation_generated', properties: { description, affirmation_themes } })
}
