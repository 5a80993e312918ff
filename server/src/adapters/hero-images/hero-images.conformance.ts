import { HeroImage } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import type { HeroImages } from '#ports/hero-images.ts'

/** The tests that every source of hero images must pass, even when its provider fails. */
export const heroImagesConformance = (name: string, makeImages: () => HeroImages) =>
  describe(`${name} as pictures for the landing page`, () => {
    test('gives what the page can show', async () => {
      const images = makeImages()
      for (let visit = 0; visit < 40; visit++) expect(HeroImage.safeParse(await images.next()).error).toBeUndefined()
    })

    test('gives another picture on another visit', async () => {
      const images = makeImages()
      const visits = await Promise.all(Array.from({ length: 10 }, () => images.next()))
      expect(new Set(visits.map((image) => JSON.stringify(image))).size).toBeGreaterThan(5)
    })

    test('shows photos from the one place the browser is told of', async () => {
      const images = makeImages()
      for (let visit = 0; visit < 10; visit++) {
        const image = await images.next()
        const origins = image.kind === 'photo' ? image.sources.map(({ url }) => new URL(url).origin) : []
        for (const origin of origins) expect(origin).toBe(images.origin)
      }
    })
  })
