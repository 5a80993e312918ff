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

/** Beginnings that permit something: said to somebody, they stay true. All others tell somebody what they do or feel. */
const permits =
  /^(?:I(?: can| may| needn't|'m allowed| don't (?:have|need) to| don't owe)\b|It's (?:okay|fine|all right)\b|(?:A|An|Half|My|No|Not|Nothing|One|Other|Some|Somebody|The)\b[^.]*\b(?:can|may|needn't|(?:is|are) allowed|(?:doesn't|don't) have to)\b)/

/** Words that say how somebody is or what they do, and what sounds wrong when somebody else says it. */
const confides =
  /\b(?:I (?:am|feel|find|have|keep|know|like|love|notice|trust|used|want|was|wish)|I(?:'m(?! allowed)|'ve|'d)|notice|part of me|(?:of|to|with|on|at|for) (?:me|mine|myself)|my own side|still)\b/

/** Whether a line in the first person can be said to somebody, turned into the second. */
export const canBeSaidToYou = (text: string): boolean => permits.test(text) && !confides.test(text)

/** What even somebody who told us something does not want to hear about themselves. */
const strange =
  /^(?:I notice|I'm (?:practising|learning|finding|getting|coming)|I used to|Lately|More and more)\b|\b(?:someone|somebody|person) (?:who|I)\b/

/** The same for a line that answers a note: it may say what the note said. */
export const canAnswerYou = (text: string): boolean => !strange.test(text)
