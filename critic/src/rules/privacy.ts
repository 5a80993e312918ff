import type { Rule } from '../rule.ts'

const calendar =
  /^(?:I|I'm|I've|I'd|I'll|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|British)$/

/** Nothing in a line may point to a person or a place, except the first name it was given. */
export const privacy: readonly Rule[] = [
  {
    code: 'personal-data',
    severity: 'hard',
    check: ({ nameless, firstName = '' }) => {
      if (/@|\bwww\b|https?|\.(?:com|org|net|uk)\b/i.test(nameless)) return 'An address does not belong in a line.'
      if (/\d/.test(nameless)) return 'Numbers do not belong in a line: write small ones as words.'
      const names = nameless.replaceAll('’', "'").match(/(?<=[^.?] )[A-ZÉ][A-Za-zé']*/g)
      const name = names?.find((word) => !calendar.test(word) && !firstName.includes(word))
      return name && `"${name}" looks like the name of a person or place: leave it out.`
    },
  },
]
