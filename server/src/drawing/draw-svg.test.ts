import { avatarStyleIds } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { drawSvg } from './draw-svg.ts'

const drawn = async (config: Parameters<typeof drawSvg>[0]) => {
  const drawing = await drawSvg(config)
  return drawing.ok ? drawing.svg : undefined
}
/** The SVG without the style rules for users who have not asked for reduced motion. */
const asSeenWithReducedMotion = (svg: string) =>
  svg.replaceAll(/<style>[^<]*<\/style>/g, (sheet) => {
    const at = sheet.search(/@media\s*\(prefers-reduced-motion: no-preference\)/)
    return at < 0 ? sheet : sheet.slice(0, at)
  })
const moves = /animation\s*:|@keyframes|<animate/

describe('drawSvg', () => {
  test.each(avatarStyleIds)('draws no animation in the style %s', async (style) => {
    for (let seed = 0; seed < 40; seed++) {
      const svg = await drawn({ style, seed: `seed ${seed}`, options: {} })
      expect(svg).toMatch(/^<svg/)
      expect(svg).not.toMatch(moves)
    }
  })

  test.each(['critters', 'moods', 'thumbs', 'voxel-art', 'sprouts'] as const)(
    'animates the style %s only without prefers-reduced-motion',
    async (style) => {
      const svg = (await drawn({ style, seed: 'a seed', options: { animationVariant: 'fast' } })) ?? ''
      expect(svg).toMatch(moves)
      expect(asSeenWithReducedMotion(svg)).not.toMatch(moves)
    },
  )
})
