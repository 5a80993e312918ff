/** What a quotation may begin after: nothing, a space, an opening bracket, a dash, or another opening quote. */
const before = String.raw`(?<=^|[\s(\[{‘“–—-])`
const openDouble = new RegExp(`${before}"(?=\\S)`, 'g')
/** One that is closed again by a quote that ends a word; 'tis and the '90s only leave something out. */
const openSingle = new RegExp(String.raw`${before}'(?=[^\s'](?:[^']|'\w)*'(?!\w))`, 'g')

/**
 * A line as a printer would set it: straight quotes and apostrophes become curved ones. One sign stands for one sign,
 * so where a word begins and ends stays as it was. For showing only; what is edited or sent stays as it was typed.
 */
export const typeset = (text: string): string =>
  text.replace(openDouble, '“').replaceAll('"', '”').replace(openSingle, '‘').replaceAll("'", '’')
