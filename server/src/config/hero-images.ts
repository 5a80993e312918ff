import * as z from 'zod'
import { type EnvironmentOf, refuseUnused, required, secret } from './setting.ts'

/** Settings of the landing page's pictures, by environment variable. */
export const heroImagesVariables = {
  HERO_IMAGES: z.enum(['scenes', 'unsplash']).default('scenes'),
  UNSPLASH_ACCESS_KEY: secret(z.string().min(1)),
}

/** Reads where the landing page's pictures come from. Throws ConfigError. */
export function heroImagesConfig(env: EnvironmentOf<typeof heroImagesVariables>) {
  const { HERO_IMAGES: kind, UNSPLASH_ACCESS_KEY: accessKey } = env
  if (kind === 'unsplash')
    return { kind, accessKey: required(accessKey, 'HERO_IMAGES=unsplash needs UNSPLASH_ACCESS_KEY.') }
  refuseUnused(env, ['UNSPLASH_ACCESS_KEY'], 'HERO_IMAGES=unsplash')
  return { kind }
}
