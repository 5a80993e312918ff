import * as z from 'zod'
import { routes } from './route.ts'

const Address = z.url({ protocol: /^https$/ })

/** What the landing page shows behind its headline. */
export const HeroImage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scene'),
    /** Different for each visit; the same number draws the same scene. */
    seed: z.int().min(0).max(4_294_967_295),
  }),
  z.object({
    kind: z.literal('photo'),
    /** The photo at each width, in pixels, the narrowest first: loaded from there, never copied. */
    sources: z.array(z.object({ url: Address, width: z.int().min(1) })).min(1),
    /** The photo's dominant colour, as #rrggbb: shown until the photo has loaded. */
    colour: z.string().regex(/^#[0-9a-f]{6}$/i),
    credit: z.object({
      photographer: z.string(),
      photographerUrl: Address,
      service: z.string(),
      serviceUrl: Address,
    }),
  }),
])
export type HeroImage = z.output<typeof HeroImage>

export const heroImages = routes({
  'GET /hero-image': {
    summary: "Get the landing page's picture: a scene to draw, or a photo if an image service is configured",
    access: 'public',
    reply: HeroImage,
  },
})
