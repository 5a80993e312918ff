/** Text that is not read aloud. */
const silentParts = [
  /<!--[\s\S]*?-->/g,
  /<\/?[a-z][^<>]*>/gi,
  // The URL of a Markdown link; its text stays.
  /(?<=\])\([^()\s]*\)/g,
  /\b(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi,
  // Entities, except the ampersand, which is itself a word.
  /(?<=&)amp;/gi,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi,
  // Keycaps such as 1️⃣ are pictures, not numbers.
  /[\d#*]\u{FE0F}?\u{20E3}/gu,
  /(?![°])[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu,
]

/** Replaces markup, URLs and emoji by spaces, so that every other character keeps its position. */
export const mask = (text: string) =>
  silentParts.reduce((masked, pattern) => masked.replace(pattern, (match) => ' '.repeat(match.length)), text)
