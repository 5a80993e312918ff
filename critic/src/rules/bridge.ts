import { anyOf, type Rule } from '../rule.ts'

/** Phrases that meet readers where they are: they make a line believable on the lower steps. */
const bridge = anyOf(
  // notice
  'notic(?:e|es|ed|ing)',
  '(?:can|could) (?:feel|hear|see|sense|tell|name)',
  'i (?:feel|hear|see|sense|name)',
  'you (?:feel|hear|see|sense|name)',
  'part of (?:me|you)',
  'some of (?:me|you)',
  'some part',
  'right now',
  'for now',
  'at the moment',
  'just now',
  "(?:there's|there is|here is|here's)",
  // allow
  'allowed',
  "(?:it's|it is|that's|that is) (?:okay|all right|fine|allowed|enough|welcome)",
  'okay',
  '(?:i|you) (?:can|could|may|might|let)',
  'i am letting',
  "i'm letting",
  "you're letting",
  'permission',
  "(?:don't|doesn't|needn't|do not) (?:have|need|ask|owe)",
  "needn't",
  'nothing (?:has|needs)',
  'free to',
  'welcome to',
  'may',
  'can',
  'willing',
  'enough for',
  'room for',
  'make room',
  'leave room',
  'without (?:having|needing)',
  // learn
  'learn(?:s|ing|t)?',
  'practis(?:e|es|ing)',
  'getting (?:used|better|to)',
  'beginning',
  'starting to',
  'finding',
  'discovering',
  'trying',
  'slowly',
  'little by little',
  'bit by bit',
  'a little',
  'working on',
  'becoming',
  'growing',
  'still',
  'more often',
  'these days',
  'each time',
  'day by day',
  'remember(?:ing)?',
  'teaching myself',
  'teaching yourself',
  'coming to',
)

/** Up to the third step a line notices, allows or learns; it does not declare. */
export const bridging: readonly Rule[] = [
  {
    code: 'bridge',
    severity: 'soft',
    check: ({ plain, level, form }) => {
      if (level > 3 || form === 'question' || form === 'if-then' || bridge.test(plain)) return
      return 'On this step a line notices ("I notice"), allows ("I\'m allowed to") or learns ("I\'m learning to").'
    },
  },
]
