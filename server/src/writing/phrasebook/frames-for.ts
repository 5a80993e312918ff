import type { LineSpec } from './compose.ts'
import { frames } from './frames.ts'

/** What has been managed before. */
const pastDeed = /before|harder days|more than once|managed/i

/** The frames a line may be set into: of its form and step, and fit for its part in a set where there are such. */
export function framesFor({ form, level, part }: LineSpec): readonly string[] {
  const all = frames[form][level]
  if (part !== 'value' && part !== 'evidence') return all
  const fit = all.filter((frame) => (part === 'value' ? frame.includes('{value}') : pastDeed.test(frame)))
  return fit.length > 0 ? fit : all
}
