const longestName = 24

/** Letters of any script, with the punctuation used in names. */
const nameLike = /^\p{L}[\p{L}\p{M}'’. -]*$/u

/**
 * The name as a line can say it: the whole of it, else its first word, else undefined. Anything not made of letters (an
 * address, a number, an emoji) is not a name.
 */
export function sayableName(given: string | undefined): string | undefined {
  const name = given?.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (!name || !nameLike.test(name)) return undefined
  if (name.length <= longestName) return name
  const [first = ''] = name.split(' ')
  return first.length <= longestName ? first : undefined
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Replaces `{name}` with the name; without one the line starts with its own first word. */
export const insertName = (text: string, name: string | undefined): string =>
  name ? text.replace('{name}', () => name) : capitalised(text.replace('{name}, ', ''))
