import { avatarStyleIds } from '@glimmer/contract'
import { tryArtist } from '#compose/try-services.ts'
import { ConfigError } from '#config/setting.ts'
import { encodeUpload } from '#drawing/encode-picture.ts'
import type { AdminCommand } from './command.ts'

const [style, ...others] = avatarStyleIds
const commission = {
  description: 'a calm fox by the sea',
  styles: [style, ...others],
  seed: 'test-artist',
  count: 3,
} as const

export const testArtist: AdminCommand = {
  usage: 'test-artist: has the image service draw three avatars as the app does, and says what came of it.',
  maxArguments: 0,
  async run({ config: { artist }, audit, print }) {
    if (artist.kind !== 'openai') throw new ConfigError('There is no image service to try: set ARTIST=openai.')
    await audit.begin()
    const from = performance.now()
    const { drawn, trouble = 'it gave no reason' } = await tryArtist(artist, commission)
    if (!drawn.ok)
      throw new ConfigError(
        drawn.reason === 'refused'
          ? 'The image service refused to draw a calm fox by the sea.'
          : `The image service did not draw: ${trouble}.`,
      )
    for (const picture of drawn.pictures) {
      const isShown = picture.kind === 'image' && (await encodeUpload(picture.bytes)).ok
      if (!isShown) throw new ConfigError('The image service sent something that is not a picture.')
    }
    print(`${drawn.pictures.length} pictures in ${((performance.now() - from) / 1000).toFixed(1)} s.`)
  },
}
