import { opensPlan } from '../form-of.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { anyOf, type Rule } from '../rule.ts'

const me = anyOf('i', "i'm", "i've", "i'd", "i'll", 'me', 'my', 'mine', 'myself')
const you = anyOf('(?<!thank )you', "you're", "you've", "you'd", "you'll", 'your', 'yours', 'yourself')
const we = anyOf('we', "we're", "we've", "we'd", "we'll", 'us', 'our', 'ours', 'ourselves')
const impersonal =
  /^(?:it|it's|there|there's|this|today|tonight|some|a|an|one|the|rest|here|not|nothing|even|between|small|enough|somewhere)\b/
/** Open questions, and "Will I": others can be answered with no. */
const questionStarts = /^(?:will i|what|which|who|whose|where|how)\b/
const saysThen = /^[^,.]+,.*\bi'll\b/

const wrongPerson = ({ plain, form }: ParsedLine): string | undefined => {
  if (we.test(plain)) return 'A line is for one person: say "I", or "you" in the distanced form.'
  if (form === 'distanced') return me.test(plain) ? 'The distanced form says "you", not "I".' : undefined
  return you.test(plain) ? 'Say "I": "you" belongs to the distanced form.' : undefined
}

const wrongShape = ({ text, plain, form, firstName }: ParsedLine): string | undefined => {
  if (form === 'distanced')
    return you.test(plain) || (firstName && text.startsWith(`${firstName}, `))
      ? undefined
      : 'The distanced form speaks to the person, by name or as "you".'
  if (form === 'question')
    return questionStarts.test(plain)
      ? undefined
      : 'A question begins "Will I", or with what, which, who, where or how.'
  if (form === 'if-then')
    return opensPlan.test(plain) && saysThen.test(plain) ? undefined : `An if-then line reads "When X, I'll Y".`
  return
}

/** Who speaks, and to whom, as each form requires. */
export const person: readonly Rule[] = [
  { code: 'person', severity: 'hard', check: wrongPerson },
  { code: 'form', severity: 'hard', check: wrongShape },
  {
    code: 'nobody',
    severity: 'soft',
    check: ({ plain, form }) =>
      form === 'first-person' && !me.test(plain) && !impersonal.test(plain)
        ? 'Nobody speaks here: say "I", or begin "It\'s okay to".'
        : undefined,
  },
  {
    code: 'name',
    severity: 'soft',
    check: ({ form, firstName, named }) =>
      form === 'distanced' && firstName && !named ? `The distanced form calls the person by name.` : undefined,
  },
]
