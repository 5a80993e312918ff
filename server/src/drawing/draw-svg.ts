import { Avatar } from '@dicebear/core'
import { type AvatarConfig, avatarSize } from '@glimmer/contract'
import { checkOptions } from './check-options.ts'
import { loadStyle } from './styles.ts'

export type Drawing = { ok: true; svg: string } | { ok: false; errors: { path: string; message: string }[] }

/**
 * Draws a configuration as SVG, 512 units wide; the same configuration gives the same drawing. It contains no text from
 * the caller: options are names and colours the style knows, and the seed only selects.
 */
export async function drawSvg(config: AvatarConfig): Promise<Drawing> {
  const loaded = await loadStyle(config.style)
  const errors = checkOptions(loaded, config)
  if (errors.length > 0) return { ok: false, errors }
  const options = { ...config.options, seed: config.seed, size: avatarSize }
  return { ok: true, svg: new Avatar(loaded.style, options).toString() }
}
