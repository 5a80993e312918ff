import { expect, test } from 'vitest'
import { drawSvg } from '#drawing/draw-svg.ts'
import { artistConformance } from './artist.conformance.ts'
import { vectorArtist } from './vector.ts'

artistConformance('the built-in artist', { makeArtist: vectorArtist, deterministic: true })

const draw = async (description: string) => {
  const styles = ['avataaars', 'lorelei', 'pixel-art', 'critters'] as const
  const drawn = await vectorArtist().draw({ description, styles, seed: 'x', count: 3 }, new AbortController().signal)
  return drawn.ok ? drawn.pictures.flatMap((picture) => (picture.kind === 'vector' ? [picture] : [])) : []
}

test('draws a requested hijab on every proposal', async () => {
  const pictures = await draw('a smiling teacher in a hijab')
  expect(pictures).toHaveLength(3)
  for (const { config, alt } of pictures) {
    expect(config.options).toMatchObject({ topVariant: 'hijab' })
    expect(alt).toContain('a hijab')
    expect((await drawSvg(config)).ok).toBe(true)
  }
})

test('draws clothes in the colour that was asked for, and says so', async () => {
  const pictures = await draw('a calm man with glasses in a green jumper')
  expect(pictures).toHaveLength(3)
  for (const { config, alt } of pictures) {
    expect(config.options).toMatchObject({ clothesColor: '2f8f5b' })
    expect(String(config.options.clothesVariant)).toMatch(/sweater/i)
    expect(alt).toContain('glasses and a green jumper')
  }
})

test('asks again instead of leaving out what it understood', async () => {
  const styles = ['lorelei', 'pixel-art'] as const
  const description = 'a woman in a hijab with a moustache'
  const drawn = await vectorArtist().draw({ description, styles, seed: 'x', count: 3 }, new AbortController().signal)
  expect(drawn).toMatchObject({
    ok: false,
    reason: 'refused',
    sentence: expect.stringContaining('Nothing was counted.'),
  })
})

test('draws three different proposals', async () => {
  const drawings = await Promise.all((await draw('somebody calm')).map(({ config }) => drawSvg(config)))
  expect(new Set(drawings.map((drawing) => (drawing.ok ? drawing.svg : ''))).size).toBe(3)
})

test('draws an animal as a creature', async () => {
  for (const { config } of await draw('a playful fox')) expect(config.style).toBe('critters')
})
