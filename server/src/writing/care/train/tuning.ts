import { fnv1a } from '@glimmer/lib/seeded-random'
import type { OutsideText } from './outside.ts'

/**
 * Whether a text from outside may be used to choose thresholds. Two fifths may not: they measure what was chosen. The
 * text alone decides, so that adding to a folder moves nothing from one part to the other.
 */
export const isForTuning = ({ text }: OutsideText): boolean => fnv1a(text.trim().toLowerCase()) % 5 >= 2
