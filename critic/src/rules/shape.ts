import type { Rule } from '../rule.ts'
import { readingGrade, syllables } from '../syllables.ts'

const maxLength = { sentence: 20, ifThen: 24, characters: 140 }

/** Ends with a full stop; a second sentence, if there is one, begins with a capital. */
const oneOrTwo = /^[^.?;]+\.(?: [A-ZÉ][^.?;]*\.)?$/

/** A line's length, how many sentences it has, and its reading grade. */
export const shape: readonly Rule[] = [
  {
    code: 'length',
    severity: 'hard',
    check: ({ text, words, named, form }) => {
      const count = words.length + (named ? 1 : 0)
      const most = form === 'if-then' ? maxLength.ifThen : maxLength.sentence
      if (count < 3) return `${count} words is too short to mean something: use at least 3.`
      if (count > most) return `${count} words is too long to say in one breath: use at most ${most}.`
      if (text.length > maxLength.characters) return `A line has at most ${maxLength.characters} characters.`
      return
    },
  },
  {
    code: 'comfortable-length',
    severity: 'soft',
    check: ({ words, form }) => {
      if (words.length < 4) return 'Lines sit best between 4 and 14 words; this one is shorter.'
      const comfortable = form === 'if-then' ? 18 : 14
      return words.length > comfortable ? 'Lines sit best between 4 and 14 words; this one is longer.' : undefined
    },
  },
  {
    code: 'sentences',
    severity: 'hard',
    check: ({ nameless, form }) => {
      if (form === 'question')
        return /^[^.?;]+\?$/.test(nameless) ? undefined : 'A question is one sentence, ending with "?".'
      return oneOrTwo.test(nameless) ? undefined : 'One sentence or two, each ending with a full stop: no semicolon.'
    },
  },
  {
    code: 'markup',
    severity: 'hard',
    check: ({ text, nameless }) => {
      if (/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}/u.test(text)) return 'It will be spoken: no emoji or control marks.'
      if (/[!…]|\.\.\./.test(nameless)) return 'It will be spoken: no exclamation mark or ellipsis.'
      const stray = /[^A-Za-zéè0-9 ,.?:;'’–—-]/.exec(nameless)?.[0]
      return stray && `It will be spoken in English: leave out "${stray}".`
    },
  },
  {
    code: 'reading-grade',
    severity: 'soft',
    check: ({ words }) => (readingGrade(words) > 9 ? 'It reads harder than grade 9: use shorter words.' : undefined),
  },
  {
    code: 'long-word',
    severity: 'soft',
    check: ({ words }) => {
      const long = words.find((word) => syllables(word) > 4)
      return long && `"${long}" has more than four syllables: say it more simply.`
    },
  },
  {
    code: 'negations',
    severity: 'soft',
    check: ({ words }) => {
      const nots = words.filter((word) => /n't$|^(?:not|no|nor|without|nothing|neither|cannot)$/.test(word))
      return nots.length > 1 ? 'More than one "not" is hard to hear: say what is, once.' : undefined
    },
  },
]
