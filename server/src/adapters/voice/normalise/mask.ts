/** What is on the page but not for the ear. */
const silentParts = [
  /<!--[\s\S]*?-->/g,
  /<\/?[a-z][^<>]*>/gi,
  // The address half of a Markdown link; its words stay.
  /(?<=\])\([^()\s]*\)/g,
  /\b(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi,
  // Entities, but for the sign that is itself a word.
  /(?<=&)amp;/gi,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi,
  // Keycaps such as 1️⃣ are pictures, not numbers.
  /[\d#*]\u{FE0F}?\u{20E3}/gu,
  /(?![°])[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu,
]

/** Blanks out markup, addresses and emoji, keeping every other character where it was. */
export const mask = (text: string) =>
  silentParts.reduce((masked, pattern) => masked.replace(pattern, (match) => ' '.repeat(match.length)), text)
