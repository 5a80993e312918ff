import * as z from 'zod'
import { refuseUnused, required } from './setting.ts'

/** Settings of the landing page's pictures, by environment variable. */
export const heroImagesVariables = {
  HERO_IMAGES: z.enum(['scenes', 'unsplash']).default('scenes'),
  UNSPLASH_ACCESS_KEY: z.string().min(1).optional(),
}
const Environment = z.object(heroImagesVariables)

export type HeroImagesConfig = { kind: 'scenes' } | { kind: 'unsplash'; accessKey: string }

/** Reads where the landing page's pictures come from. Throws ConfigError. */
export function heroImagesConfig(env: z.output<typeof Environment>): HeroImagesConfig {
  const { HERO_IMAGES: kind, UNSPLASH_ACCESS_KEY: accessKey } = env
  if (kind === 'unsplash')
    return { kind, accessKey: required(accessKey, 'HERO_IMAGES=unsplash needs UNSPLASH_ACCESS_KEY.') }
  refuseUnused(env, ['UNSPLASH_ACCESS_KEY'], 'HERO_IMAGES=unsplash')
  return { kind }
}
