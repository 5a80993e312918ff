import * as z from 'zod'
import {
  forms,
  type Level as LevelNumber,
  lineResponses,
  moods,
  origins,
  situations,
  tomorrowsChoices,
  values,
} from './lines.ts'
import { features, tiers } from './plans.ts'
import { scenes, themes } from './themes.ts'

/**
 * The shared vocabulary as schemas. The lists themselves are plain, so that the browser can import them without zod.
 */
export const Theme = z.enum(themes).meta({ id: 'Theme' })
export const Scene = z.enum(scenes).meta({ id: 'Scene' })
export const Tier = z.enum(tiers).meta({ id: 'Tier' })
export const Feature = z.enum(features).meta({ id: 'Feature' })
export const Form = z.enum(forms).meta({ id: 'Form' })
export const Origin = z.enum(origins).meta({ id: 'Origin' })
export const LineResponse = z.enum(lineResponses).meta({ id: 'LineResponse' })
/** What somebody asks of tomorrow's line. */
export const TomorrowsChoice = z.enum(tomorrowsChoices).meta({ id: 'TomorrowsChoice' })
export const Mood = z.enum(moods).meta({ id: 'Mood' })
export const Value = z.enum(values).meta({ id: 'Value' })
export const Situation = z.enum(situations).meta({ id: 'Situation' })
const levels = [1, 2, 3, 4, 5] as const satisfies readonly LevelNumber[]
export const Level = z.literal(levels).meta({ id: 'Level' })

/** A name spelt the way it sounds: letters of any script, spaces, hyphens and apostrophes. */
export const SaidAs = z
  .string()
  .trim()
  .max(60, 'Keep it under 60 characters.')
  .regex(/^[\p{L}\p{M}'’ -]*$/u, 'Use letters, spaces, hyphens and apostrophes.')
