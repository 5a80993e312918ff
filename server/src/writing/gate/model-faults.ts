import type { ParsedLine } from '@glimmer/critic/parsed-line'
import { anyOf, forbid, type Rule } from '@glimmer/critic/rule'

/** The words of greeting cards and self-help books: smooth, and said by nobody on an ordinary hard day. */
const smooth = anyOf(
  'journeys?',
  'resilien(?:ce|t)',
  'inner (?:strength|peace|light|voice|child)',
  'testament',
  'potential',
  'mindset',
  'embrac(?:e|es|ing)',
  'empower(?:ed|ing|s)?',
  'shin(?:e|es|ing)',
  'spirits?',
  '(?:peace of|clear) mind',
  'clear vision',
  'opportunit(?:y|ies)',
  'challeng(?:e|es|ing)',
  'perspectives?',
  'deep(?:ly)? (?:appreciation|grateful)',
  'full of (?:love|joy|light|life|hope)',
  "(?:life|the world|the universe|the day)(?:'s)? (?:beauty|gifts?|wonders?|possibilities)",
  'learn and grow',
  'personal growth',
  'goals?',
  'dreams?',
  'survivor',
  'positive(?:ly)?',
  'productive',
  'motivated',
  'a (?:good|great|nice|kind|calm|lovely) person',
  'my (?:best|true) (?:self|nature)',
  'true self',
  'new beginnings?',
  'whatever comes my way',
  'face the (?:day|world)',
  'day ahead',
  'a sense of',
  'meditat(?:e|es|ing|ion)',
  'my boundaries',
  'my emotions',
  'my environment',
)

/** Phrases of the instructions: a model that has nothing to say says what it was asked. */
const instruction = anyOf(
  'the line',
  'affirmations?',
  'it is about my',
  'something (?:ordinary|small) happens',
  'an ordinary hard day',
  'one small act',
  'the (?:note|step|theme|subject)',
  'part of the day',
)

/** A question that doubts, asks for luck, or looks at what is to come. */
const doubtful =
  /^will i (?:ever|be|become|feel|find|learn|get|have|face|succeed|continue|know|manage|make (?:it|the)|finally|still|wake|need)\b|^what if (?:i|my|it|they|people|something|nothing|today|tomorrow|this)\b[^?]*\b(?:fail|lose|wrong|worse|doesn't turn|can't|won't|am not|not enough|never)\b|\bwould i (?:be able|ever)\b/

/** A plan whose second half is a boast, a state or a chain. */
const strayPlan = ({ plain, form }: ParsedLine): string | undefined => {
  if (form !== 'if-then') return undefined
  if ((plain.match(/\bi'll\b/g)?.length ?? 0) > 1 || (plain.match(/\band\b/g)?.length ?? 0) > 1)
    return 'A plan holds one small act: leave out what follows.'
  return /\bi'll (?:be|feel|have|know|make it|always)\b/.test(plain)
    ? 'A plan ends in an act, not in a state.'
    : undefined
}

/** A sentence in the past tense: it tells of a day instead of being said on one. */
const reported =
  /^(?:yesterday|last (?:night|week)|i (?:was|were|had|did|noticed|took|made|chose|felt|found|went|woke|said|got|knew|thought|decided|[a-z]{3,}ed)|it was|the [a-z]+ (?:was|were))\b/

/** What models do and Glimmer's own writers do not: judged after the critic's rules. */
export const modelFaults: readonly Rule[] = [
  forbid('smooth', smooth, (match) => `"${match}" is from a greeting card: say it as one says it to a friend.`),
  forbid('instruction', instruction, (match) => `"${match}" is from the instructions: say something of its own.`),
  {
    code: 'doubt',
    severity: 'hard',
    check: ({ plain, form }) =>
      form === 'question' && doubtful.test(plain) ? 'A question opens something and does not doubt.' : undefined,
  },
  { code: 'plan', severity: 'hard', check: strayPlan },
  {
    code: 'report',
    severity: 'hard',
    check: ({ plain, form, level }) =>
      form === 'first-person' && level !== 4 && reported.test(plain)
        ? 'It reports what happened: say what is here now.'
        : undefined,
  },
  {
    code: 'unnamed',
    severity: 'hard',
    check: ({ form, named, firstName }) =>
      form === 'distanced' && firstName && !named ? 'It begins with the name.' : undefined,
  },
  {
    code: 'bare',
    severity: 'hard',
    check: ({ words }) => (words.length < 5 ? 'It says too little: name the feeling or the need.' : undefined),
  },
  forbid(
    'neglect',
    anyOf("(?:i|you) don't (?:have|need) to (?:care (?:about|for)|rest|sleep|eat|be (?:kind|gentle|safe|honest))"),
    (match) => `"${match}" lifts what does somebody good: lift a duty instead.`,
  ),
  {
    code: 'unfinished',
    severity: 'hard',
    check: ({ plain }) =>
      /\b(?:(?:have|allowed|okay|learning|how) to|who|that|when|if|and|or|but|with|of|the|a|an|my|your)[.?]$/.test(
        plain,
      )
        ? 'It breaks off: say what comes next.'
        : undefined,
  },
  {
    code: 'joined',
    severity: 'hard',
    check: ({ plain, words }) =>
      words.length > 12 && /, (?:even|but|just|where|which)\b/.test(plain)
        ? 'It joins two thoughts: keep one.'
        : undefined,
  },
]
