import { chooseStyles } from '#drawing/choose-styles.ts'
import { composeAvatar } from '#drawing/compose-avatar.ts'
import { describeAvatar } from '#drawing/describe-avatar.ts'
import { readWords } from '#drawing/read-words.ts'
import { refuseWords } from '#drawing/refuse-words.ts'
import { drawable, readStyleOptions } from '#drawing/style-options.ts'
import type { Artist, Picture } from '#ports/artist.ts'

/** The built-in artist: interprets words by rules and composes drawings from the styles. No network, no image model. */
export function vectorArtist(): Artist {
  return {
    name: 'vector',
    async draw({ description, choices, styles, seed, count }, signal) {
      signal.throwIfAborted()
      const sentence = description === undefined ? undefined : refuseWords(description)
      if (sentence) return { ok: false, reason: 'refused', sentence }
      const read = choices ?? readWords(description ?? '')
      const chosen = await chooseStyles(styles, read, seed, count)
      const pictures = chosen.map(async (style, index): Promise<Picture> => {
        const options = await readStyleOptions(style)
        return {
          kind: 'vector',
          config: composeAvatar(read, style, options, `${seed}-${index + 1}`),
          alt: describeAvatar(drawable(read, options), style),
        }
      })
      return { ok: true, pictures: await Promise.all(pictures) }
    },
  }
}
