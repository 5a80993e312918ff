/** What an opening quote may follow: nothing, a space, an opening bracket, a dash, or another opening quote. */
const before = String.raw`(?<=^|[\s(\[{‘“–—-])`
const openDouble = new RegExp(`${before}"(?=\\S)`, 'g')
/** A single quote that is closed by one at the end of a word; in 'tis and the '90s it is an apostrophe. */
const openSingle = new RegExp(String.raw`${before}'(?=[^\s'](?:[^']|'\w)*'(?!\w))`, 'g')

/**
 * Typesets a text: straight quotes and apostrophes become curly. Each character is replaced by exactly one, so word
 * offsets stay valid. For display only; what is edited or sent stays as typed.
 */
export const typeset = (text: string): string =>
  text.replace(openDouble, '“').replaceAll('"', '”').replace(openSingle, '‘').replaceAll("'", '’')
