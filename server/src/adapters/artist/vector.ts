import { chooseStyles } from '#drawing/choose-styles.ts'
import { composeAvatar } from '#drawing/compose-avatar.ts'
import { describeAvatar } from '#drawing/describe-avatar.ts'
import { readWords } from '#drawing/read-words.ts'
import { refuseWords } from '#drawing/refuse-words.ts'
import { drawable, readStyleOptions } from '#drawing/style-options.ts'
import type { Artist, Picture } from '#ports/artist.ts'

/** Names what cannot be drawn together, so that nothing else is drawn and charged instead. */
const askAgain = (missing: readonly string[]): string =>
  `We can’t draw ${new Intl.ListFormat('en-GB').format(missing)} together with the rest yet. Describe it without, or choose a style below. Nothing was counted.`

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
      if (!chosen.ok) return { ok: false, reason: 'refused', sentence: askAgain(chosen.missing) }
      const pictures = chosen.styles.map(async (style, index): Promise<Picture> => {
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
