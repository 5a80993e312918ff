/** Joiners shape the letters of some scripts, and emoji: they stay between two characters that are seen. */
const joiner = /\u200c|\u200d|\ufe0f/
/** Characters that show nothing by themselves: controls, fillers, marks of direction, joiners, an empty braille cell. */
const notSeen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether any part of a text is seen. */
export const isSeen = (text: string): boolean => [...text].some((sign) => /\S/.test(sign) && !notSeen.test(sign))

/** A name as it is stored: composed letters, single spaces, and nothing that is not seen. */
export function tidyName(typed: string): string {
  const signs = [...typed.normalize('NFC').replace(/\s+/g, ' ')].filter(
    (sign) => !notSeen.test(sign) || joiner.test(sign),
  )
  return signs
    .join('')
    .replace(/(?<=^|\s)(?:\u200c|\u200d|\ufe0f)+/g, '')
    .replace(/(?:\u200c|\u200d)+(?=$|\s)/g, '')
    .trim()
    .replace(/ +/g, ' ')
}

/** Cuts a text to a length in UTF-16 units, never inside a character. */
export function cutText(text: string, length: number): string {
  let cut = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text.toWellFormed())) {
    if (cut.length + segment.length > length) break
    cut += segment
  }
  return cut
}
