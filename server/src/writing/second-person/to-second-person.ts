const toYou: Readonly<Record<string, string>> = {
  'I am': 'you are',
  'am I': 'are you',
  'I was': 'you were',
  "I wasn't": "you weren't",
  'was I': 'were you',
  "I'm": "you're",
  "I've": "you've",
  "I'd": "you'd",
  "I'll": "you'll",
  I: 'you',
  myself: 'yourself',
  mine: 'yours',
  my: 'your',
  me: 'you',
}

/** Longest first; a single pass, because it runs over the whole bank when that is loaded. */
const firstPerson = /\b(?:I am|am I|I wasn't|I was|was I|I'm|I've|I'd|I'll|I|[Mm]yself|[Mm]ine|[Mm]y|[Mm]e)\b/g

const withoutCapital = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Converts a line from "I" to "you", ready to follow a name: its second sentence keeps a capital. */
export const toSecondPerson = (text: string): string =>
  withoutCapital(text)
    .replace(firstPerson, (found) => toYou[found] ?? toYou[found.toLowerCase()] ?? found)
    .replace(/(?<=\. )y/g, 'Y')
