import { judge } from '@glimmer/critic/judge'
import { parseLine, wordsOf } from '@glimmer/critic/parsed-line'
import { fingerprint, similarity } from '@glimmer/critic/similarity'
import { unfolded } from '../advice/reword.ts'
import { careFor } from '../care/detect.ts'
import { stemsOf } from '../taste/word-forms.ts'
import { modelFaults } from './model-faults.ts'

const stem = (word: string): string => stemsOf(word).trim()

/** What a writer may not assume of a person, or say to them, and a person may say of themselves. */
const theirsToSay = /^(?:assumes-[a-z]+|personal-data|smooth|bare)$/

/** Above this share of common letters a line is the sentence again. */
const sameThreshold = 0.8

/** Words that hold a sentence together, or say how sure it is: a line that shares only these is about something else. */
const carryNothing = new Set(
  wordsOf(
    `a an the i am are is be been being was were do does did doing have has had having will would could can may might
    must should shall and or but so if when while that this these those it its of to in on at for with from by as into
    about my me mine myself you your yourself who what which how very really more longer most some any all always every
    today now feel need want wants like notice try learn learning practising allowed okay able someone know choose part`,
  ).map(stem),
)
const carriersOf = (text: string): string[] =>
  wordsOf(unfolded(text).toLowerCase())
    .map(stem)
    .filter((word) => !carryNothing.has(word))

/** "strong" and "stronger", "healthy" and "health". */
const isKin = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && one.slice(0, 4) === other.slice(0, 4))

/** Turns round what is said after it. In a rewording of such a sentence other words may do so too. */
const negation = /\b(?:not|no|never|nobody|nothing|without|cannot)\b|n't\b/i

/** A sentence of the user's own that lines are to say otherwise. */
export interface OwnSentence {
  /** Whether a line may have this fault, because the sentence has it. */
  mayHave(code: string): boolean
  /** What is wrong with a line as a rewording of it. */
  refuse(line: string): { code: string; reason: string } | undefined
}

/** Reads a sentence of the user's own. */
export function readSentence(sentence: string): OwnSentence {
  const facts = { form: 'first-person', level: 5 } as const
  const line = parseLine(sentence, facts)
  const faults = [...judge(sentence, facts).faults, ...modelFaults.filter(({ check }) => check(line))]
  const theirs = new Set(faults.map(({ code }) => code).filter((code) => theirsToSay.test(code)))
  const print = fingerprint(unfolded(sentence))
  const carriers = carriersOf(sentence)
  const [, ...after] = unfolded(sentence).split(negation)
  const denied = after.length > 0 ? carriersOf(after.join(' '))[0] : undefined
  return {
    mayHave: (code) => theirs.has(code),
    refuse(text) {
      if (careFor(text, 'line')) return { code: 'care', reason: 'It sounds like somebody in distress: say it kindly.' }
      if (similarity(print, fingerprint(unfolded(text))) > sameThreshold)
        return { code: 'same', reason: 'That is the sentence itself: say it on this step.' }
      // A "not" of the sentence may go, but only with what it denies: "I control my anger" for "I won't let it win".
      const isTurned = negation.test(unfolded(text))
        ? after.length === 0
        : !/\b(?:avoid|stop)/.test(text) && carriersOf(text).some((word) => word === denied)
      const kept = carriersOf(text).filter((word) => carriers.some((own) => isKin(word, own))).length
      const added = carriersOf(text).length - kept
      return isTurned || (carriers.length > 0 && (kept === 0 || added > kept + 1))
        ? { code: 'strays', reason: 'It says something else: keep the important words of the sentence.' }
        : undefined
    },
  }
}
