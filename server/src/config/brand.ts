import { accentColour, productName } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import type { EnvironmentOf } from './setting.ts'

/** What this installation is called and looks like, by environment variable. */
export const brandVariables = {
  PRODUCT_NAME: productName.optional(),
  BRAND_COLOUR: accentColour.optional(),
  /** A picture: PNG, JPEG, WebP or SVG. */
  LOGO_FILE: z.string().min(1).optional(),
}

/** This installation's own name, accent and logo; those that are undefined are the product's own. */
export const brandConfig = (env: EnvironmentOf<typeof brandVariables>) => ({
  name: env.PRODUCT_NAME,
  accent: env.BRAND_COLOUR,
  logoFile: env.LOGO_FILE,
})
