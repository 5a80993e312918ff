import * as z from 'zod'

/** The switches of the landing page's picture, as the environment names them. */
export const heroImagesVariables = {
  HERO_IMAGES: z.enum(['scenes', 'unsplash']).default('scenes'),
  UNSPLASH_ACCESS_KEY: z.string().min(1).optional(),
}
const variables = z.object(heroImagesVariables)

export type HeroImagesConfig = { kind: 'scenes' } | { kind: 'unsplash'; accessKey: string }

const half = (message: string) => ({ kind: 'half' as const, message })

/** What the switches choose, or the sentence that names the one that is missing. */
export function heroImagesConfig(
  env: z.output<typeof variables>,
): HeroImagesConfig | { kind: 'half'; message: string } {
  const { HERO_IMAGES: kind, UNSPLASH_ACCESS_KEY: accessKey } = env
  if (kind === 'unsplash')
    return accessKey ? { kind, accessKey } : half('HERO_IMAGES=unsplash needs UNSPLASH_ACCESS_KEY.')
  return accessKey
    ? half('UNSPLASH_ACCESS_KEY is for HERO_IMAGES=unsplash; set it, or unset UNSPLASH_ACCESS_KEY.')
    : { kind }
}
