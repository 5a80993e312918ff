import * as z from 'zod'
import {
  forms,
  type Level as LevelNumber,
  lineResponses,
  moods,
  origins,
  paces,
  situations,
  tomorrowsChoices,
  values,
} from './lines.ts'
import { tidyName } from './names.ts'
import { features, tiers } from './plans.ts'
import { scenes, themes } from './themes.ts'

/**
 * The shared vocabulary as schemas. The lists themselves are plain, so that the browser can import them without zod.
 */
export const Theme = z.enum(themes)
export const Scene = z.enum(scenes)
export const Tier = z.enum(tiers)
export const Feature = z.enum(features)
export const Form = z.enum(forms)
export const Pace = z.enum(paces)
export const Origin = z.enum(origins)
export const LineResponse = z.enum(lineResponses)
/** What somebody asks of tomorrow's line. */
export const TomorrowsChoice = z.enum(tomorrowsChoices)
export const Mood = z.enum(moods)
export const Value = z.enum(values)
export const Situation = z.enum(situations)
const levels = [1, 2, 3, 4, 5] as const satisfies readonly LevelNumber[]
export const Level = z.literal(levels)

/** A name spelt the way it sounds: letters of any script, spaces, hyphens and apostrophes. */
export const NameRespelling = z
  .string()
  .overwrite(tidyName)
  .max(60, 'Keep it under 60 characters.')
  .regex(/^[\p{L}\p{M}'’ -]*$/u, 'Use letters, spaces, hyphens and apostrophes.')
